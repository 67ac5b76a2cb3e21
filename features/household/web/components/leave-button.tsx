import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useLeave } from '../api.ts';
import { householdText as text } from '../messages/household.ts';

export function LeaveButton() {
  const [isOpen, setOpen] = useState(false);
  const leave = useLeave();
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<LogOut aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {text.leave}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text.leaveSure}
        description={text.leaveLead}
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {text.stay}
            </Button>
            <Button
              variant="danger"
              pending={leave.isPending}
              onClick={() => leave.mutate(undefined, { onSettled: () => setOpen(false) })}
            >
              {text.leave}
            </Button>
          </>
        }
      />
    </>
  );
}
