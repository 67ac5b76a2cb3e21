import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const names = ['unit', 'server', 'build', 'web', 'zones', 'browser'];

test.each([
  [[], { steps: names, isLong: false, since: null }],
  [['--only', 'unit,browser'], { steps: ['unit', 'browser'], isLong: false, since: null }],
  [['--since', 'main'], { steps: names, isLong: false, since: 'main' }],
  [['--long'], { steps: names, isLong: true, since: null }],
])('%j', (args, options) => {
  expect(readOptions(args, names)).toEqual(options);
});

test.each([[['--only', 'unit,nothing']], [['--only']], [['--since']], [['--fast']]])(
  '%j is explained',
  (args) => {
    expect(readOptions(args, names)).toMatch(
      /^Use: npm test .*names: unit, server, build, web, zones, browser$/,
    );
  },
);
