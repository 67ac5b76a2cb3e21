const HIGH_BITS = 2 ** 21;
/** Two odd numbers without a pattern in their bits. */
const [FIRST, SECOND] = [0x9e3779b1, 0x85ebca77];

/** 53 bits of a text: equal for equal texts, and for others hardly ever. */
export function fingerprint(text: string): number {
  let [high, low] = [text.length, FIRST];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, FIRST);
    high ^= high >>> 15;
    low = Math.imul(low ^ code, SECOND);
    low ^= low >>> 13;
  }
  return ((high >>> 0) % HIGH_BITS) * 2 ** 32 + (low >>> 0);
}

/**
 * Finds out which of a million texts may be there more than once, in 8 bytes for each. A text that is there twice
 * is always found; one that is there once hardly ever, so that few have to be compared letter by letter.
 */
export class Fingerprints {
  #found = new Float64Array(4_096);
  #count = 0;

  add(text: string): void {
    if (this.#count === this.#found.length) {
      const larger = new Float64Array(this.#count * 2);
      larger.set(this.#found);
      this.#found = larger;
    }
    this.#found[this.#count] = fingerprint(text);
    this.#count += 1;
  }

  /** Those that more than one text had. */
  repeated(): ReadonlySet<number> {
    const sorted = this.#found.subarray(0, this.#count).sort();
    return new Set(sorted.filter((one, at) => one === sorted[at - 1]));
  }
}
