/** Splits comma-separated text that comes in pieces into rows (RFC 4180: quotes may hold commas and line ends). */
export class CsvRows {
  #row: string[] = [];
  #field = '';
  #quoted = false;
  #afterQuote = false;

  /** The rows that `text` completes. */
  push(text: string): string[][] {
    const rows: string[][] = [];
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at] as string;
      if (this.#quoted) {
        if (sign !== '"') this.#field += sign;
        else {
          this.#quoted = false;
          this.#afterQuote = true;
        }
      } else if (sign === '"' && this.#afterQuote) {
        this.#field += '"'; // a doubled quote
        this.#quoted = true;
        this.#afterQuote = false;
      } else if (sign === '"' && this.#field === '') this.#quoted = true;
      else if (sign === ',') this.#endField();
      else if (sign === '\n') {
        this.#endField();
        if (this.#row.length > 1 || this.#row[0] !== '') rows.push(this.#row);
        this.#row = [];
      } else if (sign !== '\r') {
        this.#field += sign;
        this.#afterQuote = false;
      }
    }
    return rows;
  }

  /** The last row, where the text does not end with a line end. */
  end(): string[][] {
    return this.#row.length > 0 || this.#field !== '' ? this.push('\n') : [];
  }

  #endField(): void {
    this.#row.push(this.#field);
    this.#field = '';
    this.#afterQuote = false;
  }
}

/** Cuts the objects out of the first list of a JSON text that comes in pieces: `{"Foods": [{…}, {…}]}`. */
export class JsonListItems {
  #depth = 0;
  #inList = false;
  #inText = false;
  #escaped = false;
  #item = '';

  /** The texts of the objects that `text` completes. */
  push(text: string): string[] {
    const items: string[] = [];
    let from = this.#depth > 0 ? 0 : -1;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at] as string;
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (sign === '\\') this.#escaped = true;
        else if (sign === '"') this.#inText = false;
      } else if (sign === '"') this.#inText = true;
      else if (!this.#inList) this.#inList = sign === '[';
      else if (sign === '{') {
        if (this.#depth === 0) from = at;
        this.#depth += 1;
      } else if (sign === '}') {
        this.#depth -= 1;
        if (this.#depth === 0) {
          items.push(this.#item + text.slice(from, at + 1));
          this.#item = '';
          from = -1;
        }
      }
    }
    if (from >= 0) this.#item += text.slice(from);
    return items;
  }
}
