import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, explainError } from '#platform/web/api-client/api-error.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { canUsePasskeys, PasskeyNotGiven } from '#platform/web/passkeys/passkey-ceremony.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSecurityState, useStepUpByPasskey, useStepUpByProof } from '../../api/security.ts';
import { accountHasNoPassword, noPasskeyUsed, protectsAccount } from '../../messages/sign-out.ts';
import { enterCode, enterYourPassword } from '../../messages/ways-in.ts';

/** The person did not want to show again who they are: nothing happened, and nothing needs saying. */
export class StepUpCancelled extends SendCancelled {}

type Waiting = { goOn: () => void; giveUp: () => void };

/**
 * For what wants a fresh sign-in: `guard` runs the action, asks the person to show again who they are
 * when the server says so, and then repeats it. Draw `dialog` once on the page.
 */
export function useStepUp(): {
  guard: <Result>(action: () => Promise<Result>) => Promise<Result>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function guard<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'fresh_sign_in_needed') throw error;
    }
    await new Promise<void>((resolve, reject) => {
      setWaiting({ goOn: resolve, giveUp: () => reject(new StepUpCancelled('cancelled')) });
    });
    return action();
  }

  const end = (how: keyof Waiting) => {
    setWaiting(null);
    waiting?.[how]();
  };
  const dialog = (
    <Dialog
      open={waiting !== null}
      onOpenChange={(open) => !open && end('giveUp')}
      title="Confirm it’s you"
      description={protectsAccount}
    >
      <StepUpForm onDone={() => end('goOn')} />
    </Dialog>
  );
  return { guard, dialog };
}

function StepUpForm({ onDone }: { onDone: () => void }) {
  const state = useSecurityState();
  const prove = useStepUpByProof();
  const byPasskey = useStepUpByPasskey();
  const [byCode, setByCode] = useState(false);
  const { hasPassword = false, secondFactor, passkeys = [] } = state.data ?? {};
  const hasCode = secondFactor?.on === true;
  const codeAsked = hasCode && (byCode || !hasPassword);
  const typedAsked = codeAsked || hasPassword;
  const form = useForm({
    start: { typed: '' },
    check: ({ typed }) => ({
      content: codeAsked ? { code: typed.trim() } : { password: typed },
      errors: { typed: typed.trim() === '' && (codeAsked ? enterCode : enterYourPassword) },
    }),
    send: prove.mutateAsync,
    onSent: onDone,
    serverNames: { code: 'typed', password: 'typed' },
    selectRefused: true,
  });
  if (!state.data) {
    return state.isError ? (
      <Problem title={explainError(state.error)} />
    ) : (
      <div className="grid h-24 place-items-center">
        <Spinner label="Loading" />
      </div>
    );
  }
  return (
    <Form form={form} className="flex flex-col gap-4">
      <FormProblem form={form} />
      {byPasskey.isError && (
        <Problem
          title={
            byPasskey.error instanceof PasskeyNotGiven
              ? noPasskeyUsed
              : explainError(byPasskey.error)
          }
        />
      )}
      {typedAsked && codeAsked && (
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.text('typed')}
        />
      )}
      {typedAsked && !codeAsked && (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          maxLength={256}
          {...form.text('typed')}
        />
      )}
      {typedAsked && (
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Continue
        </Button>
      )}
      {hasPassword && hasCode && (
        <Button
          variant="ghost"
          fullWidth
          onClick={() => {
            form.reset();
            setByCode(!byCode);
          }}
        >
          {codeAsked ? 'Use your password' : 'Use the authenticator app'}
        </Button>
      )}
      {passkeys.length > 0 && canUsePasskeys() && (
        <Button
          variant={typedAsked ? 'secondary' : 'primary'}
          size="lg"
          fullWidth
          icon={<KeyRound aria-hidden size={20} />}
          pending={byPasskey.isPending}
          onClick={() => byPasskey.mutate(undefined, { onSuccess: onDone })}
        >
          Use a passkey
        </Button>
      )}
      {!typedAsked && passkeys.length === 0 && <p className="text-muted">{accountHasNoPassword}</p>}
    </Form>
  );
}
