import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { mayIn } from '../../../rules/rights.ts';
import { membershipsQuery } from '../../api/memberships.ts';

/** Fetched by the few who run or work for an organisation. */
const GymOnHome = lazy(async () => ({
  default: (await import('./gym-on-home.tsx')).GymOnHome,
}));

/** The organisations that the person runs or trains for; nothing for everybody else. */
export function GymNotice() {
  const memberships = useQuery(membershipsQuery).data?.memberships ?? [];
  const worksFor = memberships.filter(({ role }) => mayIn(role, 'seeTrainees'));
  if (worksFor.length === 0) return null;
  return (
    // The room is kept, so that the day below does not move far.
    <Suspense fallback={<div className="min-h-44" />}>
      <GymOnHome memberships={worksFor} />
    </Suspense>
  );
}
