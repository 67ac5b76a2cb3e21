import { Plus, UserRound } from 'lucide-react';
import { dollars } from '#features/plans/rules/money.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { GymOfferShown } from '../../contract.ts';
import { useOwnGymOffers } from '../api.ts';
import { gymOffersText as t } from '../messages.ts';

/** One-to-one sessions of a person's gyms; who runs a gym adds and changes them here. */
export function GymOffersPage() {
  const mine = useOwnGymOffers();
  const runs = mine.data?.organisations.filter(({ mayRun }) => mayRun) ?? [];
  const [run] = runs;
  const add = run && (
    <LinkButton
      size="sm"
      icon={<Plus aria-hidden size={18} />}
      href={`/gym/offers/new${runs.length > 1 ? `?in=${run.id}` : ''}`}
    >
      {t.add}
    </LinkButton>
  );
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={t.title}
        subtitle={t.lead}
        back="/gym/timetable"
        actions={mine.data && mine.data.offers.length > 0 ? add : undefined}
      />
      <Loaded query={mine}>
        {({ organisations, offers }) =>
          offers.length === 0 ? (
            <Nothing hasGym={organisations.length > 0} add={add} />
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {offers.map((offer) => (
                <li key={offer.id}>
                  <Offer
                    offer={offer}
                    hasGyms={organisations.length > 1}
                    mayRun={runs.some(({ id }) => id === offer.organisationId)}
                    isOneRun={runs.length === 1}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function Nothing({ hasGym, add }: { hasGym: boolean; add: React.ReactNode }) {
  const find = <LinkButton href="/trainers?sort=next-free">{t.findTrainer}</LinkButton>;
  return (
    <EmptyState
      icon={<UserRound size={28} />}
      title={add ? t.noneYet : hasGym ? t.none : t.noGym}
      action={add || find}
    >
      {add ? t.noneYetLead : hasGym ? t.noneLead : t.noGymLead}
    </EmptyState>
  );
}

type OfferProps = { offer: GymOfferShown; hasGyms: boolean; mayRun: boolean; isOneRun: boolean };

function Offer({ offer, hasGyms, mayRun, isOneRun }: OfferProps) {
  const { id, organisationId, organisationName, name, about, minutes, priceCents } = offer;
  const facts = [
    t.minutes(minutes),
    priceCents === 0 ? t.free : dollars(priceCents),
    ...(hasGyms ? [organisationName] : []),
  ];
  return (
    <Card title={name}>
      <p>{facts.join(' · ')}</p>
      <p className="wrap-anywhere text-muted">{t.with(offer.trainerNames)}</p>
      {about && <p className="mt-2 whitespace-pre-line wrap-anywhere">{about}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton size="sm" href={`/trainers/book/${id}`} aria-label={t.bookOne(name)}>
          {t.book}
        </LinkButton>
        {mayRun && (
          <LinkButton
            size="sm"
            variant="secondary"
            href={`/gym/offers/${id}${isOneRun ? '' : `?in=${organisationId}`}`}
            aria-label={t.changeOne(name)}
          >
            {t.change}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
