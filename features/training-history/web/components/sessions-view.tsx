import { ChevronLeft, ChevronRight, History } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { endsOf, isMonth, monthOf, nextMonth } from '#platform/shared/month-weeks.ts';
import { dateText, monthText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { MIN_SEARCH_CHARS } from '../../rules/history-kinds.ts';
import { useHistory } from '../api.ts';
import { historyText } from '../messages/history.ts';
import { IMPORT } from './addresses.ts';
import { FoundSessions } from './found-sessions.tsx';
import { SessionMonth } from './session-month.tsx';
import { SessionRows } from './session-rows.tsx';

/** A month of sessions with its calendar, or those that were searched for. */
export function SessionsView() {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  return (
    <>
      <search className="relative mb-4 block">
        <SearchBox
          label={historyText.search}
          placeholder={historyText.searchHint}
          maxLength={80}
          value={text}
          onValueChange={setText}
        />
      </search>
      {wanted.length >= MIN_SEARCH_CHARS ? <FoundSessions text={wanted} /> : <Month />}
    </>
  );
}

function Month() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) && asked <= monthOf(today) ? asked : monthOf(today);
  const { first, last } = endsOf(month);
  const history = useHistory(first, last);
  const [reached, setReached] = useState<{ day: CalendarDay; moved: boolean } | null>(null);
  const show = (next: string) =>
    setSearch(next >= monthOf(today) ? {} : { month: next }, { replace: true });
  const step = (by: number) => {
    setReached(null);
    show(nextMonth(month, by));
  };
  const move = (day: CalendarDay) => {
    const to = day > today ? today : day;
    setReached({ day: to, moved: true });
    if (monthOf(to) !== month) show(monthOf(to));
  };
  const current =
    reached && monthOf(reached.day) === month
      ? reached.day
      : month === monthOf(today)
        ? today
        : first;
  return (
    <Loaded query={history}>
      {({ first: begin, rows }) =>
        begin === null && rows.length === 0 && month === monthOf(today) ? (
          <NothingYet />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] lg:gap-5">
            <Card>
              <div className="mb-3 flex items-center gap-1">
                <IconButton
                  label={historyText.previousMonth}
                  icon={<ChevronLeft aria-hidden size={22} />}
                  disabled={begin !== null && month <= monthOf(begin)}
                  onClick={() => step(-1)}
                />
                <h2
                  aria-live="polite"
                  className="min-w-0 flex-1 text-center text-[min(1.125rem,5vw)] font-semibold"
                >
                  {monthText(month)}
                </h2>
                <IconButton
                  label={historyText.nextMonth}
                  icon={<ChevronRight aria-hidden size={22} />}
                  disabled={month >= monthOf(today)}
                  onClick={() => step(1)}
                />
              </div>
              <SessionMonth
                month={month}
                today={today}
                rows={rows}
                current={current}
                moved={reached?.moved ?? false}
                onMove={move}
              />
              <p className="mt-3 text-sm text-muted">
                {historyText.dotsAreSessions}
                <span className="pointer-coarse:sr-only"> {historyText.arrowKeys}</span>
              </p>
            </Card>
            <Card
              title={
                rows.length === 0
                  ? historyText.noneInMonth(monthText(month))
                  : historyText.inMonth(rows.length, monthText(month))
              }
            >
              {rows.length > 0 ? (
                <SessionRows rows={rows} />
              ) : (
                begin !== null &&
                begin < first && (
                  <>
                    <p className="text-muted">{historyText.firstOn(dateText(begin, today))}</p>
                    <Button
                      variant="secondary"
                      size="sm"
                      className="mt-3"
                      onClick={() => show(monthOf(begin))}
                    >
                      {historyText.goToFirst}
                    </Button>
                  </>
                )
              )}
            </Card>
          </div>
        )
      }
    </Loaded>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<History size={26} />}
      title={historyText.emptyTitle}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href="/workouts/log">{historyText.start}</LinkButton>
          <LinkButton href={IMPORT} variant="secondary">
            {historyText.bring}
          </LinkButton>
        </div>
      }
    >
      {historyText.emptyText}
    </EmptyState>
  );
}
