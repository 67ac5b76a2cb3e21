const NUMBER = /^\s*(?:step\s*)?\d{1,2}\s*[.):-]\s+|^\s*step\s*\d{1,2}\s*:?\s*/i;
const HEADING = /^(?:method|directions|instructions|preparation|steps?)\s*:?$/i;

/** Steps in a text: one for each line, or for each number where all stand in one line. */
export function toSteps(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !HEADING.test(line));
  const parts = lines.length === 1 ? splitNumbered(lines[0] ?? '') : lines;
  return parts.map((part) => part.replace(NUMBER, '').trim()).filter(Boolean);
}

/** "1. Mix. 2. Bake." in one line. */
function splitNumbered(line: string): string[] {
  const marks = [...line.matchAll(/(?:^|\s)(\d{1,2})[.)]\s+(?=[A-Z])/g)];
  const isCounted = marks.length > 1 && marks.every(([, digits], at) => Number(digits) === at + 1);
  if (!isCounted) return [line];
  return marks.map(({ index }, at) => line.slice(index, marks[at + 1]?.index).trim());
}
