import { useState } from 'react';
import {
  MAX_COLLECTION_CHARACTERS,
  MAX_COLLECTIONS,
} from '#features/recipes/rules/recipe-limits.ts';
import { type RecipeView, useMarkRecipe, useOwnTags } from '#features/recipes/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { yoursText } from '../../messages/recipe.ts';

/** The collections a recipe is in. A new one exists once it holds a recipe. */
export function CollectionsSheet({ view, onClose }: { view: RecipeView; onClose: () => void }) {
  const mark = useMarkRecipe();
  const known = useOwnTags().collections;
  const [chosen, setChosen] = useState<readonly string[]>(view.recipe.collections);
  const [text, setText] = useState('');
  const typed = text.trim();
  const withTyped =
    typed === '' || chosen.some((one) => one.toLowerCase() === typed.toLowerCase())
      ? chosen
      : [...chosen, known.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? typed];
  const all = [...new Set([...known, ...chosen])];
  const save = () =>
    mark.mutate(
      { shown: view, change: { collections: withTyped.slice(0, MAX_COLLECTIONS) } },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={yoursText.collections}
      footer={
        <Button pending={mark.isPending} onClick={save}>
          {yoursText.save}
        </Button>
      }
    >
      <div className="grid gap-4">
        {all.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {all.map((name) => (
              <TickChip
                key={name}
                label={name}
                checked={chosen.includes(name)}
                onToggle={() =>
                  setChosen(
                    chosen.includes(name)
                      ? chosen.filter((one) => one !== name)
                      : [...chosen, name],
                  )
                }
              />
            ))}
          </div>
        )}
        <Form
          className="flex flex-wrap items-end gap-2"
          form={{
            submit: () => {
              setChosen(withTyped);
              setText('');
            },
          }}
        >
          <div className="min-w-0 flex-[1_1_10rem]">
            <TextField
              label={yoursText.newCollection}
              hint={yoursText.newCollectionHint}
              dir="auto"
              autoComplete="off"
              maxLength={MAX_COLLECTION_CHARACTERS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button type="submit" variant="secondary" disabled={typed === ''}>
            {yoursText.add}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
