import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useGuarded } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { MyData } from '../../contract.ts';
import { useAskDeletion, useCancelDeletion } from '../api.ts';
import {
  askToDeleteAccount,
  keepUntilDeleted,
  whatDeletingDoes,
  whatIsDeleted,
} from '../messages/data.ts';
import { dayOf, toasts } from '../messages.ts';

/** Has the account deleted, or keeps it. */
export function DeletionCard({ deletion }: { deletion: MyData['deletion'] }) {
  const [asking, setAsking] = useState(false);
  const ask = useAskDeletion();
  const cancel = useCancelDeletion();
  const { busy, run, dialog } = useGuarded();
  const agree = () => {
    setAsking(false);
    void run(() => ask.mutateAsync(undefined));
  };
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast(toasts.kept),
      onError: (error) => toast(toasts.failed(error)),
    });
  return (
    <Card title="Delete your account">
      {deletion ? (
        <>
          <p className="mb-4 text-muted">{keepUntilDeleted(dayOf(deletion.dueAt))}</p>
          <Button size="lg" fullWidth pending={cancel.isPending} onClick={keep}>
            Keep my account
          </Button>
        </>
      ) : (
        <>
          <p className="mb-4 text-muted">{whatIsDeleted}</p>
          <Button
            variant="danger"
            size="lg"
            fullWidth
            icon={<Trash2 aria-hidden size={20} />}
            pending={busy}
            onClick={() => setAsking(true)}
          >
            Delete my account
          </Button>
        </>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={askToDeleteAccount}
        description={whatDeletingDoes}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Not now
            </Button>
            <Button variant="danger" onClick={agree}>
              Delete in 14 days
            </Button>
          </>
        }
      />
      {dialog}
    </Card>
  );
}
