import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Overview } from '../../../contract.ts';
import { useSendInvitations, useSendTest } from '../../api.ts';
import { emailsLinkTo, sendTestToMe, skipsPeopleEmailed } from '../../messages/invitations.ts';
import { toasts } from '../../messages.ts';

/** Mails everybody who is invited and never got a mail: how many is said first, and a test can be had. */
export function SendInvitations({ overview }: { overview: Overview }) {
  const { id, notMailed } = overview;
  const [open, setOpen] = useState(false);
  const send = useSendInvitations(id);
  const test = useSendTest(id);
  const failed = (error: unknown) => toast(toasts.failed(error));
  const people = notMailed === 1 ? '1 person' : `${notMailed} people`;
  // With nobody left to mail, this is gone before it hears of it.
  const sendAll = () =>
    void send.mutateAsync(undefined).then(({ count }) => {
      toast(toasts.sent(count));
      setOpen(false);
    }, failed);
  const sendTest = () =>
    test.mutate(undefined, { onSuccess: () => toast(toasts.testSent), onError: failed });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send invitations</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Send invitations"
        description={emailsLinkTo(people)}
        footer={
          <>
            <Button variant="secondary" pending={test.isPending} onClick={sendTest}>
              {sendTestToMe}
            </Button>
            <Button pending={send.isPending} onClick={sendAll}>
              Send to {people}
            </Button>
          </>
        }
      >
        <p className="text-muted">{skipsPeopleEmailed}</p>
      </Dialog>
    </>
  );
}
