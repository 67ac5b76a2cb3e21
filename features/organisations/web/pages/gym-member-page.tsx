import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { Member } from '../../contract.ts';
import { mayManage } from '../../rules/rights.ts';
import { memberName } from '../../rules.ts';
import { memberQuery } from '../api.ts';
import { type Gym, InGym } from '../components/gym/in-gym.tsx';
import { MemberActions } from '../components/members/member-actions.tsx';
import { MemberForm } from '../components/members/member-form.tsx';
import { MemberTimeline } from '../components/members/member-timeline.tsx';
import {
  handOverToChangeOwner,
  noSeatForMember,
  onlyOwnerChangesAdmins,
} from '../messages/members.ts';
import { activityNames, mailText, roleName, stateNames, stateTones } from '../messages.ts';

/** One member: their timeline first, then editing and removing them. */
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

function Standing({ member, overview, path }: Gym & { member: Member }) {
  const { role, state, activity, specialties, bio } = member;
  const facts = [
    ['Role', roleName(role, overview.kind)],
    ['Invitation', state === 'invited' ? mailText(member) : null],
    ['Specialties', specialties || null],
    ['About', bio || null],
  ] as const;
  return (
    <Card
      title={memberName(member)}
      action={<Badge tone={stateTones[state]}>{stateNames[state]}</Badge>}
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
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
      <h3 className="mt-5 mb-3 border-t border-line pt-4 font-medium">Timeline</h3>
      <MemberTimeline member={member} overview={overview} path={path} />
    </Card>
  );
}

function Details({ member, overview, path }: Gym & { member: Member }) {
  if (!mayManage(overview.role, member.role)) {
    return (
      <StatusMessage tone="info">
        {member.role === 'owner' ? handOverToChangeOwner : onlyOwnerChangesAdmins}
      </StatusMessage>
    );
  }
  if (member.beyondPlan) {
    return (
      <StatusMessage tone="info" title="Over plan limit">
        {noSeatForMember}
      </StatusMessage>
    );
  }
  return <MemberForm key={member.version} member={member} overview={overview} path={path} />;
}
