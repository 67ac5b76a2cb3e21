import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useMembers } from '../api.ts';
import { type Gym, InGym } from '../components/gym/in-gym.tsx';
import { InviteButton } from '../components/joining/invite-button.tsx';
import { SendInvitations } from '../components/joining/send-invitations.tsx';
import { MemberRows } from '../components/members/member-rows.tsx';
import { noInvitationsOpen, seatedNotEmailed } from '../messages/invitations.ts';

/** Open invitations: emailed, not emailed, expired. */
export function GymInvitationsPage() {
  return (
    <InGym
      title="Invitations"
      back="/gym"
      actions={({ overview }) => <InviteButton overview={overview} />}
    >
      {(gym) => <Invitations {...gym} />}
    </InGym>
  );
}

function Invitations(gym: Gym) {
  const { overview } = gym;
  const [page, setPage] = useState(1);
  const members = useMembers(overview.id, { state: 'invited', page });
  return (
    <div className="flex flex-col gap-4">
      {overview.notMailed > 0 && (
        <Card
          title={
            overview.notMailed === 1 ? '1 not emailed yet' : `${overview.notMailed} not emailed yet`
          }
        >
          <p className="mb-4 text-muted">{seatedNotEmailed}</p>
          <SendInvitations overview={overview} />
        </Card>
      )}
      <Loaded query={members}>
        {({ total, members: list }) =>
          list.length === 0 ? (
            <EmptyState icon={<MailCheck size={30} />} title="No open invitations">
              {noInvitationsOpen}
            </EmptyState>
          ) : (
            <MemberRows {...gym} total={total} members={list} page={page} onPage={setPage} />
          )
        }
      </Loaded>
    </div>
  );
}
