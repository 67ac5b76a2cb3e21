import { BellRing, Pause, Play, Timer, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { clockText } from '#platform/shared/duration-text.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import {
  addMinute,
  type CookTimer,
  pauseTimer,
  resumeTimer,
  shownTimers,
  timeLeft,
} from '../../rules/timers.ts';
import type { KitchenOf } from '../hooks/kitchen.ts';
import { useTimerAlarm } from '../hooks/use-timer-alarm.ts';
import { timerText } from '../messages/cook.ts';
import { cookPath } from './cook-path.ts';

type TimerBarProps = {
  kitchen: KitchenOf;
  /** that is cooked on this page; null on a page of something else */
  recipeId: string | null;
};

/** More than that are folded behind the next one to end, so that what they stand on stays in sight. */
const MAX_UNFOLDED = 2;

/** The timers of this kitchen; it alone is drawn again while they run. */
export function TimerBar({ kitchen, recipeId }: TimerBarProps) {
  const now = useNow(kitchen.timers.length > 0);
  const [isOpen, setOpen] = useState(false);
  const timers = shownTimers(kitchen.timers, now);
  useTimerAlarm(timers, now);
  const over = timers.filter((timer) => timeLeft(timer, now) <= 0);
  const isFolded = timers.length > MAX_UNFOLDED && !isOpen;
  return (
    <>
      {timers.length > 0 && (
        <section aria-label={timerText.bar}>
          <ul className="grid max-h-[40dvh] gap-1.5 overflow-y-auto">
            {(isFolded ? timers.slice(0, 1) : timers).map((timer) => (
              <TimerRow
                key={timer.id}
                timer={timer}
                now={now}
                kitchen={kitchen}
                isOther={timer.recipeId !== recipeId}
              />
            ))}
          </ul>
          {timers.length > MAX_UNFOLDED && (
            <Button
              variant="secondary"
              size="sm"
              fullWidth
              aria-expanded={isOpen}
              className="mt-1.5"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? timerText.fold : timerText.unfold(timers.length)}
            </Button>
          )}
        </section>
      )}
      <p role="status" className="sr-only">
        {over.map(({ name, recipeName }) => timerText.overTitle(name || recipeName)).join('. ')}
      </p>
    </>
  );
}

type TimerRowProps = { timer: CookTimer; now: number; kitchen: KitchenOf; isOther: boolean };

function TimerRow({ timer, now, kitchen, isOther }: TimerRowProps) {
  const left = timeLeft(timer, now);
  const isOver = left <= 0;
  const isPaused = timer.endsAtMs === null;
  const name = timer.name || timerText.timer;
  const Icon = isOver ? BellRing : Timer;
  const detail = isOver
    ? timerText.since(-left)
    : [isPaused && timerText.paused, isOther && timer.recipeName].filter(Boolean).join(' · ');
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-2 rounded-card border p-1.5 pl-3 shadow-float',
        isOver ? 'border-warn bg-warn-soft' : 'border-line bg-surface',
      )}
    >
      <Icon
        aria-hidden
        size={22}
        className={classNames(
          'shrink-0',
          isOver ? 'text-warn motion-safe:animate-pulse' : 'text-accent-2',
        )}
      />
      <span className="tabular text-2xl leading-tight font-bold" role="timer">
        {isOver ? timerText.over : clockText(left)}
      </span>
      <span className="min-w-16 flex-1 leading-tight">
        {isOther ? (
          <Link
            href={cookPath(timer.recipeId)}
            className="line-clamp-2 min-h-6 text-sm font-medium underline underline-offset-2"
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className="line-clamp-2 text-sm font-medium">{name}</bdi>
        )}
        {detail && <span className="tabular line-clamp-1 text-sm text-muted">{detail}</span>}
      </span>
      <span className="ml-auto flex shrink-0">
        <button
          type="button"
          aria-label={timerText.minuteMore(name)}
          onClick={() => kitchen.changeTimer(timer.id, addMinute)}
          className="tabular grid min-h-[44px] min-w-[44px] place-items-center rounded-control px-1 font-semibold hover:bg-hover"
        >
          {timerText.minuteShort}
        </button>
        {!isOver && (
          <IconButton
            label={(isPaused ? timerText.resume : timerText.pause)(name)}
            icon={isPaused ? <Play aria-hidden size={22} /> : <Pause aria-hidden size={22} />}
            onClick={() => kitchen.changeTimer(timer.id, isPaused ? resumeTimer : pauseTimer)}
          />
        )}
        <IconButton
          label={timerText.stop(name)}
          icon={<X aria-hidden size={22} />}
          onClick={() => kitchen.removeTimer(timer.id)}
        />
      </span>
    </li>
  );
}
