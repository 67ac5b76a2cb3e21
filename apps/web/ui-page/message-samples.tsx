import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast.tsx';

export function MessageSamples() {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Messages">
      <div className="flex flex-col gap-4">
        <StatusMessage tone="info" title="Check your inbox">
          A link to verify your address is on its way.
        </StatusMessage>
        <StatusMessage tone="success" title="Saved" />
        <StatusMessage
          tone="error"
          title="Could not load"
          action={
            <Button size="sm" variant="secondary">
              Retry
            </Button>
          }
        >
          Check your connection.
        </StatusMessage>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                title: 'Entry deleted',
                description: 'Greek yoghurt, 170 g',
                action: { label: 'Undo', onClick: () => toast({ title: 'Entry restored' }) },
              })
            }
          >
            Toast with Undo
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({ title: 'Error', description: 'Failed to log food', destructive: true })
            }
          >
            Destructive toast
          </Button>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Dialog
          </Button>
        </div>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this entry?"
        description="You can undo it right after."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Delete
            </Button>
          </>
        }
      >
        <p>Greek yoghurt, 170 g, 165 kcal.</p>
      </Dialog>
    </Card>
  );
}
