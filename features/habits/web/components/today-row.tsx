import { Check, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useNumbersHidden } from '#features/account/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { isAutomatic, termOn, unitOf } from '../../rules/habit-kinds.ts';
import { useAddMark, useRemoveMarks } from '../api.ts';
import type { ShownHabit } from '../hooks/use-habits.ts';
import { habitsText, habitWords } from '../messages/habits.ts';
import { habitHref } from './addresses.ts';
import { AmountDialog } from './amount-dialog.tsx';

/** Up to this much a tap adds one; beyond, how much is asked. */
const MAX_COUNTED_BY_TAPS = 20;

/** A habit on a day's list: one tap keeps it, its name leads to its history. */
export function TodayRow({ shown }: { shown: ShownHabit }) {
  const { habit, figures, goesOn } = shown;
  const numbersHidden = useNumbersHidden();
  const today = useToday();
  const term = termOn(habit, today);
  const unit = unitOf(habit);
  const marked = shown.marks.filter(({ date }) => date === today);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      {goesOn && !isAutomatic(habit) ? (
        <TodayButton shown={shown} />
      ) : (
        <Dot isKept={figures.today.kept} label={habitsText.byItself(habit.name)} />
      )}
      <Link
        href={habitHref(habit.id)}
        className="flex min-h-14 min-w-[min(9rem,100%)] flex-1 items-center gap-2 rounded-control px-2 py-1 transition-colors duration-150 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <bdi className="block font-medium">{habit.name}</bdi>
          <span className="tabular block text-sm text-muted">
            {figures.today.aim === null
              ? habitWords.rhythm(term, unit)
              : habitWords.amountOf(figures.today.amount, figures.today.aim, unit)}
          </span>
          {!numbersHidden && (
            <span className="tabular block text-sm text-muted">{habitWords.going(figures)}</span>
          )}
          <span className="flex flex-wrap gap-2 empty:hidden">
            <PendingMark kind="habit" ids={[habit.id]} />
            <PendingMark kind="habit-mark" ids={marked.map(({ id }) => id)} />
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />
      </Link>
    </li>
  );
}

// Of one size also with large letters, which need the width.
const round = 'grid size-[48px] shrink-0 place-items-center rounded-full border-2';
const kept = 'border-accent-solid bg-accent-solid text-on-solid';

/** What another part of Vigour says of today. */
function Dot({ isKept, label }: { isKept: boolean; label: string }) {
  return (
    <span
      role="img"
      aria-label={`${label}: ${isKept ? habitsText.keptToday : habitsText.openToday}`}
      className={classNames(round, isKept ? kept : 'border-dashed border-line-strong text-faint')}
    >
      {isKept && <Check aria-hidden size={24} strokeWidth={3} />}
    </span>
  );
}

function TodayButton({ shown: { habit, figures, marks } }: { shown: ShownHabit }) {
  const today = useToday();
  const [asks, setAsks] = useState(false);
  const add = useAddMark();
  const remove = useRemoveMarks();
  const ofToday = marks.filter(({ date }) => date === today);
  const { aim, kept: isKept } = figures.today;
  const byTaps = aim !== null && Number.isInteger(aim) && aim <= MAX_COUNTED_BY_TAPS;
  const isDone = isKept && (aim === null || !byTaps);
  const press = () => {
    if (isKept && aim === null) remove.mutate({ name: habit.name, marks: ofToday });
    else if (aim === null || byTaps) {
      add.mutate({ id: newId(), habit, date: today, amount: aim === null ? null : 1 });
    } else setAsks(true);
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={aim === null ? isKept : undefined}
        aria-haspopup={aim !== null && !byTaps ? 'dialog' : undefined}
        aria-label={aim === null ? habitsText.keep(habit.name) : habitsText.addTo(habit.name)}
        onClick={press}
        className={classNames(
          round,
          'transition-colors duration-150',
          isKept ? kept : 'border-line-strong text-muted hover:border-accent hover:bg-hover',
        )}
      >
        {isDone || isKept ? (
          <Check aria-hidden size={24} strokeWidth={3} />
        ) : aim !== null ? (
          <Plus aria-hidden size={22} />
        ) : null}
      </button>
      {aim !== null && (
        <AmountDialog
          habit={habit}
          day={today}
          marks={ofToday}
          open={asks}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
