import type { JsonLimits } from './json-limits.ts';

/** Position and sentence of the first excess in a JSON text. */
export type JsonExcess = { path: string; message: string };

/** Entries of a list that stand side by side: where their bytes are, and how many entries are before them. */
export type ListPart = { start: number; end: number; firstRow: number };
/** A list in a JSON text, cut into parts. `start` and `end` are inside its brackets. */
export type CutList = { start: number; end: number; count: number; parts: ListPart[] };

/** Values that the contract does not expect: unknown keys, wrong types, and all that is in them. */
const MAX_UNEXPECTED_VALUES = 1_000;
const MAX_UNEXPECTED_DEPTH = 20;
const MAX_DEPTH = 40;
/** Keys beside the known ones; the contract decides about them. */
const MAX_UNKNOWN_KEYS = 100;
/** The memory of a parsed body follows the number of its values. */
const MAX_VALUES = 3_000_000;
/** A part of a list is processed in a few milliseconds. */
const MAX_PART_BYTES = 50_000;
const MAX_PART_ROWS = 500;
/** The contract answers a slight excess itself, with its own sentence. */
const slack = (max: number): number => max + Math.min(max, 1_000) + 20;
/** A character takes at most six bytes (an escape); whitespace around a text may be trimmed. */
const textBytes = (max: number): number => max * 6 + 1_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

function addToCut(cut: CutList, start: number, end: number): void {
  const last = cut.parts.at(-1);
  const isFull =
    !last || end - last.start > MAX_PART_BYTES || cut.count - last.firstRow >= MAX_PART_ROWS;
  if (isFull) cut.parts.push({ start, end, firstRow: cut.count });
  else last.end = end;
  cut.count += 1;
}

class Excess extends Error {}
class NotJson extends Error {}

/** Walks JSON bytes without making values, and stops at the first excess or at what is not JSON. */
class Scan {
  #at = 0;
  #values = 0;
  #unexpected = 0;
  #depth = 0;
  readonly #json: Buffer;
  readonly #cutAt: string | null;
  readonly path: (string | number)[] = [];
  cut: CutList | null = null;

  /** Cuts the list at the path `cutAt` into parts. */
  constructor(json: Buffer, cutAt: string | null) {
    this.#json = json;
    this.#cutAt = cutAt;
  }

