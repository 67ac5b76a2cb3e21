import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { zoneName } from '#features/free-times/rules/viewer-days.ts';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import {
  addDays,
  type CalendarDay,
  dayIn,
  daysFrom,
  weekdayOf,
} from '#platform/shared/calendar-day.ts';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { dayName, shortDateText } from '#platform/web/time/day-text.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FilterChip } from '#platform/web/ui/filter-chip.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import type { ClassDateShown, Timetable } from '../../contract.ts';
import { useTimetable } from '../api.ts';
import { BarNotice, ClassDate } from '../components/class-date.tsx';
import {
  choices,
  daysOfWeek,
  isShown,
  mondayOf,
  NO_FILTER,
  type TimetableFilter,
} from '../components/timetable-days.ts';
import { timetableText as t } from '../messages/timetable.ts';

const WEEKS = 4;

/** The classes of a person's gyms, week by week. */
export function TimetablePage() {
  const timetable = useTimetable();
  const hasGym = (timetable.data?.organisations.length ?? 0) > 0;
  const mayRun = timetable.data?.organisations.some((one) => one.mayRun);
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.lead}
        back="/gym"
        actions={
          <>
            {hasGym && (
              <LinkButton href="/gym/offers" variant="secondary" size="sm">
                {t.oneToOne}
              </LinkButton>
            )}
            {mayRun && (
              <LinkButton href="/gym/classes" variant="secondary" size="sm">
                {t.plan}
              </LinkButton>
            )}
          </>
        }
      />
      <Loaded query={timetable}>{(data) => <Weeks timetable={data} />}</Loaded>
    </>
  );
}

function Weeks({ timetable: { organisations, dates } }: { timetable: Timetable }) {
  const today = useToday();
  // A search that found a class leads to it.
  const wanted = new URLSearchParams(useSearch()).get('class');
  const classId = dates.some((date) => date.classId === wanted) ? wanted : null;
  const [filter, setFilter] = useState({ ...NO_FILTER, classId });
  const dayOf = (date: ClassDateShown) => dayIn(deviceTimeZone(), Date.parse(date.start));
  const weekOf = (date: ClassDateShown) =>
    Math.max(0, Math.round(daysFrom(mondayOf(today), mondayOf(dayOf(date))) / 7));
  // Late on a Sunday this week has nothing left to show.
  const [first] = dates;
  const [week, setWeek] = useState(() => (first ? weekOf(first) : 0));
  if (organisations.length === 0 || dates.length === 0) {
    const isNoGym = organisations.length === 0;
    return (
      <EmptyState
        icon={<CalendarDays size={28} />}
        title={isNoGym ? t.noGym : t.none}
        action={isNoGym ? <LinkButton href="/trainers">{t.findTrainer}</LinkButton> : undefined}
      >
        {isNoGym ? t.noGymLead : t.noneLead}
      </EmptyState>
    );
  }
  const monday = addDays(mondayOf(today), week * 7);
  const shown = dates.filter((date) => isShown(date, filter));
  const days = daysOfWeek(shown, monday);
  const isFiltered = Object.values(filter).some(Boolean);
  const next = shown.find((date) => dayOf(date) >= addDays(monday, 7));
  const whenShort = (date: ClassDateShown) =>
    `${dayName(dayOf(date), today)}, ${timeWords(Date.parse(date.start), deviceTimeZone())}`;
  const zone = dates.find(({ timeZone }) => timeZone !== deviceTimeZone());
  const nameOf = (id: string) => organisations.find((one) => one.id === id)?.name ?? '';
  const runs = (id: string) => organisations.some((one) => one.id === id && one.mayRun);
  const label =
    week === 0 ? t.thisWeek : week === 1 ? t.nextWeek : t.weekOf(shortDateText(monday, today));
  return (
    <>
      <BarNotice dates={dates} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div role="group" aria-label={t.weeks} className="-ml-2.5 flex items-center gap-1">
          <IconButton
            label={t.previous}
            icon={<ChevronLeft aria-hidden size={20} />}
            disabled={week === 0}
            onClick={() => setWeek(week - 1)}
          />
          <p aria-live="polite" className="min-w-[min(7rem,40vw)] text-center font-semibold">
            {label}
          </p>
          <IconButton
            label={t.next}
            icon={<ChevronRight aria-hidden size={20} />}
            disabled={week === WEEKS}
            onClick={() => setWeek(week + 1)}
          />
        </div>
        <Filters filter={filter} onFilter={setFilter} timetable={{ organisations, dates }} />
      </div>
      {zone && (
        <p className="mb-3 text-sm text-muted">
          {t.zone(zoneName(zone.timeZone, Date.parse(zone.start)))}
        </p>
      )}
      {days.every((day) => day.dates.length === 0) ? (
        <div className="grid justify-items-center gap-3 py-8 text-center">
          <p className="text-muted">{isFiltered ? t.nothingFiltered : t.nothingThisWeek}</p>
          {next && (
            <Button variant="secondary" size="sm" onClick={() => setWeek(weekOf(next))}>
              {t.nextClass(next.name, whenShort(next))}
            </Button>
          )}
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-7 lg:gap-2">
          {days.map(({ day, dates: ofDay }) => (
            <section
              key={day}
              aria-label={dayName(day, today)}
              className={ofDay.length === 0 ? 'hidden lg:block' : ''}
            >
              <h2 className="mb-2 font-semibold lg:text-sm">
                <span className="lg:hidden">{dayName(day, today)}</span>
                <span className="hidden lg:inline">{columnName(day, today)}</span>
              </h2>
              <ul className="grid grid-cols-1 gap-2">
                {ofDay.map((date) => (
                  <ClassDate
                    key={date.sessionId}
                    date={date}
                    gymName={nameOf(date.organisationId)}
                    mayRun={runs(date.organisationId)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** "Thu 26 Nov", which a seventh of a page holds. */
const columnName = (day: CalendarDay, today: CalendarDay): string =>
  day === today
    ? dayName(day, today)
    : `${shortWeekdayName(weekdayOf(day))} ${shortDateText(day, today)}`;

type FiltersProps = {
  filter: TimetableFilter;
  onFilter: (filter: TimetableFilter) => void;
  timetable: Timetable;
};

function Filters({ filter, onFilter, timetable: { organisations, dates } }: FiltersProps) {
  const change = (part: Partial<TimetableFilter>) => onFilter({ ...filter, ...part });
  return (
    <div className="flex flex-wrap gap-2">
      {organisations.length > 1 && (
        <FilterChip
          label={t.anyGym}
          value={filter.organisationId}
          options={choices(organisations.map(({ id, name }) => [id, name]))}
          onValueChange={(organisationId) => change({ organisationId })}
        />
      )}
      <FilterChip
        label={t.anyClass}
        value={filter.classId}
        options={choices(dates.map(({ classId, name }) => [classId, name]))}
        onValueChange={(classId) => change({ classId })}
      />
      <FilterChip
        label={t.anyTrainer}
        value={filter.trainer}
        options={choices(dates.map(({ trainerName }) => [trainerName, trainerName]))}
        onValueChange={(trainer) => change({ trainer })}
      />
      <TickChip
        label={t.mine}
        checked={filter.isMine}
        onToggle={() => change({ isMine: !filter.isMine })}
      />
    </div>
  );
}
