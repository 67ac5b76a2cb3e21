import { Card } from '#platform/web/ui/card.tsx';
import { useMemberships } from '../api.ts';
import { InvitationRow } from './invitation-row.tsx';

/** Who asks the person to join; nothing where nobody does. */
export function InvitationsNotice() {
  const invitations = useMemberships().data?.invitations ?? [];
  if (invitations.length === 0) return null;
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
