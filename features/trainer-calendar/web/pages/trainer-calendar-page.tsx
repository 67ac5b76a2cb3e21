import { CalendarPlus, CalendarSync, ChevronLeft, ChevronRight, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { zoneName } from '#features/free-times/rules/viewer-days.ts';
import {
  addDays,
  type CalendarDay,
  isCalendarDay,
  listDays,
} from '#platform/shared/calendar-day.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import { dateText, monthText } from '#platform/web/time/day-text.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { type CalendarSession, openRequests, toSessions } from '../../rules/calendar-sessions.ts';
import { mondayOf, windowFor } from '../../rules/calendar-window.ts';
import { spanOfDay } from '../../rules/day-axis.ts';
import { useCalendarBookings, useTaughtClasses, useTrainerTimes } from '../api.ts';
import { Agenda } from '../components/agenda.tsx';
import { BookDialog, FIRST_FREE } from '../components/book/book-dialog.tsx';
import { RequestsCard } from '../components/requests-card.tsx';
import { type OpenSession, SessionDialog } from '../components/session-dialog.tsx';
import { dayOf } from '../components/session-words.ts';
import { TimeGrid } from '../components/time-grid.tsx';
import { useWide } from '../hooks/use-wide.ts';
import { calendarText as t } from '../messages/calendar.ts';
import { packsText } from '../messages/packs.ts';

type View = 'day' | 'days' | 'agenda';
const AGENDA_DAYS = 14;

function daysOf(view: View, day: CalendarDay, isWide: boolean): CalendarDay[] {
  if (view === 'agenda') return listDays(day, AGENDA_DAYS);
  if (view === 'day') return [day];
  return isWide ? listDays(mondayOf(day), 7) : listDays(day, 3);
}

/** A trainer's calendar: requests on top, then days with their sessions. */
export function TrainerCalendarPage() {
  const nowMs = useNow(true, MS_PER_MINUTE);
  const isWide = useWide();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('view');
  const view: View = asked === 'day' || asked === 'agenda' ? asked : 'days';
  const [zone, setZone] = useState(deviceTimeZone);
  const today = dayOf(zone, nowMs);
  const wanted = search.get('day') ?? '';
  const day = isCalendarDay(wanted) ? wanted : today;
  const days = daysOf(view, day, isWide);
  const window = windowFor(today, days);
  const bookings = useCalendarBookings(window);
  const times = useTrainerTimes(window);
  const classes = useTaughtClasses(window).data;
  // Hours are labels on the wall of the trainer's zone, and so is their calendar.
  const ownZone = times.data?.timeZone;
  if (ownZone && ownZone !== zone) setZone(ownZone);
  const [opened, setOpened] = useState<OpenSession | null>(null);
  const [bookAt, setBookAt] = useState<number | typeof FIRST_FREE | null>(null);
  const go = (part: { view?: View; day?: CalendarDay }) =>
    setSearch({ view: part.view ?? view, day: part.day ?? day }, { replace: true });
  const busy = times.data?.busy ?? [];
  const known = toSessions(bookings.data ?? [], busy, classes);
  const [, navigate] = useLocation();
  const open = (session: CalendarSession) => {
    const booking = onlyBookingOf(session);
    if (booking && !booking.may.move) navigate(`/trainers/bookings/${booking.id}`);
    else setOpened({ session, toMs: null });
  };
  const named = known.find(({ key }) => key === search.get('session'));
  // As it is by now: what was just said of who came shows in the open dialog too.
  const session = known.find(({ key }) => key === opened?.session.key) ?? opened?.session ?? named;
  const shownSession = session ? { session, toMs: opened?.toMs ?? null } : null;
  const close = () => {
    setOpened(null);
    if (search.has('session')) setSearch({ view, day }, { replace: true });
  };
  // What the clocks are called on the day that is shown.
  const zoneText = zone === deviceTimeZone() ? null : t.zone(zoneName(zone, middayOf(zone, day)));
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={zoneText}
        back="/trainers"
        actions={
          <Button
            size="sm"
            icon={<CalendarPlus aria-hidden size={18} />}
            onClick={() => setBookAt(FIRST_FREE)}
          >
            {t.book}
          </Button>
        }
      />
      <Loaded query={bookings}>
        {(all) => {
          const sessions = toSessions(all, busy, classes);
          const shown = { days, timeZone: zone, today, sessions };
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <RequestsCard requests={openRequests(all)} timeZone={zone} today={today} />
              {times.data?.timeZone === null && <NoHours />}
              <Card>
                <Toolbar {...{ view, day, days, today, isWide, go }} />
                {view !== 'agenda' && (
                  <TimeGrid
                    {...shown}
                    nowMs={nowMs}
                    times={times.data}
                    onOpen={open}
                    onMove={(session, toMs) => setOpened({ session, toMs })}
                    onFree={setBookAt}
                  />
                )}
              </Card>
              {view === 'agenda' && <Agenda {...shown} onOpen={open} />}
              <Card padded={false} className="p-[min(0.5rem,2vw)]">
                <ListRow
                  href="/trainers/calendar/feed"
                  icon={<CalendarSync size={20} />}
                  title={t.feed}
                  detail={t.feedDetail}
                />
                <ListRow
                  href="/trainers/packs"
                  icon={<Ticket size={20} />}
                  title={packsText.title}
                  detail={packsText.lead}
                />
              </Card>
            </div>
          );
        }}
      </Loaded>
      <SessionDialog opened={shownSession} timeZone={zone} onClose={close} />
      <BookDialog at={bookAt} timeZone={zone} onClose={() => setBookAt(null)} />
    </>
  );
}

