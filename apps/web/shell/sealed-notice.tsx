import { useState } from 'react';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { askToDeleteUnsynced, belongToSomeoneElse, losesChanges } from './messages/pages.ts';

/** Reports another person's pending writes. Only that person can see or send them; anyone can delete them. */
export function SealedNotice({ count }: { count: number }) {
  const [asking, setAsking] = useState(false);
  const what = count === 1 ? '1 change to sync' : `${count} changes to sync`;
  return (
    <>
      <StatusMessage
        tone="info"
        title={`${what} on this device`}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            Delete them
          </Button>
        }
      >
        {belongToSomeoneElse}
      </StatusMessage>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={askToDeleteUnsynced}
        description={losesChanges(count)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                void offlineNow()?.outbox.discardSealed();
                setAsking(false);
              }}
            >
              Delete {count === 1 ? '1 change' : `${count} changes`}
            </Button>
          </>
        }
      />
    </>
  );
}
