/** Two files of one activity begin at about the same moment, ms. */
const MAX_APART_MS = 120_000;

/** Whether two activities are likely one, recorded by two devices. */
export const isAlike = (startedAt: string, other: string): boolean =>
  Math.abs(Date.parse(startedAt) - Date.parse(other)) <= MAX_APART_MS;
