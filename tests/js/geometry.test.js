import assert from 'node:assert/strict';
import test from 'node:test';

import { bestLayout, chance, restingPlace } from '../../www/view/geometry.js';
import { seedForm } from '../../www/view/ground.js';

/** Spaces that the page leaves for the board: phones on end and on their side, desks. */
const spaces = [
  [360, 420], [390, 600], [640, 340], [844, 290], [1000, 600], [1280, 640], [700, 700],
];
const every = (act) => {
  for (const row of [6, 12]) {
    for (const [width, height] of spaces) {
      for (const flipped of [false, true]) {
        const layout = bestLayout(row, width, height, flipped);
        const scale = Math.min(width / layout.width, height / layout.height);
        act(layout, { row, scale, flipped, name: `${row} ${layout.name} ${width}x${height}` });
      }
    }
  }
};
const edges = ({ x, y, w, h }) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];

test('all lies within the board, and no house in another', () => {
  every((layout, { name }) => {
    const boxes = layout.houses.map(({ cell }) => edges(cell));
    const piles = [layout.south.pile, layout.north.pile].map(edges);
    for (const [left, top, right, bottom] of [...boxes, ...piles]) {
      assert.ok(left > -1 && top > -1, name);
      assert.ok(right < layout.width + 1 && bottom < layout.height + 1, name);
    }
    boxes.forEach((a, i) => [...boxes.slice(i + 1), ...piles].forEach((b) => {
      const apart = a[2] <= b[0] + 0.01 || b[2] <= a[0] + 0.01 || a[3] <= b[1] + 0.01
        || b[3] <= a[1] + 0.01;
      assert.ok(apart, `${name}: house ${i} overlaps`);
    }));
  });
});

test('fingers can hit the houses', () => {
  every(({ houses }, { row, scale, name }) => {
    const { w, h } = houses[0].cell;
    const target = Math.min(w, h) * scale;
    assert.ok(target >= (row === 6 ? 44 : 24), `${name}: ${target}`);
  });
});

test('sowing runs anticlockwise on the screen, whichever way the board lies', () => {
  every(({ houses, width, height }, { name }) => {
    houses.forEach(({ hole }, i) => {
      const next = houses[(i + 1) % houses.length].hole;
      const [ax, ay] = [hole.x - width / 2, hole.y - height / 2];
      const [bx, by] = [next.x - width / 2, next.y - height / 2];
      assert.ok(ax * by - ay * bx < 0, `${name}: from house ${i}`);
    });
  });
});

test('a phone on end gets an upright board, a wide space a wide one', () => {
  for (const row of [6, 12]) {
    assert.equal(bestLayout(row, 360, 420, false).name, 'tall');
    assert.notEqual(bestLayout(row, 1280, 640, false).name, 'tall');
    assert.notEqual(bestLayout(row, 844, 290, false).name, 'tall');
  }
});

test('a tablet on end gets a lying board, a phone one that lies along it', () => {
  for (const row of [6, 12]) {
    assert.equal(bestLayout(row, 752, 820, false).name, 'wide');
    const { name, houses, width } = bestLayout(row, 374, 550, false);
    assert.equal(name, 'tall');
    // Two who face each other have each their first house before them.
    const [first, opposite] = [houses[0].hole, houses[row].hole];
    assert.ok(first.y > opposite.y && first.x > width / 2 && opposite.x < width / 2);
  }
});

test('South is near, or right on an upright board; flipped, North is', () => {
  every(({ houses, south, north, height, width }, { flipped, name }) => {
    const upright = houses[0].hole.x === houses[1].hole.x;
    const near = upright ? houses[0].hole.x > width / 2 : houses[0].hole.y > height / 2;
    assert.equal(near, !flipped, name);
    for (const { pile, half } of [south, north]) {
      const [left, top, right, bottom] = edges(half);
      assert.ok(pile.x > left && pile.x < right && pile.y > top && pile.y < bottom,
        `${name}: the heap lies with its owner`);
    }
  });
});

test('seeds rest inside the house, the first ones beside each other', () => {
  const { houses, seed } = bestLayout(6, 1000, 600, false);
  houses.forEach(({ hole }, house) => {
    const rests = Array.from({ length: 30 }, (_, slot) => restingPlace(hole, slot, seed, house));
    for (const { x, y } of rests) {
      assert.ok(Math.hypot((x - hole.x) / hole.w, (y - hole.y) / hole.h) < 0.5);
    }
    rests.slice(0, 5).forEach((a, i) => rests.slice(0, i).forEach((b) => {
      assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > seed * 0.5, 'no seed hides another');
    }));
  });
});

test('a seed lies where it fell, however many fall later', () => {
  const box = { x: 50, y: 50, w: 86, h: 86 };
  const early = restingPlace(box, 3, 34, 1);
  restingPlace(box, 40, 34, 1);
  assert.deepEqual(restingPlace(box, 3, 34, 1), early);
  assert.deepEqual(restingPlace({ ...box }, 3, 34, 1), early, 'and on the next visit');
});

test('a seed looks the same wherever it goes, and unlike the others', () => {
  assert.deepEqual(seedForm(17), seedForm(17));
  const forms = Array.from({ length: 96 }, (_, id) => seedForm(id));
  assert.equal(new Set(forms.map(({ rx, ry, tilt }) => `${rx} ${ry} ${tilt}`)).size, 96);
  assert.deepEqual([...new Set(forms.map(({ tone }) => tone))].sort(), [0, 1, 2, 3, 4, 5, 6]);
  for (const { rx, ry } of forms) assert.ok(ry <= rx && ry > rx / 2 && rx < 45);
  const shapes = new Set(forms.map(({ rx, ry, corners }) => `${(ry / rx).toFixed(2)} ${corners}`));
  assert.equal(shapes.size, 7, 'each tone has a shape of its own');
});

test('chance is repeatable and spread over [0, 1)', () => {
  const values = Array.from({ length: 1000 }, (_, id) => chance(id, 3));
  assert.ok(values.every((value) => value >= 0 && value < 1));
  const mean = values.reduce((sum, value) => sum + value, 0) / 1000;
  assert.ok(Math.abs(mean - 0.5) < 0.03);
  assert.equal(chance(5, 3), values[5]);
});
