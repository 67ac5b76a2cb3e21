import { useState } from 'react';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';

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
        They belong to someone who signed in here before. They sync when that person signs in again.
      </StatusMessage>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete unsynced changes?"
        description={`The person who logged ${count === 1 ? 'it' : 'them'} will lose ${count === 1 ? '1 change' : `${count} changes`}.`}
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
