import { timeWords } from '#features/free-times/rules/when-words.ts';
import { addDays, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { firstInstantFrom, midnightOf } from '#platform/shared/wall-clock.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { useFreeStarts } from '../../api.ts';
import { bookText as t } from '../../messages/acts.ts';
import { readWhen, toWhenDraft, type WhenDraft } from '../when-draft.ts';

type FreeTimesProps = {
  offerId: string;
  placeId: string | undefined;
  draft: WhenDraft;
  timeZone: string;
  onChoose: (when: WhenDraft) => void;
};

/** When an offer is free on the day that is typed, to be chosen with a tap. */
export function FreeTimes({ offerId, placeId, draft, timeZone, onChoose }: FreeTimesProps) {
  const { day } = draft;
  const instant = (on: string) =>
    new Date(firstInstantFrom(timeZone, midnightOf(on))).toISOString();
  const range = isCalendarDay(day) ? { from: instant(day), to: instant(addDays(day, 1)) } : null;
  const free = useFreeStarts({ offerId, placeId }, range);
  const chosen = readWhen(timeZone, draft).startMs;
  if (!range) return null;
  return (
    <Loaded query={free}>
      {({ starts }) => {
        const open = starts.filter(({ left }) => left > 0);
        if (open.length === 0) return <p className="text-sm text-muted">{t.noneFree}</p>;
        return (
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium text-muted">{t.free}</legend>
            <div className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
              {open.map(({ start }) => {
                const ms = Date.parse(start);
                return (
                  <TickChip
                    key={start}
                    label={timeWords(ms, timeZone)}
                    checked={ms === chosen}
                    onToggle={() => onChoose(toWhenDraft(timeZone, ms))}
                  />
                );
              })}
            </div>
          </fieldset>
        );
      }}
    </Loaded>
  );
}
