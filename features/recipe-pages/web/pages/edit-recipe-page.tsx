import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useUnits } from '#features/account/web/public.ts';
import { PastEntriesDialog } from '#features/cooking/web/public.ts';
import type { StoredRecipe } from '#features/recipes/contract.ts';
import { toShownRecipe } from '#features/recipes/rules/shown-recipe.ts';
import {
  type RecipeView,
  recipeMutations,
  recipePath,
  usePageRecipe,
} from '#features/recipes/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toRecipeDraft } from '../components/form/recipe-draft.ts';
import { RecipeForm } from '../components/form/recipe-form.tsx';
import { useRecipeForm } from '../components/form/use-recipe-form.ts';
import { formText } from '../messages/form.ts';
import { NotFound } from './recipe-page.tsx';

/** Changes an own recipe, or makes a copy of a built-in one to change. */
export function EditRecipePage() {
  const { recipeId } = useParams<{ recipeId: string }>();
  const view = usePageRecipe(recipeId);
  if (view === undefined) return <LoadingScreen />;
  if (view === null) return <NotFound />;
  return (
    <>
      <PageHeader
        title={view.stored ? formText.editTitle : formText.copyTitle}
        subtitle={view.stored ? undefined : formText.copyLead}
        back={recipePath(recipeId)}
      />
      {view.stored ? (
        <EditForm key={view.id} stored={view.stored} />
      ) : (
        <CopyForm key={view.id} view={view} />
      )}
    </>
  );
}

function EditForm({ stored }: { stored: StoredRecipe }) {
  const [, navigate] = useLocation();
  const { edited, send, showNewer } = useRecordEdit(stored, recipeMutations.edit);
  const [isSaved, setSaved] = useState(false);
  return (
    <VersionForm key={edited.version} stored={edited} send={send} onSent={() => setSaved(true)}>
      {showNewer && <ChangedElsewhere title={formText.changedElsewhere} onShow={showNewer} />}
      {isSaved && (
        <Suspense>
          <PastEntriesDialog
            recipeId={stored.id}
            onDone={() => navigate(recipePath(stored.id), { replace: true })}
          />
        </Suspense>
      )}
    </VersionForm>
  );
}

type VersionFormProps = {
  stored: StoredRecipe;
  send: (content: Partial<StoredRecipe>) => Promise<unknown>;
  onSent: () => void;
  children: ReactNode;
};

function VersionForm({ stored, send, onSent, children }: VersionFormProps) {
  const { energyUnit } = useUnits();
  const start = toRecipeDraft(stored, energyUnit);
  const form = useRecipeForm({ start, unshown: stored, send, onSent });
  return (
    <RecipeForm form={form} action={formText.saveChanges} foods={stored.foods}>
      {children}
    </RecipeForm>
  );
}

function CopyForm({ view: { recipe, foods } }: { view: RecipeView }) {
  const [, navigate] = useLocation();
  const [id] = useState(newId);
  const add = useMutation(recipeMutations.add);
  const { energyUnit } = useUnits();
  const form = useRecipeForm({
    start: toRecipeDraft(recipe, energyUnit),
    unshown: toShownRecipe(recipe),
    send: (content) => add.mutateAsync({ ...content, id }),
    onSent: () => navigate(recipePath(id), { replace: true }),
  });
  return <RecipeForm form={form} action={formText.save} foods={foods} />;
}
