import type { Span } from '#features/free-times/rules/span.ts';
import { idFromBytes, idToBytes } from '#platform/shared/ids.ts';
import { MS_PER_HOUR, MS_PER_MINUTE, offsetPeriods } from '#platform/shared/wall-clock.ts';

/** An offer and its free starts, milliseconds since 1970. */
type OfferStarts = Bookable & { id: string; noticeHours: number; starts: readonly number[] };
/** What wishes ask of an offer. */
export type Bookable = { priceCents: number; isGroup: boolean; isOnline: boolean };
/** The first start that suits, and of which offer. */
export type FirstStart = { startMs: number; offerId: string };

const QUARTER_MS = 15 * MS_PER_MINUTE;
const QUARTERS_A_WEEK = 7 * 96;
/** An offer: its id, its price in four bytes, what it is in one. */
const OFFER_BYTES = 16 + 4 + 1;
const [IS_GROUP, IS_ONLINE] = [1, 2];
/** Minutes since 1970 in four bytes, hours of notice in two; a bit for each offer follows. */
const TIME_BYTES = 6;

const maskBytesOf = (offers: number): number => Math.ceil(offers / 8);

/** Australian zones whose clocks change, each at an instant of its own. */
const CHANGING_ZONES = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe'];

const clockChanges = (startMs: number, endMs: number): number[] =>
  CHANGING_ZONES.flatMap((zone) => offsetPeriods(zone, startMs, endMs).slice(1)).map(
    ({ fromMs }) => fromMs,
  );

/**
 * The first start of an offer in each quarter hour of the week, on either side of each clock change: after it
 * the quarter is another time of day.
 */
function firstOfQuarters(starts: readonly number[]): number[] {
  const seen = new Set<number>();
  const inOrder = starts.toSorted((a, b) => a - b);
  const changes = clockChanges(inOrder[0] ?? 0, inOrder.at(-1) ?? 0);
  return inOrder.filter((startMs) => {
    const side = changes.filter((changeMs) => changeMs <= startMs).length;
    const ofWeek = Math.floor(startMs / QUARTER_MS) % QUARTERS_A_WEEK;
    const quarter = side * QUARTERS_A_WEEK + ofWeek;
    const isFirst = !seen.has(quarter);
    seen.add(quarter);
    return isFirst;
  });
}

/**
 * What is kept of when a trainer is free, so that a search by day and time need not look at all starts, and
 * reads those of 2,000 trainers quickly. Whatever zone it is asked for in, days and times of day begin at
 * quarters.
 */
export function packStarts(offers: readonly OfferStarts[]): Uint8Array {
  const free = offers.flatMap(({ starts, noticeHours }, offer) =>
    firstOfQuarters(starts).map((startMs) => ({ startMs, noticeHours, offer })),
  );
  const kept = [
    ...Map.groupBy(free, ({ startMs, noticeHours }) => `${startMs} ${noticeHours}`).values(),
  ].toSorted((a, b) => (a[0]?.startMs ?? 0) - (b[0]?.startMs ?? 0));
  const maskBytes = maskBytesOf(offers.length);
  const header = 1 + offers.length * OFFER_BYTES;
  const bytes = new Uint8Array(header + kept.length * (TIME_BYTES + maskBytes));
  const view = new DataView(bytes.buffer);
  view.setUint8(0, offers.length);
  for (const [index, { id, priceCents, isGroup, isOnline }] of offers.entries()) {
    const at = 1 + index * OFFER_BYTES;
    bytes.set(idToBytes(id), at);
    view.setUint32(at + 16, priceCents);
    view.setUint8(at + 20, (isGroup ? IS_GROUP : 0) | (isOnline ? IS_ONLINE : 0));
  }
  for (const [index, group] of kept.entries()) {
    const at = header + index * (TIME_BYTES + maskBytes);
    view.setUint32(at, Math.floor((group[0]?.startMs ?? 0) / MS_PER_MINUTE));
    view.setUint16(at + 4, group[0]?.noticeHours ?? 0);
    for (const { offer } of group) {
      const mask = at + TIME_BYTES + (offer >> 3);
      bytes[mask] = (bytes[mask] ?? 0) | (1 << (offer & 7));
    }
  }
  return bytes;
}

/** The offers whose starts are packed. */
function offersIn(packed: Uint8Array): Bookable[] {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const count = packed.byteLength === 0 ? 0 : view.getUint8(0);
  return Array.from({ length: count }, (_, index) => {
    const at = 1 + index * OFFER_BYTES;
    const kind = view.getUint8(at + 20);
    return {
      priceCents: view.getUint32(at + 16),
      isGroup: (kind & IS_GROUP) !== 0,
      isOnline: (kind & IS_ONLINE) !== 0,
    };
  });
}

/** What a start must be: of an offer that `suits`, within `spans` (in order) if there are any. */
export type WantedStart = {
  spans: readonly Span[] | null;
  suits: ((offer: Bookable, all: readonly Bookable[]) => boolean) | null;
  nowMs: number;
};

/** A bit for each packed offer that suits; null: none does. */
function wantedMask(packed: Uint8Array, suits: WantedStart['suits']): Uint8Array | null {
  const count = packed[0] ?? 0;
  const mask = new Uint8Array(maskBytesOf(count)).fill(suits ? 0 : 0xff);
  if (suits) {
    const offers = offersIn(packed);
    for (const [index, offer] of offers.entries()) {
      if (suits(offer, offers)) mask[index >> 3] = (mask[index >> 3] ?? 0) | (1 << (index & 7));
    }
  }
  return mask.some((bits) => bits > 0) ? mask : null;
}

/** The first of the packed starts that can be booked and is wanted; null: none. */
export function firstStart(
  packed: Uint8Array,
  { spans, suits, nowMs }: WantedStart,
): FirstStart | null {
  const mask = wantedMask(packed, suits);
  if (!mask) return null;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const step = TIME_BYTES + mask.length;
  let span = 0;
  for (let at = 1 + view.getUint8(0) * OFFER_BYTES; at < packed.byteLength; at += step) {
    const startMs = view.getUint32(at) * MS_PER_MINUTE;
    if (startMs - view.getUint16(at + 4) * MS_PER_HOUR < nowMs) continue;
    if (spans) {
      while (span < spans.length && (spans[span]?.endMs ?? 0) <= startMs) span += 1;
      if (span === spans.length) return null;
      if ((spans[span]?.startMs ?? 0) > startMs) continue;
    }
    for (let byte = 0; byte < mask.length; byte += 1) {
      const free = view.getUint8(at + TIME_BYTES + byte) & (mask[byte] ?? 0);
      if (free === 0) continue;
      const index = byte * 8 + (31 - Math.clz32(free & -free));
      const id = 1 + index * OFFER_BYTES;
      return { startMs, offerId: idFromBytes(packed.subarray(id, id + 16)) };
    }
  }
  return null;
}
