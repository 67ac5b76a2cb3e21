import { useEffect, useRef, useState } from 'react';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useConfirmSecondFactor, useEnrolSecondFactor } from '../../api/security.ts';
import { enterSixDigits, qrCodeForApp, scanOrTypeKey } from '../../messages/security.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepUpCancelled, useStepUp } from './step-up.tsx';

/** Sets an authenticator app up: scan or type, first code, recovery codes. */
export function AuthenticatorForm({ onDone }: { onDone: () => void }) {
  const enrol = useEnrolSecondFactor();
  const confirm = useConfirmSecondFactor();
  const { guard, dialog } = useStepUp();
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({
      content: code.trim(),
      errors: { code: code.trim().length < 6 && enterSixDigits },
    }),
    send: (code) => guard(() => confirm.mutateAsync(code)),
    selectRefused: true,
  });
  const [problem, setProblem] = useState<unknown>(null);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    guard(() => enrol.mutateAsync()).catch((error: unknown) =>
      error instanceof StepUpCancelled ? onDone() : setProblem(error),
    );
  });

  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (problem !== null) return <Problem title={explainError(problem)} />;
  if (!enrol.data) {
    return (
      <div className="grid h-40 place-items-center">
        <Spinner label="Loading" />
        {dialog}
      </div>
    );
  }
  const { secret, uri } = enrol.data;
  return (
    <>
      <Form form={form} className="flex flex-col gap-5">
        <FormProblem form={form} />
        <p className="text-muted">{scanOrTypeKey}</p>
        <QrCode text={uri} label={qrCodeForApp} />
        <p className="text-center text-sm text-muted">
          Key
          <code className="mt-1 block text-base break-words text-ink select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <TextField
          label="Code"
          name="one-time-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          className="tabular text-xl tracking-[0.2em]"
          {...form.text('code')}
        />
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Turn on
        </Button>
      </Form>
      {dialog}
    </>
  );
}
