import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useGiveEmail } from '../api/session.ts';
import { CheckYourEmail } from '../components/check-your-email.tsx';
import { Entrance } from '../components/entrance.tsx';
import { SecondStep } from '../components/second-step.tsx';
import { useWayIn } from '../components/use-way-in.ts';
import { enterYourEmail, noEmailFromService, otherWaysToSignIn } from '../messages/ways-in.ts';

/** Asks for the address that the other service did not give; it is verified by mail. */
export function AddEmailPage() {
  useWayIn();
  const give = useGiveEmail();
  const [, navigate] = useLocation();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<string>();
  const box = useRef<HTMLInputElement>(null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (give.isPending) return;
    const empty = email.trim() === '';
    setMissing(empty ? enterYourEmail : undefined);
    if (empty) box.current?.focus();
    else give.mutate(email.trim());
  };

  if (give.data?.kind === 'second-step') {
    return <SecondStep onStartAgain={() => navigate('/login', { replace: true })} />;
  }
  if (give.data?.kind === 'nobody') {
    return <CheckYourEmail email={email.trim()} onBack={() => give.reset()} />;
  }
  const fault = missing ?? fieldError(give.error, 'email');
  return (
    <Entrance title="Add your email" lead={noEmailFromService}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {give.isError && !fault && <Problem title={explainError(give.error)} />}
        <TextField
          ref={box}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          value={email}
          error={fault}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="lg" fullWidth pending={give.isPending}>
          Continue
        </Button>
        <LinkButton href="/login" variant="ghost" size="lg" fullWidth>
          {otherWaysToSignIn}
        </LinkButton>
      </form>
    </Entrance>
  );
}
