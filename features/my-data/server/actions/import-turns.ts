import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';

/** Each holds a connection to the database until it ends, and there are twenty for everybody. */
const AT_ONCE = 3;
const MAX_WAITING = 20;

/**
 * Lets imports take turns: three at once in this process, one of a person. The others wait before they take a
 * connection. Throws `conflict`, reason `importing`, for a second one, and `unavailable` when too many wait.
 */
export function createImportTurns() {
  const owners = new Set<OwnerId>();
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Anyone who ends hands the turn on, so that nobody comes in between. */
  function handOn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function takeTurn(): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= MAX_WAITING) {
      const message = 'Vigour is busy with other imports. Try again in a few minutes.';
      throw new AppError('unavailable', { message });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return async <Output>(owner: OwnerId, run: () => Promise<Output>): Promise<Output> => {
    if (owners.has(owner)) {
      const message = 'Your other import is still running. Try again when it’s done.';
      throw new AppError('conflict', { reason: 'importing', message });
    }
    owners.add(owner);
    try {
      await takeTurn();
      try {
        return await run();
      } finally {
        handOn();
      }
    } finally {
      owners.delete(owner);
    }
  };
}
