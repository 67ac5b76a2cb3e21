import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { useState } from 'react';
import { InGym } from '#features/organisations/web/public.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { dayName, shortDateText } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import type { StaffSession, StaffWeek } from '../../contract.ts';
import { useStaffWeek } from '../api/running.ts';
import { DateDialog } from '../components/date-dialog.tsx';
import { StaffCell } from '../components/staff-cell.tsx';
import { entriesOf, type StaffRow, staffRows, totalOf } from '../components/staff-days.ts';
import { mondayOf } from '../components/timetable-days.ts';
import { UnplacedDates } from '../components/unplaced-dates.tsx';
import { staffText as t } from '../messages/staff.ts';

/** The week of each trainer of a gym: one day on a phone, all seven on a desktop. */
export function StaffPage() {
  return (
    <InGym title={t.title} back="/gym">
      {({ overview, path }) => <Staff gymId={overview.id} path={path} />}
    </InGym>
  );
}

/** A day's start by the viewer's own clock. */
const startOf = (day: CalendarDay): string => new Date(`${day}T00:00`).toISOString();

function Staff({ gymId, path }: { gymId: string; path: (page: string) => string }) {
  const today = useToday();
  const ahead = useStaffWeek(gymId, { from: startOf(today), to: startOf(addDays(today, 31)) });
  return (
    <Loaded query={ahead}>
      {({ unplaced, sessions }) => (
        <StaffDays gymId={gymId} path={path} unplaced={unplaced} ahead={sessions} />
      )}
    </Loaded>
  );
}

type StaffDaysProps = {
  gymId: string;
  path: (page: string) => string;
  unplaced: StaffWeek['unplaced'];
  ahead: StaffWeek['sessions'];
};

/** Opens on the first date that lacks something, else on the next day with a session. */
function StaffDays({ gymId, path, unplaced, ahead }: StaffDaysProps) {
  const today = useToday();
  const byStart = (a: { start: string }, b: { start: string }) => (a.start < b.start ? -1 : 1);
  const [first = ahead.toSorted(byStart)[0]] = unplaced.toSorted(byStart);
  const [day, setDay] = useState(() => (first ? localDay(new Date(first.start)) : today));
  const monday = mondayOf(day);
  const chosen = String(weekdayOf(day));
  const [opened, setOpened] = useState<StaffSession | null>(null);
  const week = useStaffWeek(gymId, { from: startOf(monday), to: startOf(addDays(monday, 7)) });
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const label =
    monday === mondayOf(today)
      ? t.today
      : `${shortDateText(monday, today)} – ${shortDateText(addDays(monday, 6), today)}`;
  return (
    <>
      <p className="mb-3 text-sm text-muted">{t.lead}</p>
      <UnplacedDates dates={unplaced} onShow={setDay} path={path} />
      <div role="group" aria-label={t.week} className="mb-3 -ml-2.5 flex items-center gap-1">
        <IconButton
          label={t.previous}
          icon={<ChevronLeft aria-hidden size={20} />}
          onClick={() => setDay(addDays(day, -7))}
        />
        <p aria-live="polite" className="min-w-[min(8rem,40vw)] text-center font-semibold">
          {label}
        </p>
        <IconButton
          label={t.next}
          icon={<ChevronRight aria-hidden size={20} />}
          onClick={() => setDay(addDays(day, 7))}
        />
      </div>
      <div className="mb-4 lg:hidden">
        <Segmented
          label={t.week}
          hideLabel
          options={days.map((day) => ({
            value: String(weekdayOf(day)),
            // Seven of them in one row of a phone.
            label: shortWeekdayName(weekdayOf(day)).slice(0, 2),
          }))}
          value={chosen}
          onValueChange={(weekday) => setDay(addDays(monday, Number(weekday) - 1))}
        />
      </div>
      <Loaded query={week}>
        {(data) => <Table week={data} days={days} chosen={day} onOpen={setOpened} path={path} />}
      </Loaded>
      <DateDialog gymId={gymId} session={opened} onClose={() => setOpened(null)} />
    </>
  );
}

type TableProps = {
  week: StaffWeek;
  days: readonly CalendarDay[];
  chosen: CalendarDay;
  onOpen: (session: StaffSession) => void;
  path: (page: string) => string;
};

function Table({ week, days, chosen, onOpen, path }: TableProps) {
  const today = useToday();
  const rows = staffRows(week, t.former);
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Users size={28} />}
        title={t.none}
        action={<LinkButton href={path('/gym/members')}>{t.invite}</LinkButton>}
      >
        {t.noneLead}
      </EmptyState>
    );
  }
  const isIdle = (row: StaffRow) => entriesOf(week, row, chosen).length === 0;
  const idle = rows.filter(isIdle).map(({ name }) => name);
  const total = (row: StaffRow) => {
    const { classes, hours } = totalOf(week, row);
    return <span className="text-sm text-muted">{t.total(classes, String(hours))}</span>;
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {rows.map((row) => (
        <Card
          key={row.memberId ?? ''}
          title={row.name}
          action={total(row)}
          className={classNames(isIdle(row) && 'hidden lg:block')}
        >
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-7 lg:gap-2">
            {days.map((day) => (
              <section
                key={day}
                aria-label={dayName(day, today)}
                className={classNames(day !== chosen && 'hidden lg:block')}
              >
                <h3 className="mb-1.5 text-sm text-muted">
                  {shortWeekdayName(weekdayOf(day))} {shortDateText(day, today)}
                </h3>
                <StaffCell entries={entriesOf(week, row, day)} onOpen={onOpen} />
              </section>
            ))}
          </div>
        </Card>
      ))}
      {idle.length > 0 && (
        <p className="text-sm text-muted lg:hidden">{t.nothingThatDay(idle.join(', '))}</p>
      )}
    </div>
  );
}
