import { expect, it } from 'vitest';
import { missedText } from './missed-text.ts';

it.each([
  ['  Whopper  Jr. ', 'whopper jr'],
  ['Ben & Jerry’s', 'ben & jerry s'],
  ['85% Schokolade', '85% schokolade'],
  ['bánh mì', 'bánh mì'],
])('counts %j as %j', (typed, text) => {
  expect(missedText(typed)).toBe(text);
});

it.each([
  '',
  'ab',
  '12345',
  'kim@vigour.example',
  '0412 345 678',
  '9300675024235',
  'a/b',
  'www.example.test',
  'what my mother cooked for us yesterday',
  'x'.repeat(41),
])('does not count %j', (typed) => {
  expect(missedText(typed)).toBeNull();
});
