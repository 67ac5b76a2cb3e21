import { useState } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useChangeEmail } from '../../api/security.ts';
import {
  enterNewEmail,
  linkToBothAddresses,
  linkToNewAddress,
  openBothLinks,
  openLinkSentTo,
} from '../../messages/security.ts';
import { toasts } from '../../messages/toasts.ts';
import { useStepUp } from '../second-step/step-up.tsx';

/** The address of the account, and another one in its place. */
export function EmailCard({ user, newEmail }: { user: CurrentUser; newEmail: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title="Email"
      action={
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          Change
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-medium break-all">{user.email}</span>
        <Badge tone={user.emailVerified ? 'success' : 'neutral'}>
          {user.emailVerified ? 'Verified' : 'Not verified'}
        </Badge>
      </p>
      {newEmail && (
        <p className="mt-3 text-sm text-muted">
          {(user.emailVerified ? openBothLinks : openLinkSentTo)(
            <strong className="break-all text-ink">{newEmail}</strong>,
          )}
        </p>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change email"
        description={user.emailVerified ? linkToBothAddresses : linkToNewAddress}
      >
        <EmailForm onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const change = useChangeEmail();
  const { guard, dialog } = useStepUp();
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => ({
      content: email.trim(),
      errors: { email: email.trim() === '' && enterNewEmail },
    }),
    send: (email) => guard(() => change.mutateAsync(email)),
    onSent: (_, email) => {
      toast(toasts.emailAsked(email));
      onDone();
    },
  });
  return (
    <>
      <Form form={form} className="flex flex-col gap-5">
        <FormProblem form={form} />
        <TextField
          label="New email"
          type="email"
          name="new-email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          {...form.text('email')}
        />
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Send the link
        </Button>
      </Form>
      {dialog}
    </>
  );
}
