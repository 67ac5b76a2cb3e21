import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { findNewer } from '#platform/web/records/record-mutations.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { SavedMeal } from '../../../contract/saved-meals.ts';
import { savedMealMutations } from '../../api/saved-meals.ts';
import { mealChangedElsewhere, pastDaysStaySame } from '../../messages/saved-meals.ts';
import { mealDraft } from './meal-draft.ts';
import { clearMealEdit, startOfMealEdit, storeMealEdit } from './meal-edit-draft.ts';
import { MealForm } from './meal-form.tsx';

type EditMealProps = {
  owner: string;
  meal: SavedMeal | null;
  /** where another food is chosen for it */
  addHref: string;
  onClose: () => void;
};

/** Another name, other amounts, more or fewer foods. */
export function EditMeal({ owner, meal, addHref, onClose }: EditMealProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(meal);
  if (meal && meal !== last) setLast(meal);
  const close = () => {
    clearMealEdit();
    onClose();
  };
  return (
    <Dialog
      open={meal !== null}
      inAddress
      onOpenChange={(next) => !next && close()}
      title="Edit saved meal"
      description={pastDaysStaySame}
    >
      {last && (
        <EditMealForm key={last.id} owner={owner} meal={last} addHref={addHref} onClose={close} />
      )}
    </Dialog>
  );
}

type EditMealFormProps = Omit<EditMealProps, 'meal'> & { meal: SavedMeal };

function EditMealForm({ owner, meal, addHref, onClose }: EditMealFormProps) {
  // What is being edited: the list behind may have changed since the dialog was opened.
  const [edited, setEdited] = useState(() => startOfMealEdit(owner, meal));
  const [newer, setNewer] = useState<SavedMeal | null>(null);
  const edit = useMutation(
    savedMealMutations.edit((error) => {
      const current = findNewer<SavedMeal>(error);
      if (current) setNewer(current);
      return current !== null;
    }),
  );
  return (
    <MealForm
      key={edited.meal.version}
      start={edited.draft}
      addHref={addHref}
      onDraft={(draft) => {
        clearMealEdit(); // what was chosen on other pages is in the draft
        storeMealEdit(owner, edited.meal, draft);
      }}
      action="Save changes"
      send={(content) =>
        edit.mutateAsync({ now: { ...edited.meal, ...content }, before: edited.meal })
      }
      onSent={onClose}
    >
      {newer && (
        <ChangedElsewhere
          title={mealChangedElsewhere}
          onShow={() => {
            clearMealEdit();
            setEdited({ meal: newer, draft: mealDraft(newer) });
            setNewer(null);
          }}
        />
      )}
    </MealForm>
  );
}
