import { createElement, useEffect, useState } from 'react';
import type { LazyPage } from '#platform/web/routing/lazy-page.ts';
import { whenIdle } from '#platform/web/time/when-idle.ts';

type LateChartProps<Props extends object> = { chart: LazyPage<Props>; with: Props };

/** A chart that is fetched once the page is idle. If that fails, its place says so and Home stays. */
export function LateChart<Props extends object>({ chart, with: props }: LateChartProps<Props>) {
  const [state, setState] = useState<'pending' | 'ready' | 'failed'>('pending');
  useEffect(
    () =>
      whenIdle(() => {
        chart.preload?.().then(
          () => setState('ready'),
          () => setState('failed'),
        );
      }),
    [chart],
  );
  if (state === 'failed') return <p className="text-muted">Couldn’t load this chart.</p>;
  return state === 'ready' && createElement(chart, props);
}
