import { expect, test } from 'vitest';
import { extractJson, isRefusal } from './answer-text.ts';

test.each([
  ['{"a":1}'],
  ['```json\n{"a":1}\n```'],
  ['```\n{"a":1}\n```\n'],
  ['Here is the estimate:\n```json\n{"a":1}\n```\nEnjoy!'],
  ['Sure: {"a":1}'],
])('the JSON of %j is read', (text) => {
  expect(JSON.parse(extractJson(text))).toEqual({ a: 1 });
});

test.each([[''], ['no JSON'], ['} backwards {']])('%j holds none and stays as it is', (text) => {
  expect(extractJson(text)).toBe(text);
});

test.each([
  ["I'm sorry, but I can't help with that.", true],
  ['I cannot analyse this image.', true],
  ['I’m unable to identify people in photos.', true],
  ['This request is against our policy.', true],
  ['That looks delicious!', false],
  ['', false],
  ['{"note":"sorry"', false],
])('%j is a refusal: %s', (text, expected) => {
  expect(isRefusal(text)).toBe(expected);
});
