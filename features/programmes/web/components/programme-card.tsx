import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';
import { type Programme, weeksOf } from '../../rules/programme.ts';
import { countDays, countMinutes, countWeeks, GOAL_NAMES, KIT_NAMES } from '../messages.ts';
import { PROGRAMMES_ADDRESS } from './programme-filter.ts';

/** One programme of the list: the whole card leads to it. */
export function ProgrammeCard({ programme }: { programme: Programme }) {
  const { id, name, days, minutes, goal, kit, whoFor } = programme;
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-[min(1rem,5vw)] transition-colors duration-150 hover:bg-hover sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-[min(1.125rem,10vw)] leading-snug font-semibold break-words">
          <Link
            href={`${PROGRAMMES_ADDRESS}/${id}`}
            // The link covers its card.
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h2>
        <ChevronRight aria-hidden size={20} className="mt-0.5 shrink-0 text-faint" />
      </div>
      <p className="tabular text-sm text-muted">
        {[countDays(days), countMinutes(minutes), countWeeks(weeksOf(programme))].join(' · ')}
      </p>
      <p className="text-sm text-muted">{whoFor}</p>
      <p className="mt-auto flex flex-wrap gap-2">
        <Badge tone="accent">{GOAL_NAMES[goal]}</Badge>
        <Badge>{KIT_NAMES[kit]}</Badge>
      </p>
    </li>
  );
}
