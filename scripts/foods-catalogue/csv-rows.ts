/** Rows of a small CSV text (RFC 4180), keyed by the names in its first line. */
export function csvRows(text: string): Record<string, string>[] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    cells.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n') {
      endCell();
      lines.push(cells);
      cells = [];
    } else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || cells.length > 0) {
    endCell();
    lines.push(cells);
  }
  const [names = [], ...rows] = lines;
  return rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])),
  );
}
