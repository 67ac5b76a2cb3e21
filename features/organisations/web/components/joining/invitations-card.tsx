import { Card } from '#platform/web/ui/card.tsx';
import type { Invitation } from '../../../contract.ts';
import { InvitationRow } from './invitation-row.tsx';

/** Invitations of the person. */
export function InvitationsCard({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Card title="Invitations">
      <ul className="divide-y divide-line">
        {invitations.map((one) => (
          <InvitationRow key={one.organisationId} invitation={one} />
        ))}
      </ul>
    </Card>
  );
}
