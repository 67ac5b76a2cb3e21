import { UserPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Overview } from '../../contract.ts';
import { seatOf } from '../../rules.ts';
import { useInvite } from '../api.ts';
import {
  enterEmailAddress,
  invitationByEmail,
  noFreeSeats,
  seatsFree,
} from '../messages/invitations.ts';
import { sentenceOf, toasts } from '../messages.ts';
import { PersonFields } from './person-fields.tsx';
import { type GivenRole, RoleField } from './role-field.tsx';

/** Invites one person. Anyone who has an account is asked just the same. */
export function InviteButton({ overview }: { overview: Overview }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus aria-hidden size={18} />} onClick={() => setOpen(true)}>
        Invite
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Invite someone"
        description={invitationByEmail}
      >
        {open && <InviteForm overview={overview} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

const NOBODY = { email: '', firstName: '', lastName: '', phone: '' };

function InviteForm({ overview, onDone }: { overview: Overview; onDone: () => void }) {
  const invite = useInvite(overview.id);
  const [id] = useState(newId);
  const [draft, setDraft] = useState(NOBODY);
  const [role, setRole] = useState<GivenRole>('trainee');
  const [missing, setMissing] = useState<string>();
  const noteId = useId();
  const kind = seatOf(role);
  const seats = kind && overview.seats[kind];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const email = draft.email.trim();
    setMissing(email ? undefined : enterEmailAddress);
    if (!email || invite.isPending) return;
    invite.mutate(
      { ...draft, email, id, role },
      {
        onSuccess: (member) => {
          toast(toasts.invited(member.email));
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {invite.isError && <StatusMessage tone="error" title={sentenceOf(invite.error)} answers />}
      <PersonFields draft={draft} error={invite.error} emailError={missing} onChange={setDraft} />
      <RoleField overview={overview} value={role} error={undefined} onChange={setRole} />
      {seats && (
        <p id={noteId} className={seats.used < seats.limit ? 'text-muted' : 'text-danger'}>
          {seats.used < seats.limit
            ? seatsFree(seats.limit - seats.used, seats.limit)
            : noFreeSeats}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        pending={invite.isPending}
        {...(seats ? { 'aria-describedby': noteId } : {})}
      >
        Send invitation
      </Button>
    </form>
  );
}
