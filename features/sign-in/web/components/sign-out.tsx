import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useSignOut } from '../api/session.ts';
import { canSignOutNow, clearsDevice, signOutAndDelete } from '../messages/sign-out.ts';
import { toasts } from '../messages/toasts.ts';

type SignOutProps = { leaveTo?: string; quiet?: boolean };

/**
 * Ends the session and goes to `leaveTo`; `quiet` where it is not what the page is for. It clears the device, so where something is not sent yet the
 * person is asked first.
 */
export function SignOut({ leaveTo = '/', quiet = false }: SignOutProps) {
  const [, navigate] = useLocation();
  const { writes, sending } = useOfflineState();
  const [asking, setAsking] = useState(false);
  // At once: a stranger's page would keep this path to come back to.
  const signOut = useSignOut(() => navigate(leaveTo, { replace: true }));
  const leave = () => signOut.mutate(undefined, { onError: () => toast(toasts.signOutFailed) });
  const count = writes.length;
  const what = count === 1 ? '1 unsent change' : `${count} unsent changes`;
  return (
    <>
      <Button
        variant={quiet ? 'ghost' : 'secondary'}
        size={quiet ? 'sm' : 'lg'}
        fullWidth={!quiet}
        icon={<LogOut aria-hidden size={20} />}
        pending={signOut.isPending}
        onClick={() => (count > 0 ? setAsking(true) : leave())}
      >
        Sign out
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={count > 0 ? `You have ${what}` : 'All synced'}
        description={count > 0 ? clearsDevice : canSignOutNow}
        footer={
          count > 0 ? (
            <>
              <Button variant="danger" pending={signOut.isPending} onClick={leave}>
                {signOutAndDelete(what)}
              </Button>
              <Button pending={sending} onClick={() => offlineNow()?.tryNow()}>
                Send now
              </Button>
            </>
          ) : (
            <Button pending={signOut.isPending} onClick={leave}>
              Sign out
            </Button>
          )
        }
      />
    </>
  );
}
