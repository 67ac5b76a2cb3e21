import { useState } from 'react';
import { useLocation } from 'wouter';
import { amountText, toBuy } from '#features/groceries/rules/amount-text.ts';
import { isStaple } from '#features/groceries/rules/staples.ts';
import type { RecipeView } from '#features/recipes/web/public.ts';
import { addNeeds } from '#features/shopping/rules/list/change-lines.ts';
import { needOfLine } from '#features/shopping/rules/needs/line-needs.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { addRecipeText, mealsText } from '../messages/list.ts';
import { SHOPPING_PATH } from './addresses.ts';
import { TickRow } from './shop-row.tsx';

type AddRecipeSheetProps = { view: RecipeView; servings: number; onClose: () => void };

/** Puts what a recipe needs on the list, without what the person has. */
export function AddRecipeSheet({ view, servings, onClose }: AddRecipeSheetProps) {
  const { id, recipe } = view;
  const [, navigate] = useLocation();
  const change = useChangeList();
  const [lines] = useState(() =>
    recipe.ingredients.flatMap((line) => {
      const need = needOfLine(line, servings / recipe.servings);
      return need ? [{ id: line.id, need, optional: line.optional }] : [];
    }),
  );
  const [wanted, setWanted] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        lines.flatMap(({ id: line, optional, need }) =>
          optional || isStaple(need.food, need.grams) ? [] : [line],
        ),
      ),
  );
  const toggle = (line: string) => {
    const next = new Set(wanted);
    if (!next.delete(line)) next.add(line);
    setWanted(next);
  };
  const add = () => {
    const needs = lines.flatMap(({ id: line, need }) => (wanted.has(line) ? [need] : []));
    const source = {
      id: newId(),
      by: 'recipe',
      title: recipe.name,
      recipeId: id,
      servings,
    } as const;
    onClose();
    change((_, nowMs) => addNeeds(source, needs, nowMs));
    toast({
      ...addRecipeText.added(recipe.name),
      action: { label: addRecipeText.open, onClick: () => navigate(SHOPPING_PATH) },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={addRecipeText.action}
      description={addRecipeText.lead(mealsText.servings(servings))}
      footer={
        <Button fullWidth disabled={wanted.size === 0} onClick={add}>
          {addRecipeText.add(wanted.size)}
        </Button>
      }
    >
      <ul className="-mx-2">
        {lines.map(({ id: line, need }) => (
          <li key={line} className="flex">
            <TickRow
              name={need.name}
              amount={amountText(toBuy(need))}
              detail={need.text}
              isTicked={wanted.has(line)}
              isStruck={false}
              onTick={() => toggle(line)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
