import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { useState } from 'react';
import { dayWords, timeWords } from '#features/bookings/rules/when-words.ts';
import { InGym } from '#features/organisations/web/public.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { dayName, shortDateText } from '#platform/web/time/day-text.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import type { StaffSession, StaffWeek } from '../../contract.ts';
import { useStaffWeek } from '../api/running.ts';
import { DateDialog } from '../components/date-dialog.tsx';
import { StaffCell } from '../components/staff-cell.tsx';
import { entriesOf, staffRows } from '../components/staff-days.ts';
import { mondayOf } from '../components/timetable-days.ts';
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
  const [monday, setMonday] = useState(() => mondayOf(today));
  const [chosen, setChosen] = useState(() => String(weekdayOf(today)));
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
      <div role="group" aria-label={t.week} className="mb-3 -ml-2.5 flex items-center gap-1">
        <IconButton
          label={t.previous}
          icon={<ChevronLeft aria-hidden size={20} />}
          onClick={() => setMonday(addDays(monday, -7))}
        />
        <p aria-live="polite" className="min-w-[min(8rem,40vw)] text-center font-semibold">
          {label}
        </p>
        <IconButton
          label={t.next}
          icon={<ChevronRight aria-hidden size={20} />}
          onClick={() => setMonday(addDays(monday, 7))}
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
          onValueChange={setChosen}
        />
      </div>
      <Loaded query={week}>
        {(data) => (
          <>
            <Unplaced week={data} path={path} />
            <Table week={data} days={days} chosen={Number(chosen)} onOpen={setOpened} path={path} />
          </>
        )}
      </Loaded>
      <DateDialog gymId={gymId} session={opened} onClose={() => setOpened(null)} />
    </>
  );
}

type TableProps = {
  week: StaffWeek;
  days: readonly CalendarDay[];
  chosen: number;
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
  return (
    <div className="grid grid-cols-1 gap-4">
      {rows.map((row) => (
        <Card key={row.memberId ?? ''} title={row.name}>
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-7 lg:gap-2">
            {days.map((day) => (
              <section
                key={day}
                aria-label={dayName(day, today)}
                className={classNames(weekdayOf(day) !== chosen && 'hidden lg:block')}
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
    </div>
  );
}

/** Dates that found no trainer or room, with the way to their class. */
function Unplaced({ week, path }: { week: StaffWeek; path: (page: string) => string }) {
  if (week.unplaced.length === 0) return null;
  const zone = deviceTimeZone();
  return (
    <Card title={t.unplaced} className="mb-4">
      <p className="-mt-1 text-sm text-muted">{t.unplacedLead}</p>
      {week.unplaced.slice(0, 5).map(({ classId, name, start }) => (
        <ListRow
          key={classId + start}
          title={name}
          detail={`${dayWords(Date.parse(start), zone)}, ${timeWords(Date.parse(start), zone)}`}
          href={path(`/gym/classes/${classId}`)}
        />
      ))}
    </Card>
  );
}
