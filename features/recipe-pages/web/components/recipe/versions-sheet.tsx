import { useMutation } from '@tanstack/react-query';
import type { StoredRecipe } from '#features/recipes/contract.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { saidOf } from '#features/recipes/rules/recipe-mark.ts';
import { recipeMutations, useRecipeVersions } from '#features/recipes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { versionText } from '../../messages/sharing.ts';

const dateTime = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** A recipe as it was; what was said of it since, and its photo, stay. */
const asItWas = (stored: StoredRecipe, content: OwnRecipe): StoredRecipe => ({
  ...stored,
  ...content,
  ...saidOf(stored),
  photoId: stored.photoId,
});

/** What a recipe was before its last edits; one of them can be brought back. */
export function VersionsSheet({ stored, onClose }: { stored: StoredRecipe; onClose: () => void }) {
  const versions = useRecipeVersions(stored.id);
  const edit = useMutation(recipeMutations.edit(() => false));
  return (
    <Dialog open onOpenChange={onClose} title={versionText.title} description={versionText.lead}>
      <Loaded query={versions}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{versionText.none}</p>
          ) : (
            <ol className="divide-y divide-line">
              {all.map(({ version, savedAt, content }) => (
                <li
                  key={version}
                  className="flex flex-wrap items-center justify-between gap-3 py-3"
                >
                  <span className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
                    <bdi className="block font-medium">{content.name}</bdi>
                    <span className="text-sm text-muted">
                      {versionText.facts(
                        dateTime.format(new Date(savedAt)),
                        content.ingredients.length,
                        content.steps.length,
                      )}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={versionText.backLabel(dateTime.format(new Date(savedAt)))}
                    pending={edit.isPending}
                    onClick={() =>
                      edit.mutate(
                        { now: asItWas(stored, content), before: stored },
                        { onSuccess: onClose },
                      )
                    }
                  >
                    {versionText.back}
                  </Button>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Dialog>
  );
}
