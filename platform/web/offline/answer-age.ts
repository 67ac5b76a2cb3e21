const times = new WeakMap<object, number>();

/** Notes when an answer that the device keeps came from the server. */
export function noteKeptAt(answer: unknown, keptAtMs: number): void {
  if (typeof answer === 'object' && answer !== null) times.set(answer, keptAtMs);
}

/** When it came, in milliseconds; undefined for one that the server has just given. */
export const keptAtOf = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null ? times.get(answer) : undefined;
