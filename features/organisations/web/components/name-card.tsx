import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Overview } from '../../contract.ts';
import { useSaveOrganisation } from '../api.ts';
import { enterName, settingsChanged } from '../messages/settings.ts';
import { fieldError, isStale, toasts } from '../messages.ts';
import { KindField } from './kind-field.tsx';

/** What an organisation is called, and what it is. */
export function NameCard({ overview }: { overview: Overview }) {
  const client = useQueryClient();
  const save = useSaveOrganisation(overview);
  const [name, setName] = useState(overview.name);
  const [kind, setKind] = useState(overview.kind);
  const [missing, setMissing] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() ? undefined : enterName);
    if (!name.trim() || save.isPending) return;
    // The form is made again with what was saved, before it hears of it.
    void save.mutateAsync({ name, kind, version: overview.version }).then(
      () => toast(toasts.saved),
      (error: unknown) => {
        if (!isStale(error)) toast(toasts.failed(error));
      },
    );
  };
  return (
    <Card title="Name and kind">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {isStale(save.error) && (
          <ChangedElsewhere
            title={settingsChanged}
            onShow={() => void client.invalidateQueries()}
          />
        )}
        <TextField
          label="Name"
          autoComplete="organization"
          maxLength={80}
          value={name}
          error={missing ?? fieldError(save.error, 'name')}
          onChange={(event) => setName(event.target.value)}
        />
        <KindField value={kind} onChange={setKind} />
        <Button
          type="submit"
          variant="secondary"
          pending={save.isPending}
          className="sm:self-start"
        >
          Save
        </Button>
      </form>
    </Card>
  );
}
