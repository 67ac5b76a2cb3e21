import { useCurrentUser } from '#features/account/web/public.ts';
import { toast } from '#platform/web/ui/toast.tsx';
import { useResendVerification, useVerificationStatus } from '../../api/mailed-links.ts';
import { toasts } from '../../messages/toasts.ts';

/** Sends the verification link again; stands beside a sentence that says why. */
export function ResendVerification() {
  const user = useCurrentUser().data;
  const resend = useResendVerification();
  const status = useVerificationStatus(!!user && !user.emailVerified).data;
  if (!user) return null;
  const send = () => {
    if (resend.isPending) return;
    resend.mutate(status?.email || user.email, {
      onSuccess: () => toast(toasts.resent),
      onError: (error) => toast(toasts.resendFailed(error)),
    });
  };
  return (
    <button
      type="button"
      onClick={send}
      aria-disabled={resend.isPending}
      className="min-h-11 rounded-control px-2 font-semibold text-accent underline-offset-4 hover:underline aria-disabled:opacity-60"
    >
      Resend
    </button>
  );
}
