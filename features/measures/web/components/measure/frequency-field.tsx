import { useMutation } from '@tanstack/react-query';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { FREQUENCIES, type Frequency } from '../../../rules/kinds.ts';
import type { StoredMeasure } from '../../../rules/measure.ts';
import { measureMutations } from '../../api.ts';
import { ownText } from '../../messages/own.ts';
import { frequencyText } from '../../messages.ts';

const edit = measureMutations.edit(() => false);

/** How often a measure is meant to be taken; saved at once. */
export function FrequencyField({ stored }: { stored: StoredMeasure }) {
  const change = useMutation(edit);
  return (
    <SelectField
      label={ownText.frequency}
      value={stored.frequency}
      options={FREQUENCIES.map((value) => ({ value, label: frequencyText[value] }))}
      onChange={({ target }) =>
        change.mutate({ before: stored, now: { ...stored, frequency: target.value as Frequency } })
      }
    />
  );
}
