import { Link } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Member } from '../../../contract.ts';
import { memberName } from '../../../rules.ts';
import {
  activityNames,
  activityTones,
  mailText,
  roleName,
  stateNames,
  stateTones,
} from '../../messages.ts';
import type { Gym } from '../gym/in-gym.tsx';
import { PageButtons } from './page-buttons.tsx';

type MemberRowsProps = Gym & {
  total: number;
  members: Member[];
  page: number;
  onPage: (page: number) => void;
};

/** One page of members, and the ways to the next and the one before. */
export function MemberRows({ overview, path, total, members, page, onPage }: MemberRowsProps) {
  return (
    <>
      <Card padded={false} className="px-2 py-2">
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <Row key={member.id} member={member} overview={overview} path={path} />
          ))}
        </ul>
      </Card>
      <PageButtons total={total} page={page} onPage={onPage} />
    </>
  );
}

function Row({ member, overview, path }: Gym & { member: Member }) {
  const { id, email, role, state, activity, beyondPlan } = member;
  const name = memberName(member);
  return (
    <li>
      <Link
        href={path(`/gym/members/${id}`)}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-3 py-2.5 transition-colors duration-150 hover:bg-hover"
      >
        <span className="min-w-0 flex-[1_1_12rem]">
          <span className="block font-medium break-words">{name}</span>
          <span className="block text-sm break-all text-muted">{name === email ? '' : email}</span>
        </span>
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone={role === 'trainee' ? 'neutral' : 'accent'}>
            {roleName(role, overview.kind)}
          </Badge>
          {state !== 'active' && <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>}
          {state === 'invited' && <span className="text-sm text-muted">{mailText(member)}</span>}
          {activity && <Badge tone={activityTones[activity]}>{activityNames[activity]}</Badge>}
          {beyondPlan && <Badge tone="danger">Over plan limit</Badge>}
        </span>
      </Link>
    </li>
  );
}
