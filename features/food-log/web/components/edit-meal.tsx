import { useState } from 'react';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { SavedMeal } from '../../contract/saved-meals.ts';
import { useEditMeal } from '../api/saved-meals.ts';
import { MealForm } from './meal-form.tsx';

type EditMealProps = { meal: SavedMeal | null; onClose: () => void };

/** Another name, other amounts, or fewer foods. */
export function EditMeal({ meal, onClose }: EditMealProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(meal);
  if (meal && meal !== last) setLast(meal);
  return (
    <Dialog
      open={meal !== null}
      onOpenChange={(next) => !next && onClose()}
      title="Edit saved meal"
      description="What was logged from it stays as it is."
    >
      {last && <EditMealForm key={last.id} meal={last} onClose={onClose} />}
    </Dialog>
  );
}

function EditMealForm({ meal, onClose }: { meal: SavedMeal; onClose: () => void }) {
  // What is being edited: the list behind may have changed since the dialog was opened.
  const [edited, setEdited] = useState(meal);
  const [newer, setNewer] = useState<SavedMeal | null>(null);
  const edit = useEditMeal((error) => {
    if (!(error instanceof ApiError) || error.reason !== 'edited_elsewhere') return false;
    setNewer(error.current as SavedMeal);
    return true;
  });
  return (
    <MealForm
      key={edited.version}
      name={edited.name}
      items={edited.items}
      action="Save changes"
      pending={edit.isPending}
      onSubmit={(content) => edit.mutate({ ...edited, ...content }, { onSuccess: onClose })}
    >
      {newer && (
        <ChangedElsewhere
          title="This meal was changed on another device"
          onShow={() => {
            setEdited(newer);
            setNewer(null);
          }}
        />
      )}
    </MealForm>
  );
}
