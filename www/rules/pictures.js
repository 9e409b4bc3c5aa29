// @ts-check
/**
 * What the pictures show, by variant and point: positions that came up in games, and what is sown
 * in them. `tests/lessons.rs` plays them all.
 *
 * @import { Picture } from './types.js'
 */

/** @type {Record<string, Record<string, Picture>>} */
export const PICTURES = {
  'hoyito-2': {
    aim: ['hoyito-2 444444/444444 0-0 S', ''],
    sow: ['hoyito-2 120430/304120 16-12 S', 'D'],
    relay: ['hoyito-2 120220/012505 16-12 S', 'B'],
    casa: ['hoyito-2 103023/123050 16-12 S', 'F'],
    chain: ['hoyito-2 410112/330050 20-8 S', 'F'],
    again: ['hoyito-2 150220/314002 12-16 S', 'BC'],
    pass: ['hoyito-2 110213/000000 20-20 S', 'B'],
    lastFour: ['hoyito-2 001300/101011 20-20 S', 'C'],
    origin: ['hoyito-2 (13)21000/100920 8-12 S', 'A'],
    endless: ['hoyito-2 213102/101010 20-16 S', ''],
  },
  'hoyito-3': {
    aim: ['hoyito-3 444444/444444 0-0 S', ''],
    sow: ['hoyito-3 312025/014101 12-16 S', 'F'],
    relay: ['hoyito-3 101133/222410 12-16 S', 'F'],
    casa: ['hoyito-3 120161/310131 12-16 S', 'E'],
    single: ['hoyito-3 103130/333210 12-16 S', 'E'],
    again: ['hoyito-3 120161/310131 12-16 S', 'FE'],
    pass: ['hoyito-3 510110/000000 20-20 S', 'B'],
    lastFour: ['hoyito-3 001001/300111 20-20 S', 'F'],
    origin: ['hoyito-3 10(13)201/131330 8-12 S', 'C'],
    endless: ['hoyito-3 021201/010104 16-20 S', ''],
  },
  'hoyito-2-12': {
    aim: ['hoyito-2-12 444444444444/444444444444 0-0 S', ''],
    sow: ['hoyito-2-12 023410202303/002212100211 32-32 S', 'J'],
    relay: ['hoyito-2-12 023412121212/021102100211 32-32 S', 'L'],
    casa: ['hoyito-2-12 123401200024/110310210022 32-32 S', 'L'],
    chain: ['hoyito-2-12 264302013123/033312011120 24-28 S', 'L'],
    again: ['hoyito-2-12 070411105130/033301102031 28-28 S', 'JI'],
    pass: ['hoyito-2-12 102121201101/000000000000 44-40 S', 'A'],
    lastFour: ['hoyito-2-12 000113010101/000000000000 68-20 S', 'E'],
  },
  'hoyito-1': {
    aim: ['hoyito-1 444444/444444 0-0 S', ''],
    sow: ['hoyito-1 120013/(12)00010 12-16 S', 'F'],
    relay: ['hoyito-1 111121/(11)00020 16-12 S', 'E'],
    passing: ['hoyito-1 210033/303010 16-16 S', 'E'],
    once: ['hoyito-1 102030/133133 16-12 S', 'E'],
    pass: ['hoyito-1 210113/000000 16-24 S', 'B'],
    lastFour: ['hoyito-1 010001/302010 20-20 S', 'F'],
    origin: ['hoyito-1 0(13)2020/102000 12-16 S', 'B'],
    endless: ['hoyito-1 210131/010210 16-20 S', ''],
  },
};
