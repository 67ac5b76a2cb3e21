import { useState } from 'react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Membership } from '../../../contract.ts';
import { mayIn } from '../../../rules/rights.ts';
import { listedRoles } from '../../../rules.ts';
import { useLeave, useShare } from '../../api.ts';
import { leavingHidesYou, ownerCannotLeave, seesWhetherYouLogged } from '../../messages/gyms.ts';
import { dayOf, roleName, toasts } from '../../messages.ts';
import { OwnershipOffer } from './ownership-offer.tsx';

/** One organisation that the person belongs to: what it sees of them, and leaving it. */
export function MembershipCard({ membership }: { membership: Membership }) {
  const { organisationId: id, name, kind, role, joinedAt, sharesActivity } = membership;
  const share = useShare();
  const shown = share.isPending ? share.variables.activity : sharesActivity;
  const onShare = (activity: boolean) =>
    share.mutate({ id, activity }, { onError: (error) => toast(toasts.failed(error)) });
  return (
    <Card title={name} action={<Badge tone="accent">{roleName(role, kind)}</Badge>}>
      <p className="text-muted">Since {dayOf(joinedAt)}</p>
      {membership.ownershipOffered && <OwnershipOffer membership={membership} />}
      {listedRoles(kind).includes(role) && (
        <div className="mt-4 border-t border-line pt-3">
          <Switch
            label="Share my activity"
            description={seesWhetherYouLogged(name)}
            checked={shown}
            onCheckedChange={onShare}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
        {mayIn(role, 'seeOverview') && (
          <LinkButton href={`/gym?in=${id}`} variant="secondary">
            Manage
          </LinkButton>
        )}
        {role === 'owner' ? (
          <p className="text-sm text-muted">{ownerCannotLeave}</p>
        ) : (
          <Leave id={id} name={name} />
        )}
      </div>
    </Card>
  );
}

function Leave({ id, name }: { id: string; name: string }) {
  const leave = useLeave();
  const [open, setOpen] = useState(false);
  // The card is gone before it hears of it.
  const onLeave = () =>
    void leave.mutateAsync(id).then(
      () => toast(toasts.left(name)),
      (error: unknown) => toast(toasts.failed(error)),
    );
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Leave
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Leave ${name}?`}
        description={leavingHidesYou}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Stay
            </Button>
            <Button variant="danger" pending={leave.isPending} onClick={onLeave}>
              Leave {name}
            </Button>
          </>
        }
      />
    </>
  );
}
