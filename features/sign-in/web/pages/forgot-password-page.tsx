import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useRequestPasswordReset } from '../api/mailed-links.ts';
import { CheckYourEmail } from '../components/email/check-your-email.tsx';
import { Entrance } from '../components/entrance.tsx';
import { enterYourEmail, forgotPassword, linkToReset } from '../messages/ways-in.ts';

/** Asks for a mail with a link that sets a new password. */
export function ForgotPasswordPage() {
  const request = useRequestPasswordReset();
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => ({
      content: email.trim(),
      errors: { email: email.trim() === '' && enterYourEmail },
    }),
    send: request.mutateAsync,
  });

  if (request.isSuccess) {
    return <CheckYourEmail email={form.draft.email.trim()} onBack={() => request.reset()} />;
  }
  return (
    <Entrance title={forgotPassword} lead={linkToReset}>
      <Form form={form} className="flex flex-col gap-5">
        <FormProblem form={form} />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          {...form.text('email')}
        />
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Send link
        </Button>
        <LinkButton href="/login/email" variant="ghost" size="lg" fullWidth>
          Back to sign in
        </LinkButton>
      </Form>
    </Entrance>
  );
}
