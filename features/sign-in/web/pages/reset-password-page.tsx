import { type FormEvent, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { ApiError, explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { PASSWORD_MIN_LENGTH } from '../../rules.ts';
import { useResetPassword } from '../api/mailed-links.ts';
import { Entrance } from '../components/entrance.tsx';
import { passwordHint, useLongerPassword } from '../messages/security.ts';
import { signInWithNewPassword } from '../messages/ways-in.ts';

/** Sets a new password by the link from the mail. */
export function ResetPasswordPage() {
  const { token } = useParams<{ token: string }>();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLInputElement>(null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reset.isPending) return;
    const short = [...password].length < PASSWORD_MIN_LENGTH;
    setFault(short ? useLongerPassword(PASSWORD_MIN_LENGTH) : undefined);
    if (short) box.current?.focus();
    else reset.mutate({ token, newPassword: password });
  };

  if (reset.isSuccess) {
    return (
      <Entrance title="Password changed">
        <StatusMessage tone="success">{signInWithNewPassword}</StatusMessage>
        <LinkButton href="/login/email" size="lg" fullWidth className="mt-6">
          Sign in
        </LinkButton>
      </Entrance>
    );
  }
  const deadLink = reset.error instanceof ApiError && reset.error.reason === 'invalid_link';
  return (
    <Entrance title="Set a new password">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {reset.isError && !fieldError(reset.error, 'newPassword') && (
          <Problem title={explainError(reset.error)} />
        )}
        {deadLink ? (
          <LinkButton href="/login/forgot" size="lg" fullWidth>
            Request a new link
          </LinkButton>
        ) : (
          <>
            <PasswordField
              ref={box}
              label="New password"
              name="new-password"
              autoComplete="new-password"
              maxLength={256}
              value={password}
              error={fault ?? fieldError(reset.error, 'newPassword')}
              hint={passwordHint(PASSWORD_MIN_LENGTH)}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Button type="submit" size="lg" fullWidth pending={reset.isPending}>
              Save password
            </Button>
          </>
        )}
      </form>
    </Entrance>
  );
}
