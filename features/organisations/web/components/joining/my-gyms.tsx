import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { mayIn } from '../../../rules/rights.ts';
import { membershipsQuery } from '../../api/memberships.ts';
import { BeginGym } from '../gym/begin-gym.tsx';
import { TraineesCard } from '../members/trainees-card.tsx';
import { InvitationsNotice } from './invitations-notice.tsx';
import { MembershipCard } from './membership-card.tsx';

/** `/gym` for people who don't run one: the gyms they are in, or how to start one. */
export function MyGyms() {
  const mine = useQuery(membershipsQuery);
  const [first, ...others] = mine.data?.memberships ?? [];
  return (
    <>
      <PageHeader
        title={first && others.length === 0 ? first.name : first ? 'Your gyms' : 'Your gym'}
      />
      <Loaded query={mine}>
        {({ memberships }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
            <InvitationsNotice />
            {first && (
              <Card padded={false} className="p-2">
                <ListRow
                  icon={<CalendarDays size={20} />}
                  title="Timetable"
                  detail="Classes to book"
                  href="/gym/timetable"
                />
              </Card>
            )}
            {memberships.map((membership) => (
              <div key={membership.organisationId} className="grid grid-cols-1 gap-4">
                <MembershipCard membership={membership} />
                {mayIn(membership.role, 'seeTrainees') && (
                  <TraineesCard organisationId={membership.organisationId} />
                )}
              </div>
            ))}
            {memberships.length === 0 && <BeginGym />}
          </div>
        )}
      </Loaded>
    </>
  );
}
