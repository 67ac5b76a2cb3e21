import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { FoodLogEntry } from '../../contract.ts';
import { useEntriesOf } from '../api.ts';
import { EntriesError, EntriesLoading } from '../components/day/entries-state.tsx';
import { Chooser } from '../components/entry/chooser.tsx';
import { EditEntry } from '../components/entry/edit-entry.tsx';
import { useLastLogDay, useLogAddress } from '../components/entry/log-address.ts';
import { NewEntry } from '../components/entry/new-entry.tsx';
import { backToFoodLog, entryNotOnDay, wasDeletedOrMoved } from '../messages/entries.ts';

const QuickAddDialog = lazy(() =>
  import('../components/entry/quick-add-dialog.tsx').then((m) => ({ default: m.QuickAddDialog })),
);

/** The address of a day, and of a mode within it. Today needs no date, so that it stays today. */
const addressOf = (day: CalendarDay, today: CalendarDay, mode?: 'manual' | 'quick') => {
  const search = new URLSearchParams();
  if (day !== today) search.set('date', day);
  if (mode) search.set('mode', mode);
  return search.size > 0 ? `/log-food?${search}` : '/log-food';
};

/** The food log. Day and mode are in the address, so Back and reload work. */
export function LogFoodPage() {
  const owner = useCurrentUser().data?.id;
  const today = useToday();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { day } = useLogAddress();
  const lastDay = useLastLogDay();
  const edited = search.get('edit');
  const wanted = search.get('mode');
  const mode = edited ? 'edit' : wanted === 'manual' ? 'manual' : 'chooser';

  useHeadingFocus(mode, edited);
  const openDay = (other: CalendarDay) => navigate(addressOf(other, today), { replace: true });
  const back = () => openDay(day);

  // Forms read units and draft once, when they open.
  if (owner === undefined) return <LoadingScreen />;
  if (edited) {
    return (
      <EditById
        key={edited}
        owner={owner}
        id={edited}
        day={day}
        lastDay={lastDay}
        onDone={openDay}
      />
    );
  }
  if (mode === 'manual') {
    return <NewEntry owner={owner} day={day} lastDay={lastDay} onBack={back} onSaved={openDay} />;
  }
  return (
    <>
      <Chooser
        day={day}
        today={today}
        hrefOf={(other) => addressOf(day, today, other)}
        onDayChange={openDay}
      />
      <Suspense>
        <QuickAddDialog open={wanted === 'quick'} today={today} onClose={back} />
      </Suspense>
    </>
  );
}

type EditByIdProps = {
  owner: string;
  id: string;
  day: CalendarDay;
  lastDay: CalendarDay;
  onDone: (day: CalendarDay) => void;
};

function EditById({ owner, id, day, lastDay, onDone }: EditByIdProps) {
  const entries = useEntriesOf(day);
  // Kept once found: saving may move it to another day, and the form must outlive that refresh.
  const [entry, setEntry] = useState<FoodLogEntry>();
  const found = entries.data?.find((candidate) => candidate.id === id);
  if (!entry && found) setEntry(found);
  const back = () => onDone(day);
  if (entry)
    return (
      <EditEntry owner={owner} entry={entry} lastDay={lastDay} onBack={back} onDone={onDone} />
    );
  return (
    <>
      <PageHeader title="Log Food Details" back={back} />
      {entries.isPending && <EntriesLoading />}
      {entries.isError && <EntriesError onRetry={() => void entries.refetch()} />}
      {entries.isSuccess && (
        <StatusMessage
          tone="info"
          title={entryNotOnDay}
          action={
            <Button variant="secondary" size="sm" onClick={back}>
              {backToFoodLog}
            </Button>
          }
        >
          {wasDeletedOrMoved}
        </StatusMessage>
      )}
    </>
  );
}

/** A change of mode is a change of page: start at its heading; after an edit at its entry, if that is still there. */
function useHeadingFocus(mode: string, edited: string | null): void {
  const last = useRef({ mode, edited });
  useEffect(() => {
    const before = last.current;
    last.current = { mode, edited };
    if (before.mode === mode) return;
    const row = document.querySelector<HTMLElement>(`main a[href$="edit=${before.edited}"]`);
    if (row) return row.focus();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [mode, edited]);
}
