/** Element types as PostgreSQL numbers them. */
const TYPES = { text: 25, integer: 23, real: 700, jsonb: 3802, tsvector: 3614 } as const;
export type ElementType = keyof typeof TYPES;

/** Dimensions, whether there are nulls, the element's type, the length, and the first index. */
const HEADER_BYTES = 20;
const MAX_BYTES_PER_CHARACTER = 3;

/**
 * A list of values in the binary form of a PostgreSQL array, for a parameter of a statement: the database reads it
 * in half the time of the same array as text, and nothing in a value has to be escaped.
 */
export class BinaryArray {
  // Its own memory, which can be handed to another thread: Node keeps small buffers in a common one.
  #bytes = Buffer.from(new ArrayBuffer(16_384));
  #end = HEADER_BYTES;
  #count = 0;
  #nulls = 0;
  readonly #type: ElementType;

  constructor(type: ElementType) {
    this.#type = type;
  }

  /** `value` is text (JSON for jsonb), a number for the types of numbers, or the different words of a tsvector. */
  push(value: string | number | readonly string[] | null): void {
    this.#count += 1;
    this.#room(12);
    const lengthAt = this.#end;
    this.#end += 4;
    if (value === null) {
      this.#nulls += 1;
      this.#bytes.writeInt32BE(-1, lengthAt);
      return;
    }
    if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'string') this.#text(value);
    else this.#words(value);
    this.#bytes.writeInt32BE(this.#end - lengthAt - 4, lengthAt);
  }

  /** The parameter; null when every value is null, which a statement's `unnest` reads as that. */
  finish(): Uint8Array<ArrayBuffer> | null {
    if (this.#nulls === this.#count) return null;
    const header = [1, this.#nulls > 0 ? 1 : 0, TYPES[this.#type], this.#count, 1];
    header.forEach((number, at) => this.#bytes.writeInt32BE(number, at * 4));
    return new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset, this.#end);
  }

  #room(bytes: number): void {
    if (this.#end + bytes <= this.#bytes.length) return;
    const larger = Buffer.from(
      new ArrayBuffer(Math.max(this.#bytes.length * 2, this.#end + bytes)),
    );
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }

  #number(value: number): void {
    if (this.#type === 'integer') this.#end = this.#bytes.writeInt32BE(value, this.#end);
    else this.#end = this.#bytes.writeFloatBE(value, this.#end);
  }

  #text(value: string): void {
    this.#room(value.length * MAX_BYTES_PER_CHARACTER + 1);
    if (this.#type === 'jsonb') this.#bytes[this.#end++] = 1; // the version of its form
    this.#letters(value);
  }

  /** A word ends with a zero byte; it has no positions. The database sorts them. */
  #words(words: readonly string[]): void {
    this.#end = this.#bytes.writeInt32BE(words.length, this.#end);
    for (const word of words) {
      this.#room(word.length * MAX_BYTES_PER_CHARACTER + 7);
      this.#letters(word);
      this.#bytes.fill(0, this.#end, this.#end + 3);
      this.#end += 3;
    }
  }

  /** Character by character while they are plain: several times faster than a call for each short text. */
  #letters(text: string): void {
    const bytes = this.#bytes;
    const start = this.#end;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) {
        this.#end = start + bytes.write(text, start);
        return;
      }
      bytes[start + at] = code;
    }
    this.#end = start + text.length;
  }
}
