import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { PASSWORD_MIN_LENGTH } from '../../../rules.ts';
import { useChangePassword } from '../../api/security.ts';
import {
  changingSignsOutOthers,
  longerPasswordNeeded,
  passwordCanBeAdded,
  passwordHint,
} from '../../messages/security.ts';
import { toasts } from '../../messages/toasts.ts';
import { useStepUp } from '../second-step/step-up.tsx';

/** Sets or changes the password. */
export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title="Password"
      action={
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {hasPassword ? 'Change' : 'Set one'}
        </Button>
      }
    >
      <p className="text-muted">{hasPassword ? changingSignsOutOthers : passwordCanBeAdded}</p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={hasPassword ? 'Change password' : 'Set a password'}
      >
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const change = useChangePassword();
  const { guard, dialog } = useStepUp();
  const form = useForm({
    start: { newPassword: '' },
    check: ({ newPassword }) => ({
      content: newPassword,
      errors: {
        newPassword:
          [...newPassword].length < PASSWORD_MIN_LENGTH &&
          longerPasswordNeeded(PASSWORD_MIN_LENGTH),
      },
    }),
    send: (password) => guard(() => change.mutateAsync(password)),
    onSent: () => {
      toast(toasts.passwordChanged);
      onDone();
    },
  });

  return (
    <>
      <Form form={form} className="flex flex-col gap-5">
        <FormProblem form={form} />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          maxLength={256}
          hint={passwordHint(PASSWORD_MIN_LENGTH)}
          {...form.text('newPassword')}
        />
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Save password
        </Button>
      </Form>
      {dialog}
    </>
  );
}
