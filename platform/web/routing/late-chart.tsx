import { createElement, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../time/when-idle.ts';
import type { LazyPage } from './lazy-page.ts';

type LateChartProps<Props extends object> = {
  chart: LazyPage<Props>;
  with: Props;
  /** Shown until it is here. */
  pending?: ReactNode;
};

/** A chart that is fetched once the page is idle. If that fails, its place says so and the page stays. */
export function LateChart<Props extends object>(props: LateChartProps<Props>) {
  const { chart, with: chartProps, pending = null } = props;
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
  return state === 'ready' ? createElement(chart, chartProps) : pending;
}
