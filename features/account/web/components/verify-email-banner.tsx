import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useCurrentUser, useResendVerification } from '../api.ts';
import { toasts } from '../messages.ts';

/** Until the page is loaded anew; a reminder that nobody can put away is a nuisance. */
let putAway = false;

/** Reminds somebody whose address is not verified yet; nothing for everybody else. */
export function VerifyEmailBanner() {
  const user = useCurrentUser().data;
  const resend = useResendVerification();
  const [hidden, setHidden] = useState(putAway);
  if (!user || user.emailVerified || hidden) return null;

  const send = () =>
    resend.mutate(user.email, {
      onSuccess: () => toast(toasts.resent),
      onError: (error) => toast(toasts.resendFailed(error)),
    });
  const hide = () => {
    putAway = true;
    setHidden(true);
  };
  return (
    <section
      aria-label="Verify your email"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 lg:mb-6"
    >
      <MailWarning aria-hidden size={20} className="shrink-0 text-accent-3" />
      <p className="min-w-0 flex-1 basis-40 text-sm text-muted">
        <strong className="font-semibold text-ink">Verify your email.</strong> The link is in your
        inbox.
      </p>
      <span className="ml-auto flex items-center">
        <Button variant="ghost" size="sm" pending={resend.isPending} onClick={send}>
          Send again
        </Button>
        <IconButton label="Not now" icon={<X aria-hidden size={20} />} onClick={hide} />
      </span>
    </section>
  );
}
