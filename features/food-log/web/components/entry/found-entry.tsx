import { type ReactNode, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { type EntryDraft, followAmount } from '../../../rules/entry/entry-draft.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import type { EntryContent } from '../../../rules/entry/same-entry.ts';
import type { Measure } from '../../../rules/item/measure.ts';
import { useLogFood } from '../../api.ts';
import { reviewAiConfidence } from '../../messages/entries.ts';
import { EntryForm } from './entry-form.tsx';
import { useLastLogDay } from './log-address.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useMeasuredEntry } from './use-measured-entry.ts';

type FoundEntryProps = {
  /** what was found, as it would be logged */
  content: EntryContent;
  /** the meal to begin with; null: it has to be chosen */
  meal: MealType | null;
  origin: 'barcode';
  /** percent: how far its source's values can be trusted; null: they are the person's own */
  confidence: number | null;
  measures: readonly Measure[];
  onBack: () => void;
  onSaved: (day: CalendarDay) => void;
  /** stands above the form */
  children?: ReactNode;
};

/** Form mode for a food that a look-up found: the form is filled, and everything in it can be corrected. */
export function FoundEntry(props: FoundEntryProps) {
  const { content, meal, origin, confidence, onBack, onSaved, children } = props;
  const { energyUnit } = useUnits();
  const [id] = useState(newId);
  const lastDay = useLastLogDay();
  const measured = useMeasuredEntry(content, energyUnit, props.measures);
  const { shownAs, entry, measures } = measured;
  const save = useLogFood(() => undefined);
  const form = useEntryForm({
    start: { ...shownAs, mealType: null },
    meal,
    energyUnit,
    edited: { entry, shownAs },
    send: (now) => save.mutateAsync({ id, content: now, origin, aiConfidence: confidence }),
    onSent: (_, { date }) => onSaved(date),
  });
  const measure = (after: EntryDraft | null) => {
    if (!after) return;
    const { quantity, unit } = after;
    form.change({ ...followAmount(form.latest(), shownAs, after), quantity, unit });
  };
  return (
    <>
      <PageHeader
        title="Log Food Details"
        subtitle={confidence === null ? undefined : reviewAiConfidence(confidence)}
        back={onBack}
      />
      {children}
      <EntryForm
        form={form}
        lastDay={lastDay}
        brand={entry.brand}
        amount={{
          measures,
          hint: undefined,
          onQuantity: (text) => measure(measured.measure(text)),
          onUnit: (next) => measure(measured.changeUnit(next)),
        }}
        saveLabel="Save Food Log"
      />
    </>
  );
}