const middayOf = (zone: string, day: CalendarDay): number =>
  spanOfDay(zone, day).startMs + 12 * MS_PER_HOUR;

/** Of a session of one person; null: of several, or of a class. */
const onlyBookingOf = ({ bookings, places }: CalendarSession) =>
  bookings.length === 1 && !places ? bookings[0] : null;

function NoHours() {
  return (
    <StatusMessage
      tone="info"
      title={t.noHours}
      action={
        <LinkButton href="/trainers/availability" size="sm" variant="secondary">
          {t.setHours}
        </LinkButton>
      }
    />
  );
}

type ToolbarProps = {
  view: View;
  day: CalendarDay;
  days: readonly CalendarDay[];
  today: CalendarDay;
  isWide: boolean;
  go: (part: { view?: View; day?: CalendarDay }) => void;
};

function Toolbar({ view, day, days, today, isWide, go }: ToolbarProps) {
  const [first = day] = days;
  const step = days.length;
  const title = view === 'day' ? dateText(day, today) : monthText(first.slice(0, 7));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 flex-[1_1_15rem] items-center">
        <IconButton
          label={t.back}
          className="-ml-2.5"
          icon={<ChevronLeft aria-hidden size={22} />}
          onClick={() => go({ day: addDays(first, -step) })}
        />
        <IconButton
          label={t.on}
          icon={<ChevronRight aria-hidden size={22} />}
          onClick={() => go({ day: addDays(first, step) })}
        />
        <p aria-live="polite" className="min-w-0 text-[min(1.125rem,6.5vw)] font-semibold">
          {title}
        </p>
        {!days.includes(today) && (
          <Button variant="ghost" size="sm" onClick={() => go({ day: today })}>
            {t.today}
          </Button>
        )}
      </div>
      <Segmented
        label={t.view}
        hideLabel
        value={view}
        options={[
          { value: 'day', label: t.day },
          { value: 'days', label: isWide ? t.week : t.threeDays },
          { value: 'agenda', label: t.agenda },
        ]}
        onValueChange={(next) => go({ view: next })}
      />
    </div>
  );
}
