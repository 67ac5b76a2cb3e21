import { useId } from 'react';
import { MAX_NOTES_CHARACTERS } from '#features/recipes/rules/recipe-limits.ts';
import { type RecipeView, useMarkRecipe } from '#features/recipes/web/public.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { yoursText } from '../../messages/recipe.ts';

/** Private notes about a recipe. */
export function NotesSheet({ view, onClose }: { view: RecipeView; onClose: () => void }) {
  const formId = useId();
  const mark = useMarkRecipe();
  const form = useForm({
    start: { notes: view.recipe.notes ?? '' },
    check: ({ notes }) => ({ content: { notes: notes.trim() || null } }),
    send: (change) => mark.mutateAsync({ shown: view, change }),
    onSent: onClose,
  });
  return (
    <Dialog
      open
      toType
      onOpenChange={onClose}
      title={yoursText.notes}
      description={yoursText.notesHint}
      footer={
        <Button type="submit" form={formId} pending={form.pending}>
          {yoursText.save}
        </Button>
      }
    >
      <Form form={form} id={formId} className="grid gap-3">
        <FormProblem form={form} />
        <TextArea
          label={yoursText.notes}
          rows={5}
          dir="auto"
          maxLength={MAX_NOTES_CHARACTERS}
          {...form.text('notes')}
        />
      </Form>
    </Dialog>
  );
}
