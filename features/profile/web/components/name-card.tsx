import type { CurrentUser } from '#features/account/contract.ts';
import { useSaveSettings } from '#features/account/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { enterYourName } from '../messages/profile.ts';
import { toasts } from '../messages.ts';

export function NameCard({ user }: { user: CurrentUser }) {
  const save = useSaveSettings();
  const form = useForm({
    start: { firstName: user.firstName ?? '' },
    check: ({ firstName }) => ({
      content: { firstName: firstName.trim() },
      errors: { firstName: firstName.trim() === '' && enterYourName },
    }),
    send: (content) =>
      save.mutateAsync(content, { onError: (error) => toast(toasts.failed(error)) }),
    onSent: () => toast(toasts.settingsSaved),
  });
  return (
    <Card title="Name">
      <Form form={form} className="flex flex-col gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={80}
          {...form.text('firstName')}
        />
        <Button type="submit" variant="secondary" pending={form.pending} className="sm:self-start">
          Save name
        </Button>
      </Form>
    </Card>
  );
}
