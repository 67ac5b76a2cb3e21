import { UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Overview } from '../../../contract.ts';
import { seatOf } from '../../../rules.ts';
import { useInvite } from '../../api.ts';
import {
  enterEmailAddress,
  invitationByEmail,
  noFreeSeats,
  seatsFree,
} from '../../messages/invitations.ts';
import { toasts } from '../../messages.ts';
import { PersonFields } from '../members/person-fields.tsx';
import { type GivenRole, RoleField } from '../members/role-field.tsx';

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

const NOBODY = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  role: 'trainee' as GivenRole,
};

function InviteForm({ overview, onDone }: { overview: Overview; onDone: () => void }) {
  const invite = useInvite(overview.id);
  const [id] = useState(newId);
  const form = useForm({
    start: NOBODY,
    check: (draft) => ({
      content: { ...draft, email: draft.email.trim(), id },
      errors: { email: draft.email.trim() === '' && enterEmailAddress },
    }),
    send: invite.mutateAsync,
    onSent: (member) => {
      toast(toasts.invited(member.email));
      onDone();
    },
  });
  const noteId = useId();
  const kind = seatOf(form.draft.role);
  const seats = kind && overview.seats[kind];
  return (
    <Form form={form} className="flex flex-col gap-4">
      <FormProblem form={form} />
      <PersonFields form={form} />
      <RoleField overview={overview} {...form.value('role')} />
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
        pending={form.pending}
        {...(seats ? { 'aria-describedby': noteId } : {})}
      >
        Send invitation
      </Button>
    </Form>
  );
}
