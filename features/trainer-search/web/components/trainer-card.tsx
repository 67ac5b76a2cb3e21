import { BadgeCheck, MapPin, Star } from 'lucide-react';
import { Link } from 'wouter';
import type { FoundTrainer } from '#features/trainers/contract.ts';
import {
  dollars,
  formatNames,
  freeTime,
  markText,
  TrainerFace,
} from '#features/trainers/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { profileAddress } from '../../rules/found-session.ts';
import { kmText, reasonText, searchText as t } from '../messages/search.ts';

type TrainerCardProps = {
  trainer: FoundTrainer;
  isCompared: boolean;
  onCompare: () => void;
};

const MAX_SPECIALTIES = 4;

/** One trainer of a search: who they are, where, what it costs, when, and why they match. */
export function TrainerCard({ trainer, isCompared, onCompare }: TrainerCardProps) {
  const { name, headline, photo, reasons, specialties } = trainer;
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-[min(1rem,5vw)] transition-colors duration-150 hover:bg-hover sm:p-5">
      <div className="flex flex-wrap items-start gap-4">
        <TrainerFace name={name} photo={photo} className="size-18 text-2xl sm:size-20" />
        <div className="min-w-[min(10rem,100%)] flex-1">
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
            <Link
              href={profileAddress(trainer)}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {name}
            </Link>
          </h2>
          <Marks trainer={trainer} />
          {headline && <p className="mt-1 text-muted wrap-anywhere">{headline}</p>}
        </div>
      </div>
      <Where trainer={trainer} />
      {specialties.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {specialties.slice(0, MAX_SPECIALTIES).map((specialty) => (
            <li key={specialty} className="max-w-full">
              <Badge>{specialty}</Badge>
            </li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">
          <span className="font-semibold text-ink">{t.why}</span>{' '}
          {reasons.map(reasonText).join(' · ')}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <Price trainer={trainer} />
        <div className="relative z-10">
          <TickChip label={t.compare} checked={isCompared} onToggle={onCompare} />
        </div>
      </div>
    </article>
  );
}

function Marks({ trainer: { certifiedAs, stars, reviews } }: { trainer: FoundTrainer }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {certifiedAs === null ? (
        <span className="text-muted">{t.nothingChecked}</span>
      ) : (
        <Badge tone="success">
          <BadgeCheck aria-hidden size={14} className="shrink-0" />
          <span className="wrap-anywhere">{markText.certified(certifiedAs)}</span>
        </Badge>
      )}
      {stars !== null && (
        <span className="inline-flex items-center gap-1 font-medium">
          <Star aria-hidden size={15} className="fill-current text-warn" />
          <span aria-hidden>{t.reviews(stars, reviews)}</span>
          <span className="sr-only">{markText.reviewsRead(stars, reviews)}</span>
        </span>
      )}
      {stars === null && reviews > 0 && (
        <span className="text-muted">{markText.fewReviews(reviews)}</span>
      )}
    </div>
  );
}

function Where({ trainer: { places, formats, km } }: { trainer: FoundTrainer }) {
  const where = places.map(({ suburb, state }) => `${suburb} ${state}`);
  const parts = [
    ...(km === null ? [] : [kmText(km)]),
    ...where.slice(0, 2),
    ...formats.filter((format) => format !== 'in-person').map((format) => formatNames[format]),
  ];
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <MapPin aria-hidden size={16} className="mt-0.5 shrink-0 text-faint" />
      <span className="min-w-0 wrap-anywhere">{parts.join(' · ')}</span>
    </p>
  );
}

const priceText = (cents: number): string => (cents === 0 ? t.free : dollars(cents));

function Price({ trainer }: { trainer: FoundTrainer }) {
  const { fromCents, groupCents, hasOneToOne, nextFreeMs } = trainer;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {fromCents !== null && (
        <div className="flex flex-col">
          <dt className="text-xs text-muted">{fromCents === 0 ? t.price : t.from}</dt>
          <dd className="tabular text-lg leading-tight font-semibold">
            {fromCents === 0 ? t.free : dollars(fromCents)}
          </dd>
          {hasOneToOne && groupCents !== null && (
            <dd className="text-sm text-muted">{t.groupsFrom(priceText(groupCents))}</dd>
          )}
          {!hasOneToOne && <dd className="text-sm text-muted">{t.inGroups}</dd>}
        </div>
      )}
      <div className="flex flex-col">
        <dt className="text-xs text-muted">{t.nextFree}</dt>
        <dd className="leading-tight font-medium">
          {nextFreeMs === null ? t.noTime : freeTime(nextFreeMs)}
        </dd>
      </div>
    </dl>
  );
}
