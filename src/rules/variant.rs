//! The games of the family, as data.

use std::fmt;

/// One game of the family. The rules read these fields; nothing else tells the games apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "four independent rules, each of them on or off")]
pub struct Variant {
    /// Stable name in position texts, records and addresses.
    pub id: &'static str,
    /// Houses in a row: 6 or 12.
    pub row: u8,
    /// Capturing the last house also captures the unbroken run of casas behind it.
    pub chain: bool,
    /// Every house that a sowing brings to four is captured at once, not the last one alone.
    pub en_passant: bool,
    /// A capture gives, and obliges to, another sowing.
    pub extra_turn: bool,
    /// In a match, the last four go from the third round on to the winner of the round before.
    pub last_four_to_champion: bool,
}

impl Variant {
    /// Hoyito I: captures on the way, one sowing a turn.
    pub const HOYITO_1: Variant = Variant {
        id: "hoyito-1",
        row: 6,
        chain: false,
        en_passant: true,
        extra_turn: false,
        last_four_to_champion: false,
    };
    /// Hoyito II: backward chains and extra turns.
    pub const HOYITO_2: Variant = Variant {
        id: "hoyito-2",
        row: 6,
        chain: true,
        en_passant: false,
        extra_turn: true,
        last_four_to_champion: false,
    };
    /// Hoyito II as recorded at Villa Jaragua in 2005: rows of twelve houses.
    pub const HOYITO_2_12: Variant = Variant { id: "hoyito-2-12", row: 12, ..Variant::HOYITO_2 };
    /// Hoyito III, recorded at Barahona in 2005: the last house alone is captured.
    pub const HOYITO_3: Variant = Variant {
        id: "hoyito-3",
        row: 6,
        chain: false,
        en_passant: false,
        extra_turn: true,
        last_four_to_champion: true,
    };
    /// Every game of the family.
    pub const ALL: [Variant; 4] =
        [Variant::HOYITO_1, Variant::HOYITO_2, Variant::HOYITO_2_12, Variant::HOYITO_3];

    /// The variant with that id.
    ///
    /// # Errors
    /// [`UnknownVariant`] when there is none.
    pub fn by_id(id: &str) -> Result<Variant, UnknownVariant> {
        Variant::ALL.into_iter().find(|variant| variant.id == id).ok_or(UnknownVariant)
    }

    /// Houses on the board, both rows.
    #[must_use]
    pub const fn houses(&self) -> u8 {
        2 * self.row
    }

    /// Seeds in the opening position, four a house.
    #[must_use]
    pub const fn seeds(&self) -> u8 {
        4 * self.houses()
    }
}

/// No variant has that id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownVariant;

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown variant; the variants are")?;
        Variant::ALL.iter().try_for_each(|variant| write!(f, " {}", variant.id))
    }
}

impl std::error::Error for UnknownVariant {}
