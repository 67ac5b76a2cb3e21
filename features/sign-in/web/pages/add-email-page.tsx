import { useLocation } from 'wouter';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useGiveEmail } from '../api/session.ts';
import { CheckYourEmail } from '../components/email/check-your-email.tsx';
import { Entrance } from '../components/entrance.tsx';
import { SecondStep } from '../components/second-step/second-step.tsx';
import { useWayIn } from '../components/use-way-in.ts';
import { enterYourEmail, noEmailFromService, otherWaysToSignIn } from '../messages/ways-in.ts';

/** Asks for the address that the other service did not give; it is verified by mail. */
export function AddEmailPage() {
  useWayIn();
  const give = useGiveEmail();
  const [, navigate] = useLocation();
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => ({
      content: email.trim(),
      errors: { email: email.trim() === '' && enterYourEmail },
    }),
    send: give.mutateAsync,
  });

  if (give.data?.kind === 'second-step') {
    return <SecondStep onStartAgain={() => navigate('/login', { replace: true })} />;
  }
  if (give.data?.kind === 'nobody') {
    return <CheckYourEmail email={form.draft.email.trim()} onBack={() => give.reset()} />;
  }
  return (
    <Entrance title="Add your email" lead={noEmailFromService}>
      <Form form={form} className="flex flex-col gap-5">
        <FormProblem form={form} />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          {...form.text('email')}
        />
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Continue
        </Button>
        <LinkButton href="/login" variant="ghost" size="lg" fullWidth>
          {otherWaysToSignIn}
        </LinkButton>
      </Form>
    </Entrance>
  );
}
