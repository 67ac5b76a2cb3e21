import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { MAX_NAME_CHARACTERS } from '#features/recipes/rules/recipe-limits.ts';
import { recipeMutations, recipePath } from '#features/recipes/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { readDraftLine } from '../../rules/draft-lines.ts';
import { IMPORT_PATH, MEALS_PATH } from '../components/addresses.ts';
import { EMPTY_DRAFT, EMPTY_UNSHOWN } from '../components/form/recipe-draft.ts';
import { RecipeForm } from '../components/form/recipe-form.tsx';
import { useRecipeForm } from '../components/form/use-recipe-form.ts';
import { formText } from '../messages/form.ts';

/** A new recipe, written by hand; `?name=` is what was searched for in vain. */
export function NewRecipePage() {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  // One record, however often it is sent.
  const [id] = useState(newId);
  const [start] = useState(() => ({
    ...EMPTY_DRAFT,
    name: (search.get('name') ?? '').slice(0, MAX_NAME_CHARACTERS),
    lines: [readDraftLine({ id: newId() }, '', () => null)],
  }));
  const add = useMutation(recipeMutations.add);
  const form = useRecipeForm({
    start,
    unshown: EMPTY_UNSHOWN,
    send: (content) => add.mutateAsync({ ...content, id }),
    onSent: () => navigate(recipePath(id), { replace: true }),
  });
  return (
    <>
      <PageHeader
        title={formText.addTitle}
        subtitle={formText.addLead}
        back={MEALS_PATH}
        actions={
          <LinkButton href={IMPORT_PATH} variant="secondary">
            Import
          </LinkButton>
        }
      />
      <RecipeForm form={form} action={formText.save} foods={{}} />
    </>
  );
}
