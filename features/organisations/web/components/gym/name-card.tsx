import { useQueryClient } from '@tanstack/react-query';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Overview } from '../../../contract.ts';
import { useSaveOrganisation } from '../../api.ts';
import { enterName, settingsChanged } from '../../messages/settings.ts';
import { isStale } from '../../messages.ts';
import { KindField } from './kind-field.tsx';

/** What an organisation is called, and what it is. */
export function NameCard({ overview }: { overview: Overview }) {
  const client = useQueryClient();
  const save = useSaveOrganisation(overview);
  const form = useForm({
    start: { name: overview.name, kind: overview.kind },
    check: (draft) => ({
      content: { ...draft, version: overview.version },
      errors: { name: draft.name.trim() === '' && enterName },
    }),
    // The form is made again with what was saved, so the mutation itself says it.
    send: save.mutateAsync,
  });
  return (
    <Card title="Name and kind">
      <Form form={form} className="flex flex-col gap-4">
        {isStale(form.failure) && (
          <ChangedElsewhere
            title={settingsChanged}
            onShow={() => void client.invalidateQueries()}
          />
        )}
        <TextField label="Name" autoComplete="organization" maxLength={80} {...form.text('name')} />
        <KindField {...form.value('kind')} />
        <Button type="submit" variant="secondary" pending={form.pending} className="sm:self-start">
          Save
        </Button>
      </Form>
    </Card>
  );
}
