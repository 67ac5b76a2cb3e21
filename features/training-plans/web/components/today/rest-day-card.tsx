import { Moon } from 'lucide-react';
import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { FOCUS_NAMES } from '../../messages/plan-words.ts';
import { blockText, restDayText } from '../../messages/week.ts';
import { NEXT_BLOCK, sessionHref } from '../addresses.ts';

export type NextSession = { date: CalendarDay; session: PlannedSession };

type RestDayCardProps = { today: CalendarDay; next: NextSession | null };

/** A day without training: what is next. */
export function RestDayCard({ today, next }: RestDayCardProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-3xl border border-line bg-accent-soft text-accent"
        >
          <Moon size={26} />
        </span>
        <div className="min-w-36 flex-1">
          <h2 className="text-[min(1.5rem,8vw)] leading-tight font-bold">{restDayText.title}</h2>
          <p className="mt-1 text-muted">
            {next
              ? restDayText.next(
                  lowerDay(dayName(next.date, today)),
                  FOCUS_NAMES[next.session.focus].toLowerCase(),
                )
              : restDayText.nothingNext}
          </p>
          {next && <p className="text-sm text-muted">{restDayText.walk}</p>}
        </div>
      </div>
      <LinkButton
        href={next ? sessionHref(next.date) : NEXT_BLOCK}
        variant={next ? 'secondary' : 'primary'}
        fullWidth
        className="mt-4"
      >
        {next ? restDayText.seeNext : blockText.makeNext}
      </LinkButton>
    </Card>
  );
}

/** "tomorrow" in the middle of a sentence; names of days keep their capital. */
const lowerDay = (name: string): string => (name === 'Tomorrow' ? 'tomorrow' : name);
