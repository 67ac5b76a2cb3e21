import { useQuery } from '@tanstack/react-query';
import { Building2, UsersRound } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { mayIn } from '../../rules/rights.ts';
import { membershipsQuery } from '../api/memberships.ts';
import { InvitationsNotice } from '../components/joining/invitations-notice.tsx';
import { MembershipCard } from '../components/joining/membership-card.tsx';
import {
  gymOrOwnClients,
  gymsAndWhatTheySee,
  invitationsShowUpHere,
  notInGymsYet,
} from '../messages/gyms.ts';

/** Memberships with their sharing, and invitations. */
export function OrganisationsPage() {
  const mine = useQuery(membershipsQuery);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Gyms" subtitle={gymsAndWhatTheySee} back="/profile" />
      <Loaded query={mine}>
        {({ memberships, invitations }) => (
          <div className="flex flex-col gap-4">
            <InvitationsNotice />
            {memberships.map((one) => (
              <MembershipCard key={one.organisationId} membership={one} />
            ))}
            {memberships.length + invitations.length === 0 && (
              <EmptyState icon={<Building2 size={30} />} title={notInGymsYet}>
                {invitationsShowUpHere}
              </EmptyState>
            )}
            {!memberships.some(({ role }) => role === 'owner') && (
              <Card padded={false} className="p-2">
                <ListRow
                  icon={<UsersRound size={20} />}
                  title="Start your own"
                  detail={gymOrOwnClients}
                  // Anyone who helps to run another one would land there.
                  href={
                    memberships.some(({ role }) => mayIn(role, 'seeOverview')) ? '/gym/new' : '/gym'
                  }
                />
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
