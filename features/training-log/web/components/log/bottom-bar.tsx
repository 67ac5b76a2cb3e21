import { Check } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { RunningClock } from '../../hooks/use-session-clock.ts';
import { logText } from '../../messages/log.ts';
import { ClockBar } from '../rest/clock-bar.tsx';
import { RestBar, type RestState } from '../rest/rest-bar.tsx';

type BottomBarProps = {
  rest: RestState | null;
  clock: RunningClock | null;
  clockName: string;
  next: string;
  done: number;
  all: number;
  /** what the button does: it ticks the set in the guided view, else it finishes */
  action: { label: string; isTick: boolean };
  onStopClock: () => void;
  onAct: () => void;
};

/** What runs, how far the session is, and its end: within reach of the thumb. */
export function BottomBar(props: BottomBarProps) {
  const { rest, clock, clockName, next, done, all, action, onStopClock, onAct } = props;
  return (
    <div className="save-bar sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mt-4 grid gap-2 lg:bottom-4">
      {clock ? (
        <ClockBar clock={clock} name={clockName} onStop={onStopClock} />
      ) : (
        rest && <RestBar state={rest} next={next} />
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
          size={action.isTick ? 'lg' : 'md'}
          className={action.isTick ? 'grow' : undefined}
          icon={action.isTick && <Check aria-hidden size={24} strokeWidth={3} />}
          onClick={onAct}
        >
          {action.label}
        </Button>
      </div>
    </div>
  );
}
