import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeHours } from '#features/availability/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { openMinutes, weekLines } from '../../rules/week-lines.ts';
import { useDates, useTimeOff, useWeek } from '../api.ts';
import { homeText as t } from '../messages/home.ts';

const ADDRESS = '/trainers/availability';
/** How far ahead days that differ from the usual week are named. */
const DAYS_AHEAD = 42;

/** The usual week at a glance, with what differs from it soon. */
export function HoursCard({ today }: { today: string }) {
  const week = useWeek();
  const hours = week.data?.week ?? [];
  return (
    <Card
      title={t.hours}
      action={
        hours.length > 0 && (
          <LinkButton href={ADDRESS} variant="ghost" size="sm">
            {t.editHours}
          </LinkButton>
        )
      }
    >
      <Loaded query={week}>
        {() =>
          hours.length === 0 ? (
            <EmptyState
              icon={<CalendarPlus size={28} />}
              title={t.noHours}
              action={<LinkButton href={ADDRESS}>{t.setHours}</LinkButton>}
            >
              {t.noHoursLead}
            </EmptyState>
          ) : (
            <>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
                {weekLines(hours).map((line) => (
                  <Line
                    key={line.from}
                    term={t.days(shortWeekdayName(line.from), shortWeekdayName(line.to))}
                  >
                    {describeHours(line.hours)}
                  </Line>
                ))}
              </dl>
              <p className="mt-2 text-sm text-muted">
                {t.openHours(String(Math.round(openMinutes(hours) / 6) / 10))}
              </p>
              <Differences today={today} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="font-medium">{term}</dt>
    <dd className="tabular text-muted">{children}</dd>
  </>
);

/** Time off and dates with other hours within six weeks. */
function Differences({ today }: { today: string }) {
  const until = addDays(today, DAYS_AHEAD);
  const isSoon = (from: string, to: string) => to >= today && from <= until;
  const off = (useTimeOff().data ?? []).filter(({ fromDay, toDay }) => isSoon(fromDay, toDay));
  const dates = (useDates().data ?? []).filter(({ day }) => isSoon(day, day));
  const text = (day: string) => shortDateText(day, today);
  const lines = [
    ...(off.length > 0
      ? [t.closedOn(off.map((one) => t.days(text(one.fromDay), text(one.toDay))).join(', '))]
      : []),
    ...(dates.length > 0 ? [t.otherHoursOn(dates.map(({ day }) => text(day)).join(', '))] : []),
  ];
  return lines.map((line) => (
    <p key={line} className="mt-1 text-sm text-muted">
      {line}
    </p>
  ));
}
