import { useNumbersHidden } from '#features/account/web/public.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { type Form, useForm } from '#platform/web/forms/use-form.ts';
import { type EntryDraft, readDraft } from '../../../rules/entry/entry-draft.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import type { EntryContent } from '../../../rules/entry/same-entry.ts';
import { type EnergyUnit, mayLackEnergy } from '../../../rules/item/energy.ts';

type Options = {
  start: EntryDraft;
  /** The meal while none is chosen; null: it has to be chosen. */
  meal?: MealType | null;
  energyUnit: EnergyUnit;
  edited?: { entry: EntryContent; shownAs: EntryDraft } | undefined;
  send: (content: EntryContent) => Promise<unknown>;
  onSent: (answer: unknown, content: EntryContent) => void;
  onDraft?: (draft: EntryDraft) => void;
};

export type EntryFormState = Form<EntryDraft> & {
  energyUnit: EnergyUnit;
  /** as it is shown: chosen, or the one to begin with */
  meal: MealType | null;
  /** An energy that is not typed is not known. */
  energyOptional: boolean;
};

/** State of the entry form; sends a complete entry in stored units. */
export function useEntryForm({
  energyUnit,
  edited,
  meal = null,
  ...options
}: Options): EntryFormState {
  const energyOptional = mayLackEnergy(useNumbersHidden(), edited?.entry);
  const form = useForm({
    ...options,
    check: (draft) =>
      readDraft(
        { ...draft, mealType: draft.mealType ?? meal },
        { energyUnit, read: parseDecimal, energyOptional, edited },
      ),
  });
  return { ...form, energyUnit, meal: form.draft.mealType ?? meal, energyOptional };
}
