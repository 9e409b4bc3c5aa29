// @ts-nocheck
// Stands in for exports of the engine that are on their way. Goes with them.
export const withStandIns = (glue) => {
  if (glue.Game.prototype.setTag) return glue;
  const { Game } = glue;
  const tags = new WeakMap();
  const closed = (state) => Object.assign(state, { closed: [] });
  for (const name of ['state', 'stateAt']) {
    const old = Game.prototype[name];
    Game.prototype[name] = function (...rest) { return closed(old.apply(this, rest)); };
  }
  const play = Game.prototype.play;
  Game.prototype.play = function (house) {
    const view = play.call(this, house);
    closed(view.state);
    return view;
  };
  const fromRecord = Game.fromRecord;
  Game.fromRecord = (text) => {
    const game = fromRecord(text);
    for (const [, name, value] of text.matchAll(/^\[(\w+) "(.*)"\]$/gm)) game.setTag(name, value);
    return game;
  };
  const record = Game.prototype.record;
  Game.prototype.setTag = function (name, value) {
    tags.set(this, { ...tags.get(this), [name]: value });
  };
  Game.prototype.tag = function (name) { return tags.get(this)?.[name] ?? ''; };
  Game.prototype.record = function () {
    const mine = Object.entries(tags.get(this) ?? {}).filter(([name, value]) => (
      value && /^(South|North|Level|Game|Match|Round)$/.test(name)));
    const lines = mine.map(([name, value]) => `[${name} "${value}"]\n`).join('');
    return record.call(this).replace(/(\[Variant .*\n(\[Date .*\n)?)/, `$1${lines}`);
  };
  return glue;
};