  #next(): number {
    let byte = this.#json[this.#at];
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
      this.#at += 1;
      byte = this.#json[this.#at];
    }
    if (byte === undefined) throw new NotJson();
    return byte;
  }

  #take(wanted: number): boolean {
    if (this.#next() !== wanted) return false;
    this.#at += 1;
    return true;
  }

  /** Skips a text; returns the bytes between its quotes. */
  #text(): number {
    if (!this.#take(QUOTE)) throw new NotJson();
    const json = this.#json;
    const start = this.#at;
    for (let at = start; at < json.length; at += 1) {
      const byte = json[at];
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) {
        this.#at = at + 1;
        return at - start;
      }
    }
    throw new NotJson();
  }

  #key(): { name: () => string; bytes: number } {
    this.#next();
    const start = this.#at;
    const bytes = this.#text();
    const end = this.#at;
    if (!this.#take(COLON)) throw new NotJson();
    return { bytes, name: () => String(JSON.parse(this.#json.toString('utf8', start, end))) };
  }

  /** Goes through the members of a list or an object; `member` is given how many there were before. */
  #members(close: number, member: (count: number) => void): void {
    this.#at += 1;
    if (this.#take(close)) return;
    for (let count = 0; ; count += 1) {
      member(count);
      if (this.#take(close)) return;
      if (!this.#take(COMMA)) throw new NotJson();
    }
  }

  #scalar(): void {
    const start = this.#at;
    for (;;) {
      const byte = this.#json[this.#at];
      // A letter, a digit, a sign or a point.
      if (byte === undefined || byte <= 0x2a || byte === COMMA || byte === COLON) break;
      if (byte === CLOSE_LIST || byte === CLOSE_OBJECT || byte === OPEN_LIST) break;
      this.#at += 1;
    }
    if (this.#at === start) throw new NotJson();
  }

  #unexpectedValue(depth: number): void {
    this.#unexpected += 1;
    if (this.#unexpected > MAX_UNEXPECTED_VALUES) throw new Excess('Leave out unknown values.');
    if (depth > MAX_UNEXPECTED_DEPTH) throw new Excess('This is nested too deep.');
    const first = this.#next();
    if (first === QUOTE) this.#text();
    else if (first === OPEN_LIST) this.#members(CLOSE_LIST, () => this.#unexpectedValue(depth + 1));
    else if (first === OPEN_OBJECT) {
      this.#members(CLOSE_OBJECT, () => {
        this.#key();
        this.#unexpectedValue(depth + 1);
      });
    } else this.#scalar();
  }

  #list({ max, items }: NonNullable<JsonLimits['list']>): void {
    const depth = this.path.length;
    const cut = this.#isToCut() ? this.#startCut() : null;
    this.#members(CLOSE_LIST, (count) => {
      this.path.length = depth;
      if (count >= slack(max)) throw new Excess(`Use at most ${max} entries.`);
      this.path[depth] = count;
      const start = this.#at;
      this.value(items);
      if (cut) addToCut(cut, start, this.#at);
    });
    this.path.length = depth;
    if (cut) cut.end = this.#at - 1;
  }

  /** Names in a record are no part of the path, so that the depth decides too. */
  #isToCut(): boolean {
    if (this.#cutAt === null || this.#depth !== (this.#cutAt === '' ? 1 : 2)) return false;
    return this.path.join('.') === this.#cutAt;
  }

  #startCut(): CutList {
    if (this.cut) throw new Excess('Send this list once.');
    this.cut = { start: this.#at + 1, end: this.#at + 1, count: 0, parts: [] };
    return this.cut;
  }

  #object({ max, keys, others }: NonNullable<JsonLimits['object']>): void {
    const depth = this.path.length;
    const most = others ? slack(max) : max + MAX_UNKNOWN_KEYS;
    this.#members(CLOSE_OBJECT, (count) => {
      if (count >= most) {
        throw new Excess(others ? `Use at most ${max} entries.` : 'Leave out unknown fields.');
      }
      const { name, bytes } = this.#key();
      if (others) {
        if (bytes > textBytes(others.maxKeyLength)) throw new Excess('Use shorter names.');
        this.value(others.values);
        return;
      }
      const known = name();
      const limits = keys.get(known);
      if (limits === undefined) {
        this.#unexpectedValue(0);
        return;
      }
      this.path[depth] = known;
      this.value(limits);
      this.path.length = depth;
    });
  }

  value(limits: JsonLimits | null): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new Excess('This is nested too deep.');
    this.#valueWithin(limits);
    this.#depth -= 1;
  }

  #valueWithin(limits: JsonLimits | null): void {
    this.#values += 1;
    if (this.#values > MAX_VALUES) throw new Excess(`Use at most ${MAX_VALUES} values.`);
    const first = this.#next();
    if (first === OPEN_LIST && limits?.list) this.#list(limits.list);
    else if (first === OPEN_OBJECT && limits?.object) this.#object(limits.object);
    else if (first === QUOTE && limits?.text) {
      const { max } = limits.text;
      if (this.#text() > textBytes(max)) throw new Excess(`Use at most ${max} characters.`);
    } else if (limits?.scalar) this.#scalar();
    else this.#unexpectedValue(0);
  }
}

/**
 * Finds the first place where JSON is longer, deeper or wider than `limits`, in one pass over the bytes and
 * without making its values. Says nothing about JSON that is not valid: the parser stops at the same place.
 * Cuts the list at `cutAt` into parts: the path of a field, or '' for the whole text.
 */
export function scanJson(
  json: Buffer,
  limits: JsonLimits | null,
  cutAt: string | null = null,
): { excess: JsonExcess | null; cut: CutList | null } {
  const scan = new Scan(json, cutAt);
  try {
    scan.value(limits);
    return { excess: null, cut: scan.cut };
  } catch (error) {
    if (error instanceof Excess) {
      return { excess: { path: scan.path.join('.'), message: error.message }, cut: null };
    }
    if (!(error instanceof NotJson || error instanceof SyntaxError)) throw error;
  }
  return { excess: null, cut: null };
}

/** The first place where JSON is more than its limits allow. */
export const findJsonExcess = (json: Buffer, limits: JsonLimits | null): JsonExcess | null =>
  scanJson(json, limits).excess;

/** One part of a cut list as JSON of its own. */
export const bytesOfPart = (json: Buffer, { start, end }: ListPart): Buffer =>
  Buffer.concat([Buffer.from('['), json.subarray(start, end), Buffer.from(']')]);
