import { useRef, useState } from 'react';
import type { CsvImport } from '#features/csv-import/contract.ts';
import {
  ImportHistory,
  isUnanswered,
  Review,
  readRefusedCommit,
  useCommit,
  useDiscard,
} from '#features/csv-import/web/public.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { FileStep } from '../components/file-step.tsx';
import { pageText } from '../messages.ts';

/** Brings sessions of another app: file and names, then what would come in, then the act. */
export function TrainingImportPage() {
  const [result, setResult] = useState<CsvImport | null>(null);
  /** What was opened from the history is not thrown away by Back. */
  const [keeps, setKeeps] = useState(false);
  const [openedMs] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  const commit = useCommit();
  const discard = useDiscard();

  const show = (next: CsvImport | null, isKept = false) => {
    setResult(next);
    setKeeps(isKept);
    commit.reset();
    requestAnimationFrame(() => {
      if (!heading.current) return; // the page was left meanwhile
      scrollTo(0, 0);
      heading.current.focus();
    });
  };
  const back = () => {
    if (result?.state === 'validated' && !keeps) discard.mutate(result.id);
    show(null);
  };
  const confirm = async () => {
    if (!result || commit.isPending) return;
    try {
      show(await commit.mutateAsync(result.id));
    } catch (error) {
      const refused = readRefusedCommit(error);
      if (refused) setResult(refused);
    }
  };
  return (
    <>
      <PageHeader title={pageText.title} subtitle={pageText.lead} back="/workouts/history" />
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl font-semibold">
        {result ? pageText.reviewStep : pageText.fileStep}
      </h2>
      {result && (
        <Review
          result={result}
          committing={commit.isPending}
          unanswered={isUnanswered(commit.error)}
          onBack={back}
          onConfirm={() => void confirm()}
          onCorrected={setResult}
          onUndone={() => show(null)}
        />
      )}
      {/* The file and the names stay while the review is open. */}
      <div hidden={result !== null}>
        <FileStep onValidated={(validated) => show(validated)}>
          <ImportHistory nowMs={openedMs} only="training" onReview={(one) => show(one, true)} />
        </FileStep>
      </div>
    </>
  );
}
