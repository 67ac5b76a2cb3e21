import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonLimits, UnboundedSchema } from './json-limits.ts';
import { findJsonExcess } from './json-scan.ts';

const schema = z.object({
  name: z.string().max(10),
  items: z.array(z.object({ grams: z.number().nullable() })).max(5),
  columns: z.record(z.string().max(20), z.string().max(5)).meta({ maxProperties: 3 }),
  kind: z.enum(['a', 'bb']).optional(),
});
const limits = toJsonLimits(schema);
const excessOf = (json: string) => findJsonExcess(Buffer.from(json), limits);
const repeated = (part: string, count: number) => Array(count).fill(part).join(',');
const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',');

describe('what is longer, wider or deeper than the contract', () => {
  const cases: [string, string, string][] = [
    ['a list', `{"items":[${repeated('{"grams":1}', 50_000)}]}`, 'items'],
    ['a list of the wrong things', `{"items":[${repeated('1', 50_000)}]}`, 'items'],
    ['a list where a text belongs', `{"name":[${repeated('1', 50_000)}]}`, 'name'],
    ['a list where an object belongs', `[${repeated('1', 50_000)}]`, ''],
    ['a record', `{"columns":{${keys(400)}}}`, 'columns'],
    ['a record of lists', `{"columns":{"a":[${repeated('[]', 5_000)}]}}`, 'columns'],
    ['a text', `{"name":"${'x'.repeat(2_000)}"}`, 'name'],
    ['a choice', `{"kind":"${'x'.repeat(2_000)}"}`, 'kind'],
    ['a name in a record', `{"columns":{"${'x'.repeat(2_000)}":"a"}}`, 'columns'],
    ['unknown names', `{${keys(50_000)}}`, ''],
    ['unknown names in an item', `{"items":[{${keys(5_000)}}]}`, 'items.0'],
    ['one name again and again', `{${repeated('"name":"a"', 50_000)}}`, ''],
    ['a nest', `{"a":${'['.repeat(50_000)}`, ''],
    ['a nest in a known field', `{"name":${'{"a":'.repeat(50_000)}`, 'name'],
  ];
  it.each(cases)('is found: %s', (_what, json, path) => {
    expect(excessOf(json)?.path).toBe(path);
    expect(excessOf(json)?.message).toMatch(/^[A-Z].*\.$/);
  });

  it('is found after a part of the text that follows the limits, not the length sent', () => {
    const millions = Buffer.from(`{"items":[${repeated('1', 5_000_000)}]}`);
    let read = 0;
    const watched = new Proxy(millions, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) read += 1;
        const value = Reflect.get(target, key) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect(findJsonExcess(watched, limits)?.path).toBe('items');
    expect(read).toBeLessThan(1_000);
  });

  it('is refused where nothing at all is expected', () => {
    expect(findJsonExcess(Buffer.from('{}'), null)).toBeNull();
    expect(findJsonExcess(Buffer.from(`{${keys(5_000)}}`), null)).not.toBeNull();
  });
});

describe('what is within the contract', () => {
  it('passes, however it is written', () => {
    const json =
      ' { "n\\u0061me" : "\\u0041\\"\\\\ä🍚" , "items":[ {"grams":-1.5e3},{"grams":null} ],\n"extra":[{"a":[true]}]}\t';
    expect(schema.partial().safeParse(JSON.parse(json)).success).toBe(true);
    expect(excessOf(json)).toBeNull();
  });

  it('passes for any small JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(3), (value, indent) => {
        const json = JSON.stringify({ other: value }, null, indent);
        expect(excessOf(json)).toBeNull();
      }),
    );
  });

  it('is left to the contract when it is slightly more: that has the better sentence', () => {
    expect(excessOf(`{"items":[${repeated('{}', 6)}]}`)).toBeNull();
    expect(excessOf('{"name":"eleven chars"}')).toBeNull();
  });

  it.each([
    '',
    '{',
    '{"name',
    '{"name"',
    '{"name":',
    '[1 2]',
    '{"a" 1}',
    '{,}',
    'nope',
    '"a\\',
    '{"a":}',
  ])('is left to the parser when it is no JSON: %s', (json) => expect(excessOf(json)).toBeNull());
});

describe('a schema without a maximum', () => {
  it.each<[string, z.ZodType, RegExp]>([
    ['a text', z.object({ a: z.string() }), /^\.a: this text/],
    ['a list', z.object({ a: z.array(z.number()) }), /^\.a: this list/],
    ['a text in a list', z.array(z.string()).max(5), /^\.0: this text/],
    ['a record', z.record(z.string().max(5), z.number()), /record/],
    ['the names of a record', z.record(z.string(), z.number()).meta({ maxProperties: 3 }), /key/],
    ['one of several', z.union([z.string().max(5), z.array(z.null())]), /list/],
    ['anything', z.object({ a: z.unknown() }), /any value/],
    ['a loose object', z.looseObject({ a: z.number() }), /loose/],
  ])('is refused: %s', (_what, unbounded, message) => {
    expect(() => toJsonLimits(unbounded)).toThrow(UnboundedSchema);
    expect(() => toJsonLimits(unbounded)).toThrow(message);
  });
});
