import { type JsonLimits, toJsonLimits } from '#platform/server/http/json-limits.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';

export type WorstBody = { what: string; json: string };

const DEFAULT_BODY_LIMIT_BYTES = 100_000;

/** `part` again and again with commas between, within `room` bytes and at most `count` times. */
function repeated(part: (index: number) => string, room: number, count = Number.POSITIVE_INFINITY) {
  const parts: string[] = [];
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    const next = part(index);
    bytes += Buffer.byteLength(next) + 1;
    if (bytes > room) break;
    parts.push(next);
  }
  return parts.join(',');
}

/** As much as `limits` allow within `room` bytes: every field, longest texts, longest lists, most keys. */
function fullest(limits: JsonLimits | null, room: number): string {
  if (limits?.list) {
    const { max, items } = limits.list;
    const each = items?.list || items?.object ? Math.max(20, room / max) : room;
    return `[${repeated(() => fullest(items, each), room - 2, max)}]`;
  }
  if (limits?.object?.others) {
    const { max, others } = limits.object;
    const each = Math.max(4, room / max - 10);
    return `{${repeated((index) => `"${index}":${fullest(others.values, each)}`, room - 2, max)}}`;
  }
  if (limits?.object) {
    const { keys } = limits.object;
    let left = room - 2;
    const fields = [...keys].map(([name, field]) => {
      const json = `"${name}":${fullest(field, left - name.length - 4)}`;
      left -= json.length + 1;
      return json;
    });
    return `{${fields.join(',')}}`;
  }
  if (limits?.text) return `"${'a'.repeat(Math.max(0, Math.min(limits.text.max, room - 2)))}"`;
  return limits?.scalar ? '1' : 'null';
}

type Place = { path: string; before: string; after: string; limits: JsonLimits };

/** Every list and record of a body, with what has to stand around it. */
function placesOf(limits: JsonLimits | null, before = '', after = '', path = ''): Place[] {
  if (!limits) return [];
  const own = limits.list || limits.object ? [{ path, before, after, limits }] : [];
  const inList = limits.list
    ? placesOf(limits.list.items, `${before}[`, `]${after}`, `${path}.0`)
    : [];
  const inObject = [...(limits.object?.keys ?? [])].flatMap(([name, field]) =>
    placesOf(field, `${before}{"${name}":`, `}${after}`, `${path}.${name}`),
  );
  return [...own, ...inList, ...inObject];
}

/** Bodies as large as the endpoint takes (up to `maxBytes`), each of which is bad in another way. */
export function worstBodies(endpoint: Endpoint, maxBytes = Number.POSITIVE_INFINITY): WorstBody[] {
  const room = Math.min(endpoint.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES, maxBytes) - 10;
  const limits = endpoint.body ? toJsonLimits(endpoint.body) : null;
  const nest = (open: string, close: string) => {
    const depth = Math.min(100_000, Math.floor(room / (open.length + close.length)) - 1);
    return `${open.repeat(depth)}1${close.repeat(depth)}`;
  };
  const wide = placesOf(limits).flatMap(({ path, before, after, limits: place }) => {
    const inside = room - before.length - after.length - 2;
    const bodies: WorstBody[] = [
      {
        what: `${path} with endless names`,
        json: `${before}{${repeated((index) => `"${index}":1`, inside)}}${after}`,
      },
    ];
    if (place.list) {
      const item = fullest(place.list.items, 60);
      bodies.push(
        { what: `${path} endless`, json: `${before}[${repeated(() => item, inside)}]${after}` },
        { what: `${path} full of 1`, json: `${before}[${repeated(() => '1', inside)}]${after}` },
      );
    }
    return bodies;
  });
  return [
    { what: 'the fullest', json: fullest(limits, room) },
    { what: 'unknown names', json: `{${repeated((index) => `"${index}":1`, room - 2)}}` },
    { what: 'a list', json: `[${repeated(() => '1', room - 2)}]` },
    { what: 'nested objects', json: nest('{"a":', '}') },
    { what: 'nested lists', json: nest('[', ']') },
    ...wide,
  ];
}
