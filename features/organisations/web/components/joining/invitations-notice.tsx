import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { membershipsQuery } from '../../api/memberships.ts';

/** Loaded only for people with invitations. */
const InvitationsCard = lazy(async () => ({
  default: (await import('./invitations-card.tsx')).InvitationsCard,
}));

/** Notice of open invitations, if any. */
export function InvitationsNotice() {
  const invitations = useQuery(membershipsQuery).data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <InvitationsCard invitations={invitations} />
    </Suspense>
  );
}
