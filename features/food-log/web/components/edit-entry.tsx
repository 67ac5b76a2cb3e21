import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { FoodLogEntry } from '../../contract.ts';
import { draftOf } from '../../rules/entry-draft.ts';
import type { EntryContent } from '../../rules/same-entry.ts';
import { useEditEntry, useRemoveEntry } from '../api.ts';
import { EntryForm } from './entry-form.tsx';
import { useEntryForm } from './use-entry-form.tsx';

type EditEntryProps = {
  entry: FoodLogEntry;
  lastDay: CalendarDay;
  onBack: () => void;
  onDone: (day: CalendarDay) => void;
};

/** Form mode for a logged entry. If it was changed elsewhere meanwhile, the person decides. */
export function EditEntry({ entry, lastDay, onBack, onDone }: EditEntryProps) {
  const { energyUnit } = useUnits();
  // The entry as it was when the form showed it; refreshing the list must not move the ground.
  const [base, setBase] = useState(entry);
  const [newer, setNewer] = useState<FoodLogEntry | null>(null);
  const shownAs = draftOf(base, energyUnit, (value) => formatDecimal(value, 4));
  const { form, showFieldErrors } = useEntryForm({
    start: shownAs,
    energyUnit,
    edited: { entry: base, shownAs },
  });
  const edit = useEditEntry((error) => {
    const changed = error instanceof ApiError && error.reason === 'edited_elsewhere';
    if (changed) setNewer(error.current as FoodLogEntry);
    return changed;
  });
  const remove = useRemoveEntry();

  const save = (content: EntryContent, onto = base) =>
    edit.mutate(
      { entry: onto, content },
      { onSuccess: () => onDone(content.date), onError: showFieldErrors },
    );
  const takeNewer = (current: FoodLogEntry) => {
    setBase(current);
    setNewer(null);
    form.reset(draftOf(current, energyUnit, (value) => formatDecimal(value, 4)));
  };

  return (
    <>
      <PageHeader
        title="Log Food Details"
        subtitle={
          entry.aiConfidence === null
            ? undefined
            : `AI Confidence: ${Math.round(entry.aiConfidence)}% - Please review and adjust if needed`
        }
        back={onBack}
      />
      {newer && (
        <div className="mb-4">
          <StatusMessage
            tone="error"
            title="This entry was changed on another device"
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" onClick={() => takeNewer(newer)}>
                  Show the other version
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => void form.handleSubmit((content) => save(content, newer))()}
                >
                  Save mine instead
                </Button>
              </span>
            }
          >
            It now says {newer.foodName}, {newer.quantity} {newer.unit}, {newer.calories} kcal.
          </StatusMessage>
        </div>
      )}
      <EntryForm
        form={form}
        energyUnit={energyUnit}
        lastDay={lastDay}
        saving={edit.isPending}
        saveLabel="Save Changes"
        onSave={(content) => save(content)}
        extra={
          <Button
            variant="ghost"
            className="text-danger!"
            icon={<Trash2 aria-hidden size={20} />}
            pending={remove.isPending}
            onClick={() => remove.mutate(entry, { onSuccess: () => onDone(entry.date) })}
          >
            Delete
          </Button>
        }
      />
    </>
  );
}
