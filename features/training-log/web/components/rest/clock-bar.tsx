import { Square } from 'lucide-react';
import { clockText } from '#platform/shared/duration-text.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { RunningClock } from '../../hooks/use-session-clock.ts';
import { clockWords } from '../../messages/rest.ts';

type ClockBarProps = { clock: RunningClock; name: string; onStop: () => void };

/** The clock of an exercise: which round, whether to work or rest, and how long still. */
export function ClockBar({ clock: { state, sets }, name, onStop }: ClockBarProps) {
  if (state.phase === 'over') return null;
  const word = clockWords[state.phase];
  return (
    <section
      aria-label={clockWords.name}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border p-2 pl-4 shadow-float',
        state.phase === 'work' ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <span className="tabular text-4xl leading-tight font-bold" role="timer">
        {clockText(state.leftMs)}
      </span>
      <div className="min-w-24 flex-1">
        <p className="font-semibold">{word}</p>
        <p className="truncate text-sm text-muted">
          {sets.length > 1 ? clockWords.round(state.round + 1, sets.length) : name}
        </p>
      </div>
      <IconButton
        label={clockWords.stop}
        icon={<Square aria-hidden size={22} />}
        onClick={onStop}
      />
      <p role="status" className="sr-only">
        {word}
      </p>
    </section>
  );
}
