import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Invitation } from '../../../contract.ts';
import { asRole } from '../../../rules/emails.ts';
import { useAnswerInvitation } from '../../api.ts';
import { invitesYou } from '../../messages/invitations.ts';
import { toasts } from '../../messages.ts';

/** One organisation that asks the person to join. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { organisationId: id, name, role, kind } = invitation;
  const answer = useAnswerInvitation();
  // The row is gone before it hears of it.
  const give = (accept: boolean) =>
    void answer.mutateAsync({ id, accept }).then(
      () => toast(accept ? toasts.joined(name) : toasts.declined),
      (error: unknown) => toast(toasts.failed(error)),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <p className="min-w-0 flex-[1_1_12rem] break-words">
        {invitesYou(<span className="font-medium">{name}</span>, asRole(role, kind))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`Decline ${name}`}
          pending={answer.isPending && answer.variables.accept === false}
          onClick={() => give(false)}
        >
          Decline
        </Button>
        <Button
          aria-label={`Accept ${name}`}
          pending={answer.isPending && answer.variables.accept}
          onClick={() => give(true)}
        >
          Accept
        </Button>
      </div>
    </li>
  );
}
