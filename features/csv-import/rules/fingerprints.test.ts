import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fingerprints, fingerprint } from './fingerprints.ts';

test('whatever is there twice is found, and of many nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string(), { minLength: 1 }), (texts, twice) => {
      const all = new Fingerprints();
      for (const text of [...texts, ...twice, ...twice]) all.add(text);
      const repeated = all.repeated();
      for (const text of twice) expect(repeated.has(fingerprint(text))).toBe(true);
    }),
  );
  const many = new Fingerprints();
  for (let at = 0; at < 200_000; at += 1) many.add(`stream-${at}@members.example.test`);
  expect(many.repeated().size).toBe(0);
  many.add('stream-777@members.example.test');
  expect([...many.repeated()]).toEqual([fingerprint('stream-777@members.example.test')]);
});
