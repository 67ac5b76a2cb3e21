import { useMutation } from '@tanstack/react-query';
import { CalendarSync, CircleAlert, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayName } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { OtherCalendar } from '../../contract.ts';
import { clockWords } from '../../rules/clock-words.ts';
import { refreshCalendar, removeCalendar, useOtherCalendars } from '../api.ts';
import { AddCalendar } from '../components/add-calendar.tsx';
import { calendarsText, failureText } from '../messages/calendars.ts';

/** Calendars elsewhere, whose events are times that nobody can book. */
export function CalendarsPage() {
  const calendars = useOtherCalendars();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={calendarsText.title}
        subtitle={calendarsText.lead}
        back="/trainers/availability"
      />
      <Loaded query={calendars}>{(all) => <Calendars calendars={all} />}</Loaded>
    </div>
  );
}

function Calendars({ calendars }: { calendars: readonly OtherCalendar[] }) {
  const [isAdding, setAdding] = useState(false);
  useFocusKept(calendars.length);
  const add = (
    <Button icon={<Plus aria-hidden size={20} />} onClick={() => setAdding(true)}>
      {calendarsText.add}
    </Button>
  );
  return (
    <>
      {calendars.length === 0 ? (
        <EmptyState icon={<CalendarSync size={28} />} title={calendarsText.none} action={add}>
          {calendarsText.addFirst}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Card>
            <ul className="-my-2 divide-y divide-line">
              {calendars.map((one) => (
                <CalendarRow key={one.id} calendar={one} />
              ))}
            </ul>
          </Card>
          <p className="text-sm text-muted">{calendarsText.every}</p>
          <div>{add}</div>
        </div>
      )}
      <AddCalendar open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

function CalendarRow({ calendar }: { calendar: OtherCalendar }) {
  const { name, host, failure, upcoming } = calendar;
  const refresh = useMutation(refreshCalendar);
  const remove = useMutation(removeCalendar);
  const age = useAge(calendar.readAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <span className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
        <bdi className="block font-medium">{name}</bdi>
        <span className="block text-sm text-muted">{host}</span>
        <span className="block text-sm text-muted">
          {age}
          {calendar.readAt && ` · ${calendarsText.upcoming(upcoming)}`}
        </span>
        {failure && (
          <span className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {failureText[failure]}
          </span>
        )}
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <IconButton
          label={calendarsText.refresh(name)}
          icon={<RefreshCw aria-hidden size={20} />}
          pending={refresh.isPending}
          onClick={() => refresh.mutate(calendar)}
        />
        <IconButton
          label={calendarsText.remove(name)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(calendar)}
        />
      </span>
    </li>
  );
}

/** "Read today 2:05 pm": how old busy times are. */
function useAge(readAt: string | null): string {
  const today = useToday();
  if (readAt === null) return calendarsText.neverRead;
  const at = new Date(readAt);
  return calendarsText.readAt(
    `${dayName(localDay(at), today).toLowerCase()} ${clockWords(at.getHours() * 60 + at.getMinutes())}`,
  );
}
