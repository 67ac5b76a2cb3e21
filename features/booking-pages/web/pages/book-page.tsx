import { CalendarX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import type { OfferPage } from '#features/bookings/contract.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { goBack } from '#platform/web/routing/go-back.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useMoving, useOffer } from '../api.ts';
import { ChooseStep } from '../components/choose-step.tsx';
import { DetailsStep } from '../components/details-step.tsx';
import { MoveStep } from '../components/move-step.tsx';
import { SeriesStep, weeksOf } from '../components/series/series-step.tsx';
import { bookText as t } from '../messages/book.ts';

const TRAINERS = '/trainers';

/** A session of a trainer: choose a time, then book it. */
export function BookPage() {
  const { offerId } = useParams<{ offerId: string }>();
  const [, navigate] = useLocation();
  const offer = useOffer(offerId);
  const moving = useMoving(new URLSearchParams(useSearch()).get('move'));
  const isGone = offer.error instanceof ApiError && [400, 404].includes(offer.error.status);
  return (
    <>
      <PageHeader
        title={offer.data?.name ?? t.title}
        subtitle={
          moving.data?.side === 'trainer'
            ? t.with(moving.data.clientName)
            : offer.data &&
              (offer.data.gym ? t.anyAt(offer.data.gym.name) : t.with(offer.data.trainerName))
        }
        back={() => goBack(() => navigate(TRAINERS))}
      />
      {isGone ? (
        <EmptyState
          icon={<CalendarX size={28} />}
          title={t.goneTitle}
          action={<LinkButton href={TRAINERS}>{t.allTrainers}</LinkButton>}
        >
          {t.goneLead}
        </EmptyState>
      ) : (
        <Loaded query={offer}>{(shown) => <Step offer={shown} />}</Loaded>
      )}
    </>
  );
}

/** Another step begins at its top, for eyes and for the keyboard. */
function useTopOfStep(step: string | null): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step]);
}

/** The step that the address names, so that Back and a reload find it. */
function Step({ offer }: { offer: OfferPage }) {
  const search = new URLSearchParams(useSearch());
  const hold = search.get('hold');
  useTopOfStep(search.get('move') ?? search.get('series') ?? hold);
  const move = search.get('move');
  if (move) return <MoveStep offer={offer} id={move} />;
  const series = search.get('series');
  if (series && !Number.isNaN(Date.parse(series))) {
    return (
      <SeriesStep
        offer={offer}
        start={series}
        weeks={weeksOf(search.get('weeks'), offer, series)}
        placeId={search.get('place') ?? undefined}
      />
    );
  }
  if (hold) return <DetailsStep offer={offer} id={hold} />;
  return <ChooseStep offer={offer} />;
}
