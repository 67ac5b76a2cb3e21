import { type ReactNode, useState } from 'react';
import type { OfferPage } from '#features/bookings/contract.ts';
import { zoneName } from '#features/free-times/rules/viewer-days.ts';
import { dayWords, momentWords, timeWords } from '#features/free-times/rules/when-words.ts';
import { addDays, type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import {
  daysOfFortnight,
  fortnightOf,
  rangeOfFortnight,
  SHOWN_DAYS,
} from '../../rules/fortnight.ts';
import { showsSameTime, toShownDays } from '../../rules/times-of-day.ts';
import { useNextTime, useTimes } from '../api.ts';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { bookText as t } from '../messages/book.ts';
import { DayGrid } from './day-grid.tsx';
import { FormingGroups, isForming } from './forming-groups.tsx';
import { type ShownTime, TimeList } from './time-list.tsx';

type TimePickerProps = {
  offer: OfferPage;
  /** a booking that is to move */
  moves?: string;
  /** the chosen one of several places */
  placeId?: string | undefined;
  /** the start that is being kept */
  pending: string | null;
  noteOf?: ((time: ShownTime) => string | null) | undefined;
  onChoose: ((time: ShownTime) => void) | undefined;
  /** a choice that belongs to the times */
  above?: ReactNode;
  /** the instant whose weeks are opened; otherwise those of the next free time */
  openAtMs?: number;
  /** that instant was chosen elsewhere, as in the search */
  marksOpened?: boolean;
};

/** Days with free times, and the times of one: opened at the next free one. */
export function TimePicker(props: TimePickerProps) {
  const { offer, moves, placeId, pending, noteOf, onChoose, above, openAtMs, marksOpened } = props;
  const zone = useViewerZone();
  const next = useNextTime(offer.id, { moves, placeId });
  return (
    <Loaded query={next}>
      {({ start }) => (
        <Chooser
          key={placeId}
          offer={offer}
          {...(moves && { moves })}
          placeId={placeId}
          zone={zone}
          nextMs={start === null ? null : Date.parse(start)}
          pending={pending}
          noteOf={
            noteOf ?? ((time) => (offer.capacity > 1 ? placesWords(time, offer.capacity) : null))
          }
          onChoose={onChoose}
          above={above}
          {...(openAtMs !== undefined && { openAtMs, marksOpened: marksOpened ?? false })}
        />
      )}
    </Loaded>
  );
}

type ChooserProps = TimePickerProps & {
  zone: string;
  nextMs: number | null;
  noteOf: (time: ShownTime) => string | null;
};

export const placesWords = ({ left, sessionId }: ShownTime, capacity: number): string => {
  if (left === 0) return t.full;
  if (sessionId !== null && left < capacity) return t.comingPlaces(capacity - left, left);
  return t.places(left);
};

function Chooser(props: ChooserProps) {
  const { offer, moves, placeId, zone, nextMs, pending, noteOf, onChoose, above, openAtMs } = props;
  const [openedMs] = useState(() => Date.now());
  const today = dayIn(zone, openedMs);
  const nextDay = nextMs === null ? null : dayIn(zone, nextMs);
  const [firstDay] = useState(() => (openAtMs === undefined ? nextDay : dayIn(zone, openAtMs)));
  const [monday, setMonday] = useState(() => fortnightOf(firstDay ?? today, today));
  const [wanted, setWanted] = useState<CalendarDay | null>(firstDay);
  const times = useTimes(
    offer.id,
    { ...rangeOfFortnight(monday, zone), moves, placeId },
    { ...rangeOfFortnight(addDays(monday, SHOWN_DAYS), zone), moves, placeId },
  );
  const inPage = new Set(daysOfFortnight(monday));
  const shown =
    times.data && !times.isPlaceholderData ? toShownDays(times.data.starts, zone) : null;
  const first = shown && [...shown.keys()].find((day) => inPage.has(day));
  const day = wanted && inPage.has(wanted) ? wanted : (first ?? null);
  const trainerZone = offer.timeZone;
  const differs = trainerZone !== null && !showsSameTime(zone, trainerZone, nextMs ?? openedMs);
  const toNext = () => {
    if (nextDay === null) return;
    setMonday(fortnightOf(nextDay, today));
    setWanted(nextDay);
  };
  const chosenMs = props.marksOpened && openAtMs !== undefined ? openAtMs : null;
  const isChosenGone =
    chosenMs !== null &&
    day === dayIn(zone, chosenMs) &&
    !shown?.get(day)?.some(({ startMs }) => startMs === chosenMs);
  if (times.isError && !times.data) return <Loaded query={times}>{() => null}</Loaded>;
  return (
    <Card title={t.chooseTime}>
      <p className="-mt-2 mb-3 text-sm text-muted">
        {t.timesIn(zoneName(zone, nextMs ?? openedMs))}.{' '}
        {differs && t.trainerIn(zoneName(trainerZone, nextMs ?? openedMs))}
      </p>
      {above}
      {offer.capacity > 1 && onChoose && shown && (
        <FormingGroups
          times={[...shown.values()].flat().filter((time) => isForming(time, offer.capacity))}
          zone={zone}
          noteOf={noteOf}
          onChoose={onChoose}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <DayGrid
            monday={monday}
            today={today}
            chosen={day}
            counts={shown && new Map([...shown].map(([on, all]) => [on, all.length]))}
            lastDay={addDays(today, offer.daysAhead + 1)}
            onChoose={setWanted}
            onMove={setMonday}
          />
          {nextMs !== null && nextDay !== day && (
            <Button variant="ghost" size="sm" className="mt-2 -ml-4" onClick={toNext}>
              {t.nextFree(`${dateText(nextDay ?? today, today)}, ${timeWords(nextMs, zone)}`)}
            </Button>
          )}
        </div>
        <section aria-label={day ? dayWords(midday(day), 'UTC') : t.chooseTime}>
          {day && shown && (
            <>
              <h3 className="mb-2 font-semibold" aria-live="polite">
                {dateText(day, today)}
              </h3>
              {isChosenGone && chosenMs !== null && (
                <p className="mb-2 text-warn">{t.noLongerFree(timeWords(chosenMs, zone))}</p>
              )}
              {shown.get(day) ? (
                <TimeList
                  times={shown.get(day) ?? []}
                  noteOf={noteOf}
                  chosenMs={chosenMs}
                  trainerTime={(ms) =>
                    trainerZone === null || showsSameTime(zone, trainerZone, ms)
                      ? null
                      : `${timeWords(ms, trainerZone)} ${cityOf(trainerZone)}`
                  }
                  pending={pending}
                  onChoose={onChoose}
                />
              ) : (
                <p className="text-muted">{t.noneOn}</p>
              )}
            </>
          )}
          {!day && shown && (
            <p className="text-muted">
              {nextMs === null ? t.noneAtAllLead(offer.daysAhead) : t.noneThen}
            </p>
          )}
        </section>
      </div>
      {times.data?.busyTimesReadAt && (
        <p className="mt-4 text-sm text-faint">
          {checkedWords(openedMs - Date.parse(times.data.busyTimesReadAt))}
        </p>
      )}
    </Card>
  );
}

const midday = (day: CalendarDay): number => Date.parse(`${day}T12:00:00Z`);

const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

function checkedWords(ageMs: number): string {
  const minutes = Math.max(0, Math.round(ageMs / 60_000));
  return minutes > 60 ? t.checkedLong : t.checked(minutes);
}

/** "Tuesday 24 November 2026, 9:00 am", for notices about one start. */
export const startWords = (start: string, zone: string): string =>
  momentWords(Date.parse(start), zone);
