import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Link } from 'wouter';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { membershipsQuery } from '../../api/memberships.ts';

/** The way to the person's gym in the header; nothing for people who are in none. */
export function GymLink() {
  const mine = useQuery(membershipsQuery).data;
  if (!mine || mine.memberships.length === 0) return null;
  return (
    <Link href="/gym" aria-label="Your gym" title="Your gym" className={iconButtonStyle}>
      <Building2 aria-hidden size={22} />
    </Link>
  );
}
