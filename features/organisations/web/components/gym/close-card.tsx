import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGuarded } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Overview } from '../../../contract.ts';
import { useCloseOrganisation } from '../../api.ts';
import { cannotBeUndone, closingKeepsAccounts } from '../../messages/settings.ts';

/** Closes an organisation for good; its name has to be typed. */
export function CloseCard({ overview }: { overview: Overview }) {
  const { id, name } = overview;
  const [, navigate] = useLocation();
  const close = useCloseOrganisation(id);
  const { busy, run, dialog } = useGuarded();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === name;
  const onClose = () =>
    void run(() => close.mutateAsync(() => navigate('/profile/organisations', { replace: true })));
  return (
    <Card title="Close">
      <p className="mb-4 text-muted">{closingKeepsAccounts}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Close {overview.kind}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Close ${name}?`}
        description={cannotBeUndone}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" pending={busy} disabled={!isMeant} onClick={onClose}>
              Close for good
            </Button>
          </>
        }
      >
        <TextField
          label={`Type ${name} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Dialog>
      {dialog}
    </Card>
  );
}
