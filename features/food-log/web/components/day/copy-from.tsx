import { useState } from 'react';
import { addDays, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { MEAL_TYPES, type MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealName } from '../../../rules/item/amount-text.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import { useCopyEntries, useEntriesOf } from '../../api.ts';
import { nothingLoggedThere } from '../../messages/day.ts';
import type { DayDialogsProps } from './day-dialog.ts';
import { useEnergyText } from './energy.tsx';
import { EntriesError, EntriesLoading } from './entries-state.tsx';
import { useCopies } from './use-copies.ts';

type CopyFromProps = DayDialogsProps & {
  /** the meal that takes the copies; null leaves each food in its own */
  meal: MealType | null;
};

const ALL = 'all';
const sources = [
  { value: ALL, label: 'All meals' },
  ...MEAL_TYPES.map((value) => ({ value, label: mealName[value] })),
];

/** Foods of another day to choose from; all are chosen until one says otherwise. */
export function CopyFrom({ meal, day, today, onDone }: CopyFromProps) {
  const energyOf = useEnergyText();
  const [date, setDate] = useState(addDays(day, -1));
  const [source, setSource] = useState<string>(meal ?? ALL);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const asked = isCalendarDay(date) ? date : addDays(day, -1);
  const entries = useEntriesOf(asked);
  const copiesOf = useCopies();
  const copy = useCopyEntries();
  const offered = entries.data?.filter((one) => source === ALL || one.mealType === source) ?? [];
  const chosen = offered.filter(({ id }) => !left.has(id));

  const submit = () => {
    if (chosen.length === 0 || copy.isPending) return;
    const copies = copiesOf(chosen, { date: day, mealType: meal });
    const where = [meal && mealName[meal], dayName(day, today)].filter(Boolean).join(', ');
    copy.mutate({ copies, where }, { onSuccess: onDone });
  };
  const toggle = (id: string, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    setLeft(next);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        <TextField
          type="date"
          label="From day"
          value={date}
          max={today}
          onChange={(event) => setDate(event.target.value)}
        />
        <SelectField
          label="From meal"
          options={sources}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
      </div>
      {entries.isPending && <EntriesLoading />}
      {entries.isError && <EntriesError onRetry={() => void entries.refetch()} />}
      {entries.isSuccess && offered.length === 0 && (
        <p role="status" className="py-4 text-center text-muted">
          {nothingLoggedThere}
        </p>
      )}
      {offered.length > 0 && (
        <ul aria-label="Foods to copy" className="-mx-2 divide-y divide-line">
          {offered.map(({ id, foodName, mealType, ...energy }) => {
            return (
              <li key={id}>
                <label className="flex min-h-13 items-center gap-3 rounded-control px-2 py-2 hover:bg-hover">
                  <input
                    type="checkbox"
                    checked={!left.has(id)}
                    onChange={(event) => toggle(id, event.target.checked)}
                    className="size-6 shrink-0"
                  />
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <bdi>{foodName}</bdi>
                    {source === ALL && (
                      <span className="block text-sm text-muted">{mealName[mealType]}</span>
                    )}
                  </span>
                  <span className="tabular shrink-0 text-sm text-muted">
                    {energyOf(kcalOf(energy))}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      <Button fullWidth pending={copy.isPending} disabled={chosen.length === 0} onClick={submit}>
        {chosen.length === 1 ? 'Copy 1 food' : `Copy ${chosen.length} foods`}
      </Button>
    </div>
  );
}
