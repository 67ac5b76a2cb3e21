/** The offset of a table in an unpacked font. */
function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`This font has no ${tag} table.`);
}

/** Segments of two-byte codes; a code whose glyph is 0 is missing all the same. */
function addFormat4(font: Buffer, at: number, found: Set<number>): void {
  const twice = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + twice + 2;
  for (let segment = 0; segment < twice; segment += 2) {
    const [start, end] = [font.readUInt16BE(starts + segment), font.readUInt16BE(ends + segment)];
    const delta = font.readUInt16BE(starts + twice + segment);
    const offsetAt = starts + 2 * twice + segment;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const own = offset === 0 ? code : font.readUInt16BE(offsetAt + offset + 2 * (code - start));
      if (own !== 0 && (own + delta) % 0x1_0000 !== 0) found.add(code);
    }
  }
}

/** Groups of codes of any length. */
function addFormat12(font: Buffer, at: number, found: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = 0; group < groups; group += 1) {
    const [start, end] = [
      font.readUInt32BE(at + 16 + group * 12),
      font.readUInt32BE(at + 20 + group * 12),
    ];
    for (let code = start; code <= end; code += 1) found.add(code);
  }
}

/** The characters that a font has glyphs for, by its cmap table (OpenType 1.9, formats 4 and 12). */
export function codePointsOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  const tables = font.readUInt16BE(cmap + 2);
  for (let table = 0; table < tables; table += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + table * 8);
    const format = font.readUInt16BE(at);
    if (format === 4) addFormat4(font, at, found);
    if (format === 12) addFormat12(font, at, found);
  }
  return found;
}
