import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Loaded } from '#features/account/web/public.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { membershipsQuery } from '../api/memberships.ts';
import { InvitationsNotice } from '../components/invitations-notice.tsx';
import { MembershipCard } from '../components/membership-card.tsx';

/** Where the person belongs, what each may see of them, and who asks them to join. */
export function OrganisationsPage() {
  const mine = useQuery(membershipsQuery);
  return (
    <>
      <PageHeader
        title="Organisations"
        subtitle="Gyms and trainers you belong to, and what they see."
        back="/profile"
      />
      <Loaded query={mine}>
        {({ memberships, invitations }) => (
          <div className="flex max-w-2xl flex-col gap-4">
            <InvitationsNotice />
            {memberships.map((one) => (
              <MembershipCard key={one.organisationId} membership={one} />
            ))}
            {memberships.length + invitations.length === 0 && (
              <EmptyState icon={<Building2 size={30} />} title="You belong to none">
                When a gym or a trainer invites you, it stands here. Verify your email to see
                invitations that were sent to it.
              </EmptyState>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
