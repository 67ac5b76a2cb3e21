import { useNumbersHidden } from '#features/account/web/public.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { type Form, useForm } from '#platform/web/forms/use-form.ts';
import { type EntryDraft, readDraft } from '../../../rules/entry/entry-draft.ts';
import type { EntryContent } from '../../../rules/entry/same-entry.ts';
import { type EnergyUnit, mayLackEnergy } from '../../../rules/item/energy.ts';

type Options = {
  start: EntryDraft;
  energyUnit: EnergyUnit;
  edited?: { entry: EntryContent; shownAs: EntryDraft } | undefined;
  send: (content: EntryContent) => Promise<unknown>;
  onSent: (answer: unknown, content: EntryContent) => void;
  onDraft?: (draft: EntryDraft) => void;
};

export type EntryFormState = Form<EntryDraft> & {
  energyUnit: EnergyUnit;
  /** An energy that is not typed is not known. */
  energyOptional: boolean;
};

/** State of the entry form; sends a complete entry in stored units. */
export function useEntryForm({ energyUnit, edited, ...options }: Options): EntryFormState {
  const energyOptional = mayLackEnergy(useNumbersHidden(), edited?.entry);
  const form = useForm({
    ...options,
    check: (draft) => readDraft(draft, { energyUnit, read: parseDecimal, energyOptional, edited }),
  });
  return { ...form, energyUnit, energyOptional };
}
