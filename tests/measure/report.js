import { expect } from '@playwright/test';

/** @typedef {{ what: string, value: number, bar: number, unit: string }} Row */

/** Prints what was measured against its bars, and fails where one is missed. @param {Row[]} rows */
export function report(rows) {
  const table = rows.map(({ what, value, bar, unit }) => {
    const figure = `${Number(value.toFixed(value < 10 ? 2 : 0))} ${unit}`;
    return `| ${what} | ${figure} | ${bar} ${unit} | ${value <= bar ? '' : 'missed'} |`;
  });
  console.log(['', '| measured | is | bar | |', '| --- | --- | --- | --- |', ...table].join('\n'));
  expect(rows.filter(({ value, bar }) => !(value <= bar)).map(({ what }) => what)).toEqual([]);
}
