import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUnits } from '#features/account/web/public.ts';
import {
  RecipeForm,
  toRecipeDraft,
  type Unshown,
  useRecipeForm,
} from '#features/recipe-pages/web/public.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { recipeMutations, recipePath } from '#features/recipes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { RecipeDraft } from '../../contract.ts';
import { countUnsure } from '../../rules/count-unsure.ts';
import {
  allRead,
  DOUBT_TEXTS,
  knownText,
  knownTitle,
  openIt,
  pageText,
  showIt,
  toCheck,
} from '../messages.ts';

const unshownOf = ({ typed, source, rating, photoId, kept }: OwnRecipe): Unshown => ({
  typed,
  source,
  rating,
  photoId,
  kept,
});

/** To the first line that waits for a yes. */
function showUnsure(): void {
  const row = document.querySelector('[data-unsure]');
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('input')?.focus({ preventScroll: true });
}

/** What was read, in the form of a recipe: each line with its food, to be confirmed, changed and saved. */
export function DraftReview({ draft, onSaved }: { draft: RecipeDraft; onSaved: () => void }) {
  const { id, recipe, doubts, isKnown } = draft;
  const [, navigate] = useLocation();
  const { energyUnit } = useUnits();
  const [start] = useState(() => toRecipeDraft(recipe, energyUnit));
  const [unshown] = useState(() => unshownOf(recipe));
  const add = useMutation(recipeMutations.add);
  const form = useRecipeForm({
    start,
    unshown,
    send: (content) => add.mutateAsync({ ...content, id }),
    onSent: () => {
      onSaved();
      navigate(recipePath(id), { replace: true });
    },
  });
  if (isKnown) {
    return (
      <StatusMessage
        tone="info"
        title={knownTitle}
        action={<LinkButton href={recipePath(id)}>{openIt}</LinkButton>}
      >
        {knownText}
      </StatusMessage>
    );
  }
  const unsure = countUnsure(recipe);
  return (
    <RecipeForm form={form} action={pageText.save} foods={{}}>
      <StatusMessage
        tone={unsure === 0 ? 'success' : 'info'}
        title={unsure === 0 ? allRead : toCheck(unsure)}
        action={
          unsure > 0 && (
            <Button size="sm" variant="secondary" onClick={showUnsure}>
              {showIt}
            </Button>
          )
        }
      >
        {doubts.length > 0 && (
          <ul className="grid gap-1">
            {doubts.map((doubt) => (
              <li key={doubt}>{DOUBT_TEXTS[doubt]}</li>
            ))}
          </ul>
        )}
      </StatusMessage>
    </RecipeForm>
  );
}
