import { useState } from 'react';
import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { type EntryDraft, emptyDraft } from '../../../rules/entry/entry-draft.ts';
import type { EnergyUnit } from '../../../rules/item/energy.ts';
import { useLogFood } from '../../api.ts';
import { EntryForm } from './entry-form.tsx';
import { useLogAddress } from './log-address.ts';
import { useStartMeal } from './start-meal.ts';
import { useEntryForm } from './use-entry-form.ts';

const DRAFT_KEY = 'foodLogDraft';

/** A stored draft. Its id makes saving idempotent. */
type KeptEntry = { id: string; openedOn: CalendarDay; energyUnit: EnergyUnit; values: EntryDraft };

function startOf(
  owner: string,
  day: CalendarDay,
  energyUnit: EnergyUnit,
  figuresOptional: boolean,
): KeptEntry {
  const values = emptyDraft(day, figuresOptional);
  const blank = { id: newId(), openedOn: day, energyUnit, values };
  const kept = loadDraft(DRAFT_KEY, owner) as KeptEntry | null;
  // The stored energy is text in its unit; another unit would change the amount.
  if (kept?.energyUnit !== energyUnit) return blank;
  const date = kept.values.date === kept.openedOn ? day : kept.values.date;
  return { ...kept, openedOn: day, values: { ...blank.values, ...kept.values, date } };
}

type NewEntryProps = {
  /** whose draft is kept */
  owner: string;
  day: CalendarDay;
  lastDay: CalendarDay;
  onBack: () => void;
  onSaved: (day: CalendarDay) => void;
};

/** Form mode for a food that is not logged yet. */
export function NewEntry({ owner, day, lastDay, onBack, onSaved }: NewEntryProps) {
  const { energyUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  const [start] = useState(() => startOf(owner, day, energyUnit, numbersHidden));
  const save = useLogFood(() => clearDraft(DRAFT_KEY));
  const { asked } = useLogAddress();
  const startMeal = useStartMeal();
  const form = useEntryForm({
    start: start.values,
    // Today the specification's meal, however the form is reached.
    meal: asked.date === null ? 'lunch' : startMeal,
    energyUnit,
    send: (content) => save.mutateAsync({ id: start.id, content }),
    onSent: (_, { date }) => onSaved(date),
    onDraft: (values) => storeDraft(DRAFT_KEY, owner, { ...start, values }),
  });

  return (
    <>
      <PageHeader title="Log Food Details" back={onBack} />
      <EntryForm form={form} lastDay={lastDay} saveLabel="Save Food Log" />
    </>
  );
}
