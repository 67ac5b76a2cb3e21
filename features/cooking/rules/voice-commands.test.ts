import { expect, test } from 'vitest';
import { commandIn } from './voice-commands.ts';

test.each([
  ['Next', 'next'],
  ['next step please', 'next'],
  ['go back', 'back'],
  ['Start the timer', 'timer'],
  ['read it again', 'repeat'],
  ['stop listening', 'stop'],
  ['stop', null],
  ['pass the salt', null],
  ['we should go there next week with the kids', null],
  ['', null],
])('%j means %j', (heard, command) => {
  expect(commandIn(heard)).toBe(command);
});
