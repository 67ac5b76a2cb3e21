import { Hourglass, SkipForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { clockText } from '#platform/shared/duration-text.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useSteadyStart } from '#platform/web/time/use-steady-start.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import {
  changedSeconds,
  leftMs,
  REST_STEP_SECONDS,
  type Rest,
  type RestChange,
} from '../../../rules/rest.ts';
import { notifyOver, signal } from '../../hooks/signals.ts';
import { restText } from '../../messages/rest.ts';

/** After this long the rest is no news any more. */
const SHOWN_AFTER_MS = 120_000;
/** Opened later than this after its end, it makes no sound. */
const MAX_LATE_MS = 5_000;
const SECOND_MS = 1_000;

export type RestState = {
  rest: Rest;
  seconds: number;
  leftMs: number;
  change: (next: Partial<RestChange>) => void;
};

/** The rest that is running, drawn as its seconds change; null where there is none or it is long over. */
export function useRest(
  rest: Rest | null,
  kept: RestChange | null,
  onChange: (change: RestChange) => void,
): RestState | null {
  const isSkipped = rest !== null && kept?.setId === rest.setId && kept.isSkipped;
  const now = useNow(rest !== null && !isSkipped, SECOND_MS, rest?.startMs);
  const key = rest && `${rest.setId} ${rest.startMs}`;
  const startMs = useSteadyStart(key, rest?.startMs ?? 0, now);
  if (!rest || isSkipped) return null;
  const seconds = changedSeconds(rest, kept);
  const left = leftMs({ startMs }, seconds, now);
  if (left < -SHOWN_AFTER_MS) return null;
  const bySeconds = kept?.setId === rest.setId ? kept.bySeconds : 0;
  return {
    rest,
    seconds,
    leftMs: left,
    change: (next) => onChange({ setId: rest.setId, bySeconds, isSkipped: false, ...next }),
  };
}

/** Sounds once when the rest is over, and says so where the app is not in front. */
export function useRestSignal(state: RestState | null, next: string, href: string): void {
  const over = useRef<string | null>(null);
  const isOver = state !== null && state.leftMs <= 0;
  const key = state ? `${state.rest.setId} ${state.rest.startMs} ${state.seconds}` : null;
  const isLate = state !== null && state.leftMs < -MAX_LATE_MS;
  useEffect(() => {
    if (!isOver || !key || over.current === key) return;
    over.current = key;
    if (isLate) return;
    signal('over');
    void notifyOver(next, href);
  }, [isOver, isLate, key, next, href]);
}

type RestBarProps = { state: RestState; next: string };

/** The rest: how long it still is, and what comes after it. */
export function RestBar({ state, next }: RestBarProps) {
  const { leftMs: left, seconds, change } = state;
  const isOver = left <= 0;
  const bySeconds = (by: number) => change({ bySeconds: seconds - state.rest.seconds + by });
  return (
    <section
      aria-label={restText.name}
      className={classNames(
        'rest-bar relative overflow-hidden rounded-card border bg-surface shadow-float',
        isOver ? 'border-success' : 'border-line',
      )}
    >
      <div
        aria-hidden
        className={classNames(
          // It moves with the seconds: in steady motion it would draw frames that a tick has to wait for.
          'absolute inset-0 origin-left',
          isOver ? 'bg-success-soft' : 'bg-accent-soft',
        )}
        ref={(bar) => {
          const part = isOver ? 1 : left / (seconds * SECOND_MS);
          bar?.style.setProperty('transform', `scaleX(${part})`);
        }}
      />
      <div className="relative flex flex-wrap items-center gap-x-2 gap-y-1 p-2 pl-4">
        <Hourglass aria-hidden size={22} className="shrink-0 text-accent-2" />
        <div className="min-w-24 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="tabular text-2xl leading-tight font-bold" role="timer">
              {isOver ? restText.over : clockText(left)}
            </span>
          </p>
          <p className="line-clamp-2 text-sm text-muted">{restText.next(next)}</p>
        </div>
        {isOver ? (
          <IconButton
            label={restText.close}
            icon={<X aria-hidden size={22} />}
            onClick={() => change({ isSkipped: true })}
          />
        ) : (
          <div className="flex items-center">
            <StepButton label={restText.less} onPress={() => bySeconds(-REST_STEP_SECONDS)}>
              {restText.lessShort}
            </StepButton>
            <StepButton label={restText.more} onPress={() => bySeconds(REST_STEP_SECONDS)}>
              {restText.moreShort}
            </StepButton>
            <IconButton
              label={restText.skip}
              icon={<SkipForward aria-hidden size={22} />}
              onClick={() => change({ isSkipped: true })}
            />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOver ? restText.over : ''}
      </p>
    </section>
  );
}

function StepButton(props: { label: string; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onPress}
      className="tabular grid min-h-[44px] min-w-[44px] place-items-center rounded-control px-1 font-semibold text-ink hover:bg-hover"
    >
      {props.children}
    </button>
  );
}
