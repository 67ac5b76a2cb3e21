import { BadgeCheck, Star } from 'lucide-react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { TrainerPage } from '../../contract/browsing.ts';
import { formatNames, markText as t } from '../messages/marks.ts';
import { trainerText } from '../messages/trainer.ts';
import { TrainerFace } from './trainer-face.tsx';

/** Who a trainer is, at a glance. */
export function TrainerHead({ trainer }: { trainer: TrainerPage }) {
  const { name, photo, headline, certifiedAs, stars, reviews, formats, places } = trainer;
  const where = places.map(({ suburb, state }) => `${suburb} ${state}`);
  return (
    <Card className="overflow-hidden">
      <div
        aria-hidden
        className="pointer-events-none absolute -top-32 -left-24 size-96 rounded-full bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--vivid-2)_var(--glow-strength),transparent),transparent)]"
      />
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-4">
        <TrainerFace name={name} photo={photo} className="size-28 text-4xl sm:size-36" />
        <div className="min-w-0 flex-[1_1_14rem]">
          {headline && (
            <p className="text-[min(1.375rem,7vw)] leading-snug font-semibold text-balance wrap-anywhere">
              {headline}
            </p>
          )}
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            {certifiedAs !== null && (
              <Badge tone="success">
                <BadgeCheck aria-hidden size={14} />
                <span className="wrap-anywhere">{t.certified(certifiedAs)}</span>
              </Badge>
            )}
            {formats.map((format) => (
              <Badge key={format}>{formatNames[format]}</Badge>
            ))}
          </div>
          {where.length > 0 && <p className="mt-2 text-muted wrap-anywhere">{where.join(' · ')}</p>}
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            {stars !== null && <Star aria-hidden size={15} className="fill-current text-warn" />}
            {stars !== null
              ? t.reviewsRead(stars, reviews)
              : reviews > 0
                ? t.fewReviews(reviews)
                : t.noReviews}
          </p>
          {trainer.trainsSince !== null && (
            <p className="mt-1 text-sm text-muted">{trainerText.since(trainer.trainsSince)}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
