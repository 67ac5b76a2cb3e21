import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Loaded } from '#features/account/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { Member } from '../../contract.ts';
import { mayManage } from '../../rules/rights.ts';
import { holdsSeat, memberName } from '../../rules.ts';
import { memberQuery } from '../api.ts';
import { type Gym, InGym } from '../components/in-gym.tsx';
import { MemberActions } from '../components/member-actions.tsx';
import { MemberForm } from '../components/member-form.tsx';
import { activityNames, dayOf, mailText, roleName, stateNames, stateTones } from '../messages.ts';

/** One member: where they stand, what is noted of them, their role, and taking them off. */
export function GymMemberPage() {
  return (
    <InGym title="Member" back="/gym/members">
      {(gym) => <OneMember {...gym} />}
    </InGym>
  );
}

function OneMember(gym: Gym) {
  const { memberId } = useParams<{ memberId: string }>();
  const query = useQuery(memberQuery(gym.overview.id, memberId));
  return (
    <Loaded query={query}>
      {(member) => {
        const actions = mayManage(gym.overview.role, member.role) && (
          <MemberActions member={member} overview={gym.overview} />
        );
        return (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
            <Standing member={member} {...gym} />
            <div className="flex flex-col gap-4 lg:gap-6">
              {member.state !== 'active' && actions}
              <Details member={member} {...gym} />
              {member.state === 'active' && actions}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

function Standing({ member, overview }: Gym & { member: Member }) {
  const { role, state, joinedAt, endedAt, activity, specialties, bio } = member;
  const facts = [
    ['Role', roleName(role, overview.kind)],
    ['Mail', state === 'invited' ? mailText(member) : null],
    ['Joined', state === 'active' && joinedAt ? dayOf(joinedAt) : null],
    ['Until', !holdsSeat(state) && endedAt ? dayOf(endedAt) : null],
    ['Specialties', specialties || null],
    ['About', bio || null],
  ] as const;
  return (
    <Card
      title={memberName(member)}
      action={<Badge tone={stateTones[state]}>{stateNames[state]}</Badge>}
    >
      <dl className="flex flex-col gap-3">
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="break-words">{text}</dd>
              </div>
            ),
        )}
        {state === 'active' && (
          <div>
            <dt className="text-sm text-muted">Activity</dt>
            <dd>{activity ? activityNames[activity] : 'Not shared'}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function Details({ member, overview, path }: Gym & { member: Member }) {
  if (!mayManage(overview.role, member.role)) {
    return (
      <StatusMessage tone="info">
        {member.role === 'owner'
          ? 'To change the owner, hand over in Settings.'
          : 'Only the owner can change admins.'}
      </StatusMessage>
    );
  }
  if (member.beyondPlan) {
    return (
      <StatusMessage tone="info" title="Over plan limit">
        The plan has no seat for this member. You can remove them, but not edit them.
      </StatusMessage>
    );
  }
  return <MemberForm key={member.version} member={member} overview={overview} path={path} />;
}
