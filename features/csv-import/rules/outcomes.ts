import { checkRow, problemText, type RowPlan, type RowProblem } from './row-check.ts';

/** Reason a row fails, by priority. */
export const REASONS = ['invalid', 'duplicate', 'member', 'seat'] as const;
export type Reason = (typeof REASONS)[number];

/** A row that is not imported, and why; to be shown. */
export type FailedOutcome = { row: number; reason: Reason; detail: string };
/** What becomes of a row: `reason` null imports it. */
export type Outcome = FailedOutcome | { row: number; reason: null; detail: null };

const duplicateOf = (first: number): string => `Same as row ${first}. Remove or change one.`;
export const ALREADY_MEMBER = 'This person is already a member. Remove the row.';
export const NO_SEAT = 'No seats left. Free a seat, add seats or remove the row.';
export const noRoom = (most: number, what: string): string =>
  `You can keep ${most.toLocaleString('en-AU')} ${what}. Delete some, or remove the row.`;

export const problemsText = (problems: readonly RowProblem[]): string =>
  problems.map(problemText).join(' ');

/** Room left for a file's rows, and the sentence for the others. */
export type Room = { room: number; full: string; knownText?: string | undefined };

/**
 * Judges rows that are right by themselves, in their order: of rows with the same key the first stands, who
 * is known already stays out, and the rest comes in as long as there is room.
 */
export function createValidator({ room, full, knownText = ALREADY_MEMBER }: Room) {
  const first = new Map<string, number>();
  let left = room;
  return (row: number, key: string, isKnown: boolean): Outcome => {
    const earlier = first.get(key);
    if (earlier !== undefined) return { row, reason: 'duplicate', detail: duplicateOf(earlier) };
    first.set(key, row);
    if (isKnown) return { row, reason: 'member', detail: knownText };
    if (left < 1) return { row, reason: 'seat', detail: full };
    left -= 1;
    return { row, reason: null, detail: null };
  };
}

/** What becomes of every row of a file by the file alone: each row has one outcome, rows count from 1 below the header. */
export function outcomesOf(plan: RowPlan, rows: readonly string[][]): Outcome[] {
  const judge = createValidator({ room: Number.POSITIVE_INFINITY, full: '' });
  return rows.map((cells, at) => {
    const { key, problems } = checkRow(plan, cells);
    if (key !== null) return judge(at + 1, key, false);
    return { row: at + 1, reason: 'invalid', detail: problemsText(problems) };
  });
}
