import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { membershipsQuery } from '../api/memberships.ts';

/** Fetched by the few whom somebody asks. */
const InvitationsCard = lazy(async () => ({
  default: (await import('./invitations-card.tsx')).InvitationsCard,
}));

/** Who asks the person to join; nothing where nobody does. */
export function InvitationsNotice() {
  const invitations = useQuery(membershipsQuery).data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <InvitationsCard invitations={invitations} />
    </Suspense>
  );
}
