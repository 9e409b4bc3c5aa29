import { expect } from '@playwright/test';

/** @typedef {{ what: string, value: number, unit: string, bar?: number }} Row */

/** Prints what was measured against its bars, and fails where one is missed. @param {Row[]} rows */
export function report(rows) {
  const misses = ({ value, bar = Infinity }) => !(value <= bar);
  const table = rows.map((row) => {
    const { what, value, bar = '', unit } = row;
    const figure = Number(value.toPrecision(3));
    return `| ${what} | ${figure} ${unit} | ${bar} | ${misses(row) ? 'missed' : ''} |`;
  });
  console.log(['', '| measured | is | bar | |', '| --- | --- | --- | --- |', ...table].join('\n'));
  expect(rows.filter(misses).map(({ what }) => what)).toEqual([]);
}
