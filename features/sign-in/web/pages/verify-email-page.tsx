import { CircleCheck, CircleX, MailOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useResendVerification, useVerifyEmail } from '../api/mailed-links.ts';
import { Entrance } from '../components/entrance.tsx';
import { toasts } from '../messages/toasts.ts';
import { emailIsVerified, openTheLink } from '../messages/ways-in.ts';
import { verificationTexts } from '../messages.ts';

/** How long the good news shows before the person is taken on. */
const SUCCESS_MS = 3000;

function Mark({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={`mb-6 grid size-16 place-items-center rounded-card border border-line bg-surface ${tone}`}
    >
      {children}
    </span>
  );
}

/** `/verify-email/{token}` verifies at once; `/verify-email` offers a new link. */
export function VerifyEmailPage() {
  const { token } = useParams<{ token?: string }>();
  const [retrying, setRetrying] = useState(false);
  if (!token || retrying) return <Pending />;
  return <Verifying key={token} token={token} onRetry={() => setRetrying(true)} />;
}

function Verifying({ token, onRetry }: { token: string; onRetry: () => void }) {
  const [, navigate] = useLocation();
  const { mutate, data, error } = useVerifyEmail();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    mutate(token);
  }, [token, mutate]);

  const verified = data?.user.emailVerified === true;
  useEffect(() => {
    if (!verified) return;
    const timer = setTimeout(() => navigate('/'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [verified, navigate]);

  if (verified) {
    return (
      <Entrance title="Email verified">
        <Mark tone="text-success">
          <CircleCheck size={30} />
        </Mark>
        <p role="status" className="mb-6 text-lg text-muted">
          {emailIsVerified}
        </p>
        <LinkButton href="/" size="lg" fullWidth>
          Continue
        </LinkButton>
      </Entrance>
    );
  }
  if (error || data) {
    const sentence =
      error instanceof ApiError
        ? (error.sentence ?? verificationTexts.failed)
        : error
          ? verificationTexts.invalidLink
          : verificationTexts.notSuccessful;
    return (
      <Entrance title={verificationTexts.failedTitle}>
        <Mark tone="text-danger">
          <CircleX size={30} />
        </Mark>
        <p role="alert" className="mb-6 text-lg text-muted">
          {sentence}
        </p>
        <div className="flex flex-col gap-3">
          <Button size="lg" fullWidth onClick={onRetry}>
            Request New Verification Email
          </Button>
          <LinkButton href="/" variant="secondary" size="lg" fullWidth>
            Back to Home
          </LinkButton>
        </div>
      </Entrance>
    );
  }
  return (
    <Entrance title="Verifying your email">
      <div role="status" className="flex items-center gap-4 text-lg text-muted">
        <Spinner size={32} />
        One moment
      </div>
    </Entrance>
  );
}

function Pending() {
  const user = useCurrentUser().data;
  const resend = useResendVerification();
  const form = useForm({
    start: { email: null as string | null },
    check: (draft) => ({ content: (draft.email ?? user?.email ?? '').trim() }),
    send: async (email) => {
      if (email === '') {
        toast(toasts.emailRequired);
        throw new SendCancelled();
      }
      return resend.mutateAsync(email, { onError: (error) => toast(toasts.resendFailed(error)) });
    },
    onSent: () => toast(toasts.resent),
  });

  return (
    <Entrance title="Verify your email">
      <Mark tone="text-accent-2">
        <MailOpen size={30} />
      </Mark>
      <p className="mb-6 text-lg text-muted">{openTheLink}</p>
      <Form form={form} className="flex flex-col gap-5">
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
          value={form.draft.email ?? user?.email ?? ''}
        />
        <Button type="submit" size="lg" fullWidth pending={form.pending}>
          Resend verification email
        </Button>
        <LinkButton href="/" variant="ghost" size="lg" fullWidth>
          Back to Home
        </LinkButton>
      </Form>
    </Entrance>
  );
}
