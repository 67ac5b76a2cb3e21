import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import { MEAL_TYPES } from '../../../rules/entry/entry-kinds.ts';
import type { DayDialog } from './day-dialog.ts';
import { MealRow } from './meal-row.tsx';
import { MealSection } from './meal-section.tsx';
import { SelectionBar } from './selection-bar.tsx';

const load = () => import('./day-dialogs.tsx');
const DayDialogs = lazy(() => load().then((module) => ({ default: module.DayDialogs })));

type DayMealsProps = {
  title: string;
  day: CalendarDay;
  today: CalendarDay;
  entries: readonly FoodLogEntry[];
};

/** A day by meals. Each row, each meal and the day have their acts; several entries can be marked together. */
export function DayMeals({ title, day, today, entries }: DayMealsProps) {
  const [dialog, show] = useState<DayDialog | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string> | null>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const selected = entries.filter(({ id }) => marked?.has(id));
  const search = day === today ? '' : `date=${day}&`;

  useFocusKept(entries.length, heading);
  useEffect(() => void load().catch(() => undefined), []);

  const mark = (id: string, on: boolean) =>
    setMarked((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });

  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} data-way-back>
          {title}
        </span>
      }
      action={
        <IconButton
          label="Actions for this day"
          aria-haspopup="dialog"
          icon={<EllipsisVertical aria-hidden size={20} />}
          onClick={() => show({ kind: 'day-acts' })}
          className="-mr-2.5"
        />
      }
    >
      <div className="-mb-1 grid grid-cols-1 gap-2">
        {MEAL_TYPES.map((meal) => (
          <MealSection
            key={meal}
            meal={meal}
            entries={entries.filter((entry) => entry.mealType === meal)}
            addHref={`/log-food/search?${search}meal=${meal}`}
            onActs={() => show({ kind: 'meal-acts', meal })}
          >
            {entries
              .filter((entry) => entry.mealType === meal)
              .map((entry) => (
                <MealRow
                  key={entry.id}
                  entry={entry}
                  onActs={() => show({ kind: 'entry-acts', entry })}
                  selected={marked && marked.has(entry.id)}
                  onSelected={(on) => mark(entry.id, on)}
                />
              ))}
          </MealSection>
        ))}
      </div>
      {marked && (
        <SelectionBar
          selected={selected}
          all={entries}
          onAll={() => setMarked(new Set(entries.map(({ id }) => id)))}
          onShow={show}
          onDone={() => setMarked(null)}
        />
      )}
      <Suspense>
        <DayDialogs
          dialog={dialog}
          day={day}
          today={today}
          entries={entries}
          onShow={show}
          onSelect={() => setMarked(new Set())}
          onDone={() => setMarked(null)}
        />
      </Suspense>
    </Card>
  );
}
