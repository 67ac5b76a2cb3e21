import { type FormEvent, useRef, useState } from 'react';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useRequestPasswordReset } from '../api/mailed-links.ts';
import { CheckYourEmail } from '../components/check-your-email.tsx';
import { Entrance } from '../components/entrance.tsx';
import { enterYourEmail, forgotPassword, linkToReset } from '../messages/ways-in.ts';

/** Asks for a mail with a link that sets a new password. */
export function ForgotPasswordPage() {
  const request = useRequestPasswordReset();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<string>();
  const box = useRef<HTMLInputElement>(null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (request.isPending) return;
    const empty = email.trim() === '';
    setMissing(empty ? enterYourEmail : undefined);
    if (empty) box.current?.focus();
    else request.mutate(email.trim());
  };

  if (request.isSuccess) {
    return <CheckYourEmail email={email.trim()} onBack={() => request.reset()} />;
  }
  return (
    <Entrance title={forgotPassword} lead={linkToReset}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {request.isError && !fieldError(request.error, 'email') && (
          <Problem title={explainError(request.error)} />
        )}
        <TextField
          ref={box}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          value={email}
          error={missing ?? fieldError(request.error, 'email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" size="lg" fullWidth pending={request.isPending}>
          Send link
        </Button>
        <LinkButton href="/login/email" variant="ghost" size="lg" fullWidth>
          Back to sign in
        </LinkButton>
      </form>
    </Entrance>
  );
}
