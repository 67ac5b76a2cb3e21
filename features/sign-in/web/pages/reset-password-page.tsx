import { useParams } from 'wouter';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { PASSWORD_MIN_LENGTH } from '../../rules.ts';
import { useResetPassword } from '../api/mailed-links.ts';
import { Entrance } from '../components/entrance.tsx';
import { longerPasswordNeeded, passwordHint } from '../messages/security.ts';
import { signInWithNewPassword } from '../messages/ways-in.ts';

/** Sets a new password by the link from the mail. */
export function ResetPasswordPage() {
  const { token } = useParams<{ token: string }>();
  const reset = useResetPassword();
  const form = useForm({
    start: { newPassword: '' },
    check: ({ newPassword }) => ({
      content: { token, newPassword },
      errors: {
        newPassword:
          [...newPassword].length < PASSWORD_MIN_LENGTH &&
          longerPasswordNeeded(PASSWORD_MIN_LENGTH),
      },
    }),
    send: reset.mutateAsync,
  });

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
      <Form form={form} className="flex flex-col gap-5">
        <FormProblem form={form} />
        {deadLink ? (
          <LinkButton href="/login/forgot" size="lg" fullWidth>
            Request a new link
          </LinkButton>
        ) : (
          <>
            <PasswordField
              label="New password"
              name="new-password"
              autoComplete="new-password"
              maxLength={256}
              hint={passwordHint(PASSWORD_MIN_LENGTH)}
              {...form.text('newPassword')}
            />
            <Button type="submit" size="lg" fullWidth pending={form.pending}>
              Save password
            </Button>
          </>
        )}
      </Form>
    </Entrance>
  );
}
