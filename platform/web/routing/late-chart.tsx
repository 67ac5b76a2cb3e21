import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../time/when-idle.ts';
import { waitForPlace } from './draw-everything.ts';
import type { LazyPage } from './lazy-page.ts';
import { chartNotLoaded } from './messages.ts';

type LateChartProps<Props extends object> = {
  chart: LazyPage<Props>;
  with: Props;
  /** Shown until it is here. */
  pending?: ReactNode;
};

/** How far below the screen a chart is fetched already. */
const MARGIN = '200px';

/**
 * A chart that is fetched once the page is idle and its place near: below the screen it is no part of the first
 * load. If that fails, its place says so and the page stays.
 */
export function LateChart<Props extends object>(props: LateChartProps<Props>) {
  const { chart, with: chartProps, pending = null } = props;
  const [state, setState] = useState<'pending' | 'ready' | 'failed'>('pending');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fetchNow = async () => {
      watch.disconnect();
      forget();
      await chart.preload?.().then(
        () => setState('ready'),
        () => setState('failed'),
      );
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNow();
      },
      { rootMargin: MARGIN },
    );
    const forget = waitForPlace(fetchNow);
    const cancel = whenIdle(() => place.current && watch.observe(place.current));
    return () => {
      cancel();
      forget();
      watch.disconnect();
    };
  }, [chart]);
  if (state === 'failed') return <p className="text-muted">{chartNotLoaded}</p>;
  if (state === 'ready') return createElement(chart, chartProps);
  return <div ref={place}>{pending}</div>;
}
