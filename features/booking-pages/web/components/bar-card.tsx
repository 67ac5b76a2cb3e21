import { useMutation } from '@tanstack/react-query';
import type { BookingBar } from '#features/bookings/rules/who-may-book.ts';
import { ResendVerification } from '#features/sign-in/web/public.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { askGuardian, useAskAgain, useGuardian } from '../api.ts';
import { barWords } from '../messages/bar.ts';
import { guardianText as g } from '../messages/guardian.ts';

/** What keeps the person from booking, said before they choose a time, with the way to solve it. */
export function BarCard({ bar }: { bar: BookingBar }) {
  const { title, lead, link } = barWords[bar];
  return (
    <StatusMessage
      tone="info"
      title={title}
      action={
        bar === 'not-verified' ? (
          <ResendVerification />
        ) : bar === 'no-guardian' ? (
          <AskGuardian />
        ) : (
          link && (
            <LinkButton href={link.href} size="sm" variant="secondary">
              {link.label}
            </LinkButton>
          )
        )
      }
    >
      {lead}
    </StatusMessage>
  );
}

/** The address of a parent or guardian, mailed a link to confirm. */
function AskGuardian() {
  const guardian = useGuardian(true).data;
  const ask = useMutation(askGuardian);
  const askAgain = useAskAgain();
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => ({
      content: email.trim(),
      errors: { email: email.trim() === '' && g.enter },
    }),
    send: (email) => ask.mutateAsync(email),
  });
  const isAsked = Boolean(guardian?.email);
  return (
    <div className="grid max-w-md grid-cols-1 gap-3">
      {guardian?.email && <p>{g.waits(guardian.email)}</p>}
      <Form form={form} className="grid grid-cols-1 gap-3">
        <TextField
          label={g.email}
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          {...form.text('email')}
        />
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" pending={form.pending}>
            {isAsked ? g.sendAgain : g.send}
          </Button>
          {isAsked && (
            <Button size="sm" variant="secondary" onClick={() => void askAgain()}>
              {g.look}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
