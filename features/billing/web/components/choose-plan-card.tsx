import { useState } from 'react';
import { useSearch } from 'wouter';
import { contentsOf } from '#features/plans/rules/contents.ts';
import { type Audience, type BillingPeriod, PLANS } from '#features/plans/rules.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import type { Billing, Offer } from '../../contract.ts';
import {
  ADULTS_ONLY,
  actText,
  choiceName,
  dayOf,
  NOT_YET,
  newGymPath,
  priceText,
} from '../messages.ts';
import { AgreeDialog } from './agree-dialog.tsx';

const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
] as const;

export const AUDIENCES = [
  { value: 'individual', label: 'You' },
  { value: 'trainer', label: 'Trainers' },
  { value: 'gym', label: 'Gyms' },
] as const;

const nameOf = ({ plan }: Offer) => PLANS[plan].name;

/** Available plans and the effect of each, confirmed in a dialog. */
export function ChoosePlanCard({ billing }: { billing: Billing }) {
  const [period, setPeriod] = useState<BillingPeriod>(billing.subscription?.period ?? 'monthly');
  // A link to the plans names its audience: `?for=gym`.
  const wanted = new URLSearchParams(useSearch()).get('for');
  const [audience, setAudience] = useState<Audience>(
    AUDIENCES.find(({ value }) => value === wanted)?.value ??
      PLANS[billing.subscription?.plan ?? billing.plan].audience,
  );
  const [asked, setAsked] = useState<Offer | null>(null);
  const next = billing.subscription?.next;
  /** The change planned for the end of the term. */
  const isPlanned = ({ effect, plan, period: every }: Offer) =>
    effect === 'later' && next?.plan === plan && next.period === every;
  const [open, setOpen] = useState(false);
  return (
    <Card title="Plans">
      {!billing.isMinor && (
        <div className="mb-4">
          <Segmented label="For" options={AUDIENCES} value={audience} onValueChange={setAudience} />
        </div>
      )}
      <Segmented
        label="Billing period"
        options={PERIODS}
        value={period}
        onValueChange={setPeriod}
      />
      <ul className="mt-4 flex flex-col gap-4">
        {billing.offers
          .filter((offer) => offer.period === period && PLANS[offer.plan].audience === audience)
          .map((offer) => (
            <li key={offer.priceId} className="border-t border-line pt-4">
              <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span className="flex flex-wrap items-center gap-2">
                  {choiceName(offer)}
                  {offer.effect === 'none' && <Badge tone="accent">Your plan</Badge>}
                </span>
                <span className="tabular text-muted">{priceText(offer)}</span>
              </h3>
              <ul className="mt-1 text-sm text-muted">
                {contentsOf(PLANS[offer.plan], 'pricing').map(({ text, isOpen }) => (
                  <li key={text}>
                    {text}
                    {!isOpen && ' (not open yet)'}
                  </li>
                ))}
              </ul>
              {isPlanned(offer) && offer.endsAt && (
                <p className="mt-3 font-medium">Yours from {dayOf(offer.endsAt)}</p>
              )}
              {offer.startsWithGym && (
                <LinkButton
                  href={newGymPath(offer.priceId)}
                  variant="secondary"
                  fullWidth
                  className="mt-3"
                >
                  Name your gym
                </LinkButton>
              )}
              {offer.effect !== 'none' && !offer.startsWithGym && !isPlanned(offer) && (
                <Button
                  variant="secondary"
                  fullWidth
                  className="mt-3"
                  aria-label={`${actText(offer, nameOf(offer))}, ${nameOf(offer)}`}
                  onClick={() => {
                    setAsked(offer);
                    setOpen(true);
                  }}
                >
                  {actText(offer, nameOf(offer))}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {NOT_YET} {billing.isMinor && ADULTS_ONLY}
      </p>
      <AgreeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={asked ? actText(asked, nameOf(asked)) : ''}
        {...(asked ? { description: choiceName(asked) } : {})}
        offer={asked}
      />
    </Card>
  );
}
