import { UserX } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { goBack } from '#platform/web/routing/go-back.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { TrainerPage as Trainer } from '../../contract/browsing.ts';
import { useTrainer } from '../api.ts';
import { BookBar } from '../components/book-bar.tsx';
import { OfferList } from '../components/offer-list.tsx';
import { ReviewList } from '../components/review-list.tsx';
import { CredentialList, TrainerFacts } from '../components/trainer-facts.tsx';
import { TrainerHead } from '../components/trainer-head.tsx';
import { useWantedSession } from '../hooks/use-wanted-session.ts';
import { markText } from '../messages/marks.ts';
import { trainerText as t } from '../messages/trainer.ts';

const BROWSE = '/trainers';

/** One trainer: who they are, what can be booked, and what was checked. */
export function TrainerPage() {
  const { slug } = useParams<{ slug: string }>();
  const [, navigate] = useLocation();
  const trainer = useTrainer(slug);
  const isGone = trainer.error instanceof ApiError && trainer.error.status === 404;
  return (
    <>
      <PageHeader
        title={trainer.data?.name ?? markText.title}
        // The search stands in the address it came from.
        back={() => goBack(() => navigate(BROWSE))}
      />
      {isGone ? (
        <EmptyState
          icon={<UserX size={28} />}
          title={t.notThere}
          action={<LinkButton href={BROWSE}>{t.all}</LinkButton>}
        >
          {t.notThereLead}
        </EmptyState>
      ) : (
        <Loaded query={trainer}>{(shown) => <Shown trainer={shown} />}</Loaded>
      )}
    </>
  );
}

function Shown({ trainer }: { trainer: Trainer }) {
  const { found, next } = useWantedSession(trainer.offers);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
          <TrainerHead trainer={trainer} />
          {trainer.isOwn && (
            <div>
              <LinkButton href="/trainers/profile" variant="secondary" size="sm">
                {t.edit}
              </LinkButton>
            </div>
          )}
          <Card title={t.about}>
            <p className="whitespace-pre-line wrap-anywhere">{trainer.bio}</p>
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:row-span-2 lg:gap-5">
          <OfferList trainer={trainer} found={found} />
          <CredentialList trainer={trainer} />
          <TrainerFacts trainer={trainer} />
        </div>
        <ReviewList trainer={trainer} />
      </div>
      {next && !trainer.isOwn && <BookBar session={next} />}
    </>
  );
}
