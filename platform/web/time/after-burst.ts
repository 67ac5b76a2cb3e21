type Burst = {
  /** Acts once nothing followed for so long. */
  quietMs: number;
  /** And so long after the first in any case. */
  maxMs?: number;
};

/** Acts once for what comes in bursts: `soon` asks for it, `now` does at once what was asked for. */
export function afterBurst(act: () => void, { quietMs, maxMs = quietMs }: Burst) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    act();
  }
  return {
    soon(): void {
      const now = performance.now();
      if (timer === undefined) since = now;
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(0, Math.min(quietMs, since + maxMs - now)));
    },
    now(): void {
      if (timer !== undefined) run();
    },
  };
}
