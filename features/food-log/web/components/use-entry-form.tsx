import { useForm } from 'react-hook-form';
import { useNumbersHidden } from '#features/account/web/public.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { type EnergyUnit, mayLackEnergy } from '../../rules/energy.ts';
import { type EntryDraft, readDraft } from '../../rules/entry-draft.ts';
import type { EntryContent } from '../../rules/same-entry.ts';

type Options = {
  start: EntryDraft;
  energyUnit: EnergyUnit;
  edited?: { entry: EntryContent; shownAs: EntryDraft } | undefined;
};

/** State of the entry form; returns a complete entry in stored units. */
export function useEntryForm({ start, energyUnit, edited }: Options) {
  const energyOptional = mayLackEnergy(useNumbersHidden(), edited?.entry);
  const form = useForm<EntryDraft, unknown, EntryContent>({
    defaultValues: start,
    resolver: (draft) => {
      const result = readDraft(draft, { energyUnit, read: parseDecimal, energyOptional, edited });
      if (result.ok) return { values: result.content, errors: {} };
      const errors = Object.entries(result.errors).map(([key, message]) => [
        key,
        { type: 'validate', message },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const showFieldErrors = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const { fields } = error;
    for (const key of Object.keys(start) as (keyof EntryDraft)[]) {
      if (fields[key]) form.setError(key, { message: fields[key] }, { shouldFocus: true });
    }
  };
  /** Puts figures into the form that were worked out, not typed. */
  const show = (draft: EntryDraft) => {
    const before = form.getValues();
    for (const key of Object.keys(draft) as (keyof EntryDraft)[]) {
      if (draft[key] !== before[key]) form.setValue(key, draft[key], { shouldDirty: true });
    }
  };
  return { form, show, showFieldErrors, energyOptional };
}
