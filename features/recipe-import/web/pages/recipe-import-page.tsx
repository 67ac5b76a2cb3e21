import { useState } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { sentenceOf } from '#platform/web/api-client/api-error.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { ReadAnswer } from '../../contract.ts';
import { type Source, useReadRecipes } from '../api.ts';
import { DraftList } from '../components/draft-list.tsx';
import { DraftReview } from '../components/draft-review.tsx';
import { forgetTyped, SourceStep } from '../components/source-step.tsx';
import { pageText } from '../messages.ts';

/** Brings recipes from elsewhere: where from, then what was read, then the act. */
export function RecipeImportPage() {
  const { data: user } = useCurrentUser();
  return user ? <ImportOf owner={user.id} /> : null;
}

function ImportOf({ owner }: { owner: string }) {
  const [answer, setAnswer] = useState<ReadAnswer | null>(null);
  const reading = useReadRecipes();
  const read = (source: Source) =>
    reading.mutate(source, {
      onSuccess: (next) => {
        if (next.failure) return;
        setAnswer(next);
        scrollTo(0, 0);
      },
    });
  const problem = reading.isError
    ? (sentenceOf(reading.error) ?? pageText.notReached)
    : (reading.data?.failure?.message ?? null);
  const [first] = answer?.drafts ?? [];
  const isList = answer !== null && answer.drafts.length > 1;
  return (
    <>
      {answer && first ? (
        <PageHeader
          title={isList ? pageText.listTitle : pageText.reviewTitle}
          subtitle={isList ? pageText.listLead : pageText.reviewLead}
          back={() => setAnswer(null)}
        />
      ) : (
        <PageHeader title={pageText.title} subtitle={pageText.lead} back="/meals" />
      )}
      {first && !isList && <DraftReview draft={first} onSaved={forgetTyped} />}
      {isList && <DraftList drafts={answer.drafts} app={answer.app} onSaved={forgetTyped} />}
      {/* What was typed stays while the review is open. */}
      <div hidden={answer !== null}>
        <SourceStep
          owner={owner}
          isReading={reading.isPending}
          problem={problem}
          onRead={read}
          onChange={reading.reset}
        />
      </div>
    </>
  );
}
