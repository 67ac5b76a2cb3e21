import { type FormEvent, useState } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { useSaveSettings } from '#features/account/web/public.ts';
import { fieldError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { enterYourName } from '../messages/profile.ts';
import { toasts } from '../messages.ts';

export function NameCard({ user }: { user: CurrentUser }) {
  const save = useSaveSettings();
  const [name, setName] = useState(user.firstName ?? '');
  const [missing, setMissing] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const firstName = name.trim();
    setMissing(firstName ? undefined : enterYourName);
    if (!firstName || save.isPending) return;
    save.mutate(
      { firstName },
      {
        onSuccess: () => toast(toasts.settingsSaved),
        onError: (error) => toast(toasts.failed(error)),
      },
    );
  };
  return (
    <Card title="Name">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={80}
          value={name}
          error={missing ?? fieldError(save.error, 'firstName')}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          pending={save.isPending}
          className="sm:self-start"
        >
          Save name
        </Button>
      </form>
    </Card>
  );
}
