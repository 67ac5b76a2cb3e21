import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import type { FoodLogEntry } from '../../../contract.ts';
import { itemOf } from '../../../rules/item/logged-item.ts';
import { nameOfMeal } from '../../../rules/meal-name.ts';
import { savedMealMutations } from '../../api/saved-meals.ts';
import { mealDraft } from './meal-draft.ts';
import { MealForm } from './meal-form.tsx';

type SaveMealFormProps = { entries: readonly FoodLogEntry[]; onClose: () => void };

/** Keeps foods that were logged together as a meal. Lives as long as the dialog is open, so that each opening is one meal however often it is sent. */
export function SaveMealForm({ entries, onClose }: SaveMealFormProps) {
  const [id] = useState(newId);
  const save = useMutation(savedMealMutations.add);
  return (
    <MealForm
      start={mealDraft({ name: nameOfMeal(entries), items: entries.map(itemOf) })}
      action="Save meal"
      send={(meal) => save.mutateAsync({ ...meal, id })}
      onSent={onClose}
    />
  );
}
