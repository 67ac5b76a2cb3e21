import { type FormEvent, useRef, useState } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useChangeEmail } from '../api/security.ts';
import {
  enterNewEmail,
  linkToBothAddresses,
  linkToNewAddress,
  openBothLinks,
  openLinkSentTo,
} from '../messages/security.ts';
import { toasts } from '../messages/toasts.ts';
import { StepUpCancelled, useStepUp } from './step-up.tsx';

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
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wanted = email.trim();
    setFault(wanted ? undefined : enterNewEmail);
    setProblem(null);
    if (!wanted) return box.current?.focus();
    setBusy(true);
    try {
      await guard(() => change.mutateAsync(wanted));
      toast(toasts.emailAsked(wanted));
      onDone();
    } catch (error) {
      if (error instanceof StepUpCancelled) return;
      setFault(fieldError(error, 'email'));
      setProblem(error);
      box.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        {problem !== null && !fault && <Problem title={explainError(problem)} />}
        <TextField
          ref={box}
          label="New email"
          type="email"
          name="new-email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          value={email}
          error={fault}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="lg" fullWidth pending={busy}>
          Send the link
        </Button>
      </form>
      {dialog}
    </>
  );
}
