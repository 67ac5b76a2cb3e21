import { type FormEvent, useEffect, useRef, useState } from 'react';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSecondStep } from '../api/session.ts';
import { digitsFromApp, enterCode, enterRecoveryCode } from '../messages/ways-in.ts';
import { Entrance } from './entrance.tsx';

/** Asks for the code of the authenticator app, or a recovery code, after the right password. */
export function SecondStep({ onStartAgain }: { onStartAgain: () => void }) {
  const finish = useSecondStep();
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code starts empty, in the box
  useEffect(() => box.current?.focus(), [byRecovery]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (finish.isPending) return;
    const empty = code.trim().length < 6;
    setMissing(empty ? enterCode : undefined);
    if (empty) box.current?.focus();
    else finish.mutate(code.trim(), { onError: () => box.current?.select() });
  };

  const fault = missing ?? fieldError(finish.error, 'code');
  return (
    <Entrance title="One more step" lead={byRecovery ? enterRecoveryCode : digitsFromApp}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {finish.isError && !fault && <Problem title={explainError(finish.error)} />}
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
          value={code}
          error={fault}
          className="tabular text-xl tracking-[0.2em]"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" size="lg" fullWidth pending={finish.isPending}>
          Sign in
        </Button>
        <Button
          variant="secondary"
          size="lg"
          fullWidth
          onClick={() => {
            setCode('');
            setMissing(undefined);
            finish.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {byRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="ghost" size="lg" fullWidth onClick={onStartAgain}>
          Start again
        </Button>
      </form>
    </Entrance>
  );
}
