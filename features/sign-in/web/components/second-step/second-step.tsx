import { useEffect, useRef, useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSecondStep } from '../../api/session.ts';
import { digitsFromApp, enterCode, enterRecoveryCode } from '../../messages/ways-in.ts';
import { Entrance } from '../entrance.tsx';

/** Asks for the code of the authenticator app, or a recovery code, after the right password. */
export function SecondStep({ onStartAgain }: { onStartAgain: () => void }) {
  const finish = useSecondStep();
  const [byRecovery, setByRecovery] = useState(false);
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({
      content: code.trim(),
      errors: { code: code.trim().length < 6 && enterCode },
    }),
    send: finish.mutateAsync,
    selectRefused: true,
  });
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code starts empty, in the box
  useEffect(() => box.current?.focus(), [byRecovery]);

  return (
    <Entrance title="One more step" lead={byRecovery ? enterRecoveryCode : digitsFromApp}>
      <Form form={form} className="flex flex-col gap-5">
        <FormProblem form={form} />
        <TextField
          key={String(byRecovery)}
          ref={box}
          label={byRecovery ? 'Recovery code' : 'Code'}
          name="one-time-code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={byRecovery ? 'text' : 'numeric'}
          maxLength={20}
          className="tabular text-xl tracking-[0.2em]"
          {...form.text('code')}
        />
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Sign in
        </Button>
        <Button
          variant="secondary"
          size="lg"
          fullWidth
          onClick={() => {
            form.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {byRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="ghost" size="lg" fullWidth onClick={onStartAgain}>
          Start again
        </Button>
      </Form>
    </Entrance>
  );
}
