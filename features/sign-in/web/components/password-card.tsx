import { type FormEvent, useRef, useState } from 'react';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { PASSWORD_MIN_LENGTH } from '../../rules.ts';
import { useChangePassword } from '../api/security.ts';
import {
  changingSignsOutOthers,
  passwordCanBeAdded,
  passwordHint,
  useLongerPassword,
} from '../messages/security.ts';
import { toasts } from '../messages/toasts.ts';
import { StepUpCancelled, useStepUp } from './step-up.tsx';

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
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const box = useRef<HTMLInputElement>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const short = [...password].length < PASSWORD_MIN_LENGTH;
    setFault(short ? useLongerPassword(PASSWORD_MIN_LENGTH) : undefined);
    setProblem(null);
    if (short) return box.current?.focus();
    setBusy(true);
    try {
      await guard(() => change.mutateAsync(password));
      toast(toasts.passwordChanged);
      onDone();
    } catch (error) {
      if (error instanceof StepUpCancelled) return;
      setFault(fieldError(error, 'newPassword'));
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
        <PasswordField
          ref={box}
          label="New password"
          name="new-password"
          autoComplete="new-password"
          maxLength={256}
          value={password}
          error={fault}
          hint={passwordHint(PASSWORD_MIN_LENGTH)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="lg" fullWidth pending={busy}>
          Save password
        </Button>
      </form>
      {dialog}
    </>
  );
}
