import { checkRow, problemText, type RowPlan, type RowProblem } from './row-check.ts';

/** Why a row fails: the first that holds. */
export const REASONS = ['invalid', 'duplicate', 'member', 'seat'] as const;
export type Reason = (typeof REASONS)[number];

/** What becomes of a row: `reason` null imports it. */
export type Outcome = { row: number; reason: Reason | null; detail: string | null };

/** Before and after the number of the row that stands. */
export const DUPLICATE_TEXT = [
  'The same as row ',
  '. Remove one of them, or change what tells them apart.',
] as const;
const duplicateOf = (first: number): string => DUPLICATE_TEXT.join(String(first));
export const ALREADY_MEMBER = 'This person is a member already. Remove the row.';
export const NO_SEAT = 'No seat is left for this row. Free a seat, add seats, or remove the row.';
export const noRoom = (most: number, what: string): string =>
  `You can keep ${most.toLocaleString('en-AU')} ${what}. Delete some, or remove the row.`;

export const problemsText = (problems: readonly RowProblem[]): string =>
  problems.map(problemText).join(' ');

/**
 * What becomes of every row of a file by the file alone: each row has one outcome, rows count from 1
 * below the header, and of rows with the same key the first stands.
 */
export function outcomesOf(plan: RowPlan, rows: readonly string[][]): Outcome[] {
  const first = new Map<string, number>();
  return rows.map((cells, at) => {
    const row = at + 1;
    const { key, problems } = checkRow(plan, cells);
    if (key === null) {
      return { row, reason: 'invalid', detail: problemsText(problems) };
    }
    const earlier = first.get(key);
    if (earlier !== undefined) return { row, reason: 'duplicate', detail: duplicateOf(earlier) };
    first.set(key, row);
    return { row, reason: null, detail: null };
  });
}
