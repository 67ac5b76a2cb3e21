import { useMutation } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { Link } from 'wouter';
import type { TrainerProfileState } from '#features/trainers/contract.ts';
import type { ListingGap } from '#features/trainers/rules/listing.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { profileSteps } from '../../rules/profile-steps.ts';
import { chooseListing } from '../api.ts';
import { gapText, profileText as t } from '../messages/profile.ts';

/** What is missing somewhere else than in the profile, and not by a link. */
const ELSEWHERE: readonly ListingGap[] = ['verify-email', 'too-young'];
const PROFILE = '/trainers/profile';

type ListingCardProps = {
  state: TrainerProfileState;
  /** on another page than the profile's: what it lacks leads there */
  leadsToProfile?: boolean;
};

/** Whether people find a trainer, and what is missing until they can. */
export function ListingCard({ state, leadsToProfile = false }: ListingCardProps) {
  const { gaps, wantsListing, isListed, slug } = state;
  const choose = useMutation(chooseListing);
  const steps = profileSteps(gaps);
  return (
    <Card
      title={t.listing}
      action={
        <Badge tone={isListed ? 'success' : 'neutral'}>{isListed ? t.listed : t.notListed}</Badge>
      }
    >
      <Switch
        label={t.letThemFind}
        description={isListed ? t.everybody : t.onlyYou}
        checked={wantsListing}
        disabled={choose.isPending || (!wantsListing && gaps.length > 0)}
        onCheckedChange={(wanted) => choose.mutate(wanted)}
      />
      {gaps.length > 0 && (
        <>
          <p className="mt-3 mb-2 text-sm font-medium text-muted">
            {wantsListing ? t.hidden : t.missing(steps.done, steps.all)}
          </p>
          <ul className="grid grid-cols-1 gap-2">
            {gaps.map((gap) => {
              const { say, ...text } = gapText[gap];
              const isOfProfile = leadsToProfile && !ELSEWHERE.includes(gap);
              const href = text.href ?? (isOfProfile ? PROFILE : undefined);
              return (
                <li key={gap} className="flex items-start gap-2.5">
                  <Circle aria-hidden size={18} className="mt-1 shrink-0 text-faint" />
                  <span className="min-w-0">
                    {say}{' '}
                    {href && (
                      <Link href={href} className="text-accent underline underline-offset-4">
                        {text.link ?? t.title}
                      </Link>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {slug && (
        <LinkButton href={`/trainers/${slug}`} variant="secondary" size="sm" className="mt-4">
          {isListed ? t.seePublic : t.preview}
        </LinkButton>
      )}
    </Card>
  );
}
