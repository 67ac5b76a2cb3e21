import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useVerificationStatus } from '../../api/mailed-links.ts';
import { linkIsInInbox, verifyYourEmail } from '../../messages/banner.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Until the page is loaded again; a reminder that nobody can put away is a nuisance. */
let putAway = false;

/** One line that reminds a person whose address is not verified yet; nothing for everybody else. */
export function VerifyEmailBanner() {
  const user = useCurrentUser().data;
  const [path] = useLocation();
  const [hidden, setHidden] = useState(putAway);
  const wanted = !!user && !user.emailVerified && !hidden && !path.startsWith('/verify-email');
  const status = useVerificationStatus(wanted).data;
  if (!wanted || status?.emailVerified) return null;

  const hide = () => {
    putAway = true;
    setHidden(true);
  };
  return (
    <section
      aria-label="Verify your email"
      className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 text-sm lg:mb-4 print:hidden"
    >
      <MailWarning aria-hidden size={18} className="shrink-0 text-accent-3" />
      <p className="text-muted">
        {verifyYourEmail}
        <span className="max-sm:hidden">: {linkIsInInbox}</span>
      </p>
      <ResendVerification />
      <span className="ml-auto">
        <IconButton label="Not now" icon={<X aria-hidden size={18} />} onClick={hide} />
      </span>
    </section>
  );
}
