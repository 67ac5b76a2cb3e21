import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Member, Overview } from '../../../contract.ts';
import { holdsSeat, memberName } from '../../../rules.ts';
import { useBringBack, useRemoveMember, useSendInvitations } from '../../api.ts';
import { rejoinsIfSeatFree, takesASeat } from '../../messages/members.ts';
import { toasts } from '../../messages.ts';

/** Mailing a person again, taking them off with Undo, bringing them back. */
export function MemberActions({ member, overview }: { member: Member; overview: Overview }) {
  const remove = useRemoveMember(overview.id);
  const reinstateMember = useBringBack(overview.id);
  const send = useSendInvitations(overview.id);
  const failed = (error: unknown) => toast(toasts.failed(error));
  const { id, state, invitation } = member;
  // The page changes before these callbacks run, and Undo outlives it.
  const undo = () => void reinstateMember.mutateAsync(id).catch(failed);
  const onRemove = () =>
    void remove.mutateAsync(id).then(() => {
      const name = memberName(member);
      toast(state === 'invited' ? toasts.takenBack(undo) : toasts.removed(name, undo));
    }, failed);
  const onSend = () =>
    send.mutate([id], { onSuccess: ({ count }) => toast(toasts.sent(count)), onError: failed });
  if (!holdsSeat(state)) {
    return (
      <Card title="Bring back">
        <p className="mb-4 text-muted">{state === 'removed' ? rejoinsIfSeatFree : takesASeat}</p>
        <Button variant="secondary" pending={reinstateMember.isPending} onClick={undo}>
          Bring back
        </Button>
      </Card>
    );
  }
  return (
    <Card title={state === 'invited' ? 'Invitation' : 'Membership'}>
      <div className="flex flex-wrap gap-3">
        {state === 'invited' && (
          <Button variant="secondary" pending={send.isPending} onClick={onSend}>
            {invitation ? 'Resend invitation' : 'Send invitation'}
          </Button>
        )}
        <Button variant="danger" pending={remove.isPending} onClick={onRemove}>
          {state === 'invited' ? 'Withdraw invitation' : `Remove from ${overview.kind}`}
        </Button>
      </div>
    </Card>
  );
}
