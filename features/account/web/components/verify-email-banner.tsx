import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useCurrentUser, useResendVerification } from '../api.ts';
import { toasts } from '../messages.ts';

/** Reminds somebody whose address is not verified yet; nothing for everybody else. */
export function VerifyEmailBanner() {
  const user = useCurrentUser().data;
  const resend = useResendVerification();
  if (!user || user.emailVerified) return null;
  const send = () =>
    resend.mutate(user.email, {
      onSuccess: () => toast(toasts.resent),
      onError: (error) => toast(toasts.resendFailed(error)),
    });
  return (
    <StatusMessage
      tone="info"
      title="Verify your email"
      action={
        <Button variant="secondary" size="sm" pending={resend.isPending} onClick={send}>
          Send the link again
        </Button>
      }
    >
      We sent a link to <span className="break-all">{user.email}</span>. Until you open it, some
      things, like booking a trainer, have to wait.
    </StatusMessage>
  );
}
