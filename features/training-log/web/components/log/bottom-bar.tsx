import { Check } from 'lucide-react';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { Rest } from '../../../rules/rest.ts';
import type { useClocks } from '../../hooks/use-clocks.ts';
import { type ClockOptions, useSessionClock } from '../../hooks/use-session-clock.ts';
import { logText } from '../../messages/log.ts';
import { ClockBar } from '../rest/clock-bar.tsx';
import { RestBar, useRest, useRestSignal } from '../rest/rest-bar.tsx';

type BottomBarProps = {
  rest: Rest | null;
  /** what this device remembers of the clocks */
  clocks: ReturnType<typeof useClocks>;
  clock: ClockOptions;
  nameOf: (item: SessionItem) => string;
  /** what comes next, in words */
  next: string;
  href: string;
  done: number;
  all: number;
  /** what the button does: it ticks the set in the guided view, else it finishes */
  action: { label: string; tickOf: string | null };
  onAct: () => void;
};

/**
 * What runs, how far the session is, and its end: within reach of the thumb. It alone is drawn again
 * while a clock runs.
 */
export function BottomBar(props: BottomBarProps) {
  const { rest, clocks, nameOf, next, href, done, all, action, onAct } = props;
  const state = useRest(rest, clocks.rest, clocks.changeRest);
  const clock = useSessionClock(props.clock);
  useRestSignal(state, next, href);
  return (
    // On a screen of a few lines it scrolls with the page: stuck, it would cover all of it.
    <div className="save-bar sticky bottom-(--in-reach) z-10 mt-auto grid gap-2 pt-4 before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:-bottom-8 before:-z-10 before:bg-linear-to-t before:from-ground before:from-80% before:to-transparent lg:bottom-4">
      {clock ? (
        <ClockBar clock={clock} name={nameOf(clock.item)} onStop={clocks.stop} />
      ) : (
        state && <RestBar state={state} next={next} />
      )}
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-float">
        <div className="min-w-28 flex-1">
          <p className="tabular mb-1.5 text-sm font-medium">{logText.sets(done, all)}</p>
          <ProgressBar
            value={done}
            max={all}
            label={logText.progress}
            valueText={logText.sets(done, all)}
          />
        </div>
        <Button
          data-tick={action.tickOf ?? undefined}
          size={action.tickOf ? 'lg' : 'md'}
          className={action.tickOf ? 'grow' : undefined}
          icon={action.tickOf && <Check aria-hidden size={24} strokeWidth={3} />}
          onClick={onAct}
        >
          {action.label}
        </Button>
      </div>
    </div>
  );
}
