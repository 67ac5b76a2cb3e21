import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { CsvImport } from '../../contract.ts';
import { autoMapping, type ColumnMapping } from '../../rules/column-mapping.ts';
import type { FileFormat } from '../../rules/file-format.ts';
import { type ImportType, PAGE_TYPES } from '../../rules/import-fields.ts';
import { MAX_JSON_BYTES } from '../../rules/limits.ts';
import {
  readRefusedCommit,
  useCommit,
  useDiscard,
  useImportRights,
  useRememberedMapping,
} from '../api.ts';
import { FileDrop } from '../components/file-drop.tsx';
import { FormatFields } from '../components/format-fields.tsx';
import { ImportHistory } from '../components/import-history.tsx';
import { MapStep } from '../components/map-step.tsx';
import { Review } from '../components/review.tsx';
import { TypeChoice } from '../components/type-choice.tsx';
import { type CsvFile, useCsvFile } from '../components/use-csv-file.ts';
import {
  chooseCsvFile,
  fileOver40Mb,
  importsInOneFile,
  isUnanswered,
  toasts,
  typesNotLoaded,
} from '../messages.ts';

/** Whether a file is chosen; reports if not. */
function isRead(read: CsvFile | { problem: string } | null): read is CsvFile {
  if (read === null) toast(toasts.emptyFile);
  else if ('problem' in read) toast(toasts.parseError(read.problem));
  else return true;
  return false;
}

/** Imports people, workouts or meals from a file: upload and map, then review and confirm. */
export function CsvImportPage() {
  const [chosenType, setType] = useState<ImportType | null>(null);
  const [organisation, setOrganisation] = useState<string | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [result, setResult] = useState<CsvImport | null>(null);
  /** What was opened from the history, or worked on, is not thrown away by Back. */
  const [keeps, setKeeps] = useState(false);
  const [busy, setBusy] = useState(false);
  const [openedMs] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  const reading = useCsvFile();
  const { file } = reading;
  const rights = useImportRights();
  const search = new URLSearchParams(useSearch());
  const asked = PAGE_TYPES.find((one) => one === search.get('type'));
  const type = chosenType ?? asked ?? 'trainees';
  const right = rights.data?.find(({ importType }) => importType === type);
  const mine = right?.organisations ?? [];
  // From the dashboard of one of several it is that one.
  const organisationId =
    organisation ?? (mine.find(({ id }) => id === search.get('in')) ?? mine[0])?.id ?? null;
  const commit = useCommit();
  const discard = useDiscard();
  const remembered = useRememberedMapping();

  const show = (next: CsvImport | null) => {
    setResult(next);
    commit.reset();
    requestAnimationFrame(() => {
      if (!heading.current) return; // the page was left meanwhile
      scrollTo(0, 0);
      heading.current.focus();
    });
  };

  /** By name, or as files with these columns were mapped before; what the person has mapped meanwhile stays. */
  const match = (columns: readonly string[]) => {
    const byName = autoMapping(columns, type);
    setMapping(byName);
    void remembered(type, organisationId, columns).then(
      (before) => before && setMapping((now) => (now === byName ? before : now)),
    );
  };

  const take = (chosen: File) => {
    if (!/\.csv$/i.test(chosen.name)) return toast(toasts.parseError(chooseCsvFile));
    if (chosen.size > MAX_JSON_BYTES) {
      return toast(toasts.parseError(fileOver40Mb));
    }
    reading.load(chosen, (read) => {
      if (!isRead(read)) return;
      match(read.columns);
      toast(toasts.loaded(read.rows, read.name));
    });
  };

  const readAs = (format: FileFormat) =>
    reading.reload(format, (read) => {
      // Cut in another way it may have other columns.
      if (isRead(read) && String(read.columns) !== String(file?.columns)) match(read.columns);
    });

  const review = (one: CsvImport, { keep }: { keep: boolean }) => {
    setKeeps(keep);
    show(one);
  };
  const corrected = (next: CsvImport) => {
    setKeeps(true);
    if (next.failedRows === 0) show(next);
    else setResult(next);
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
      <PageHeader title="CSV Bulk Import" subtitle={importsInOneFile} back="/profile" />
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl font-semibold">
        {result ? 'Step 2: Review' : 'Step 1: Upload & Map'}
      </h2>
      {result ? (
        <Review
          result={result}
          committing={commit.isPending}
          unanswered={isUnanswered(commit.error)}
          onBack={back}
          onConfirm={() => void confirm()}
          onCorrected={corrected}
          onUndone={() => show(null)}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <div inert={busy} className="flex min-w-0 flex-col gap-4 lg:gap-6">
            {rights.isError && (
              <StatusMessage
                tone="error"
                action={
                  <Button variant="secondary" size="sm" onClick={() => void rights.refetch()}>
                    Retry
                  </Button>
                }
              >
                {typesNotLoaded}
              </StatusMessage>
            )}
            <TypeChoice
              type={type}
              right={right}
              organisationId={organisationId}
              onType={(next) => {
                if (next === type) return;
                setType(next);
                setOrganisation(null);
                setMapping({});
              }}
              onOrganisation={setOrganisation}
            />
            <FileDrop
              reading={reading.reading}
              name={file?.name}
              rows={file?.rows}
              onFile={take}
              onCancel={reading.cancel}
            />
            {file && (
              <FormatFields format={reading.reading?.format ?? file.format} onFormat={readAs} />
            )}
          </div>
          {file && (
            <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
              <MapStep
                type={type}
                organisationId={organisationId}
                file={file}
                isReading={reading.reading !== null}
                mapping={mapping}
                onMapping={setMapping}
                onMatch={() => match(file.columns)}
                onBusy={setBusy}
                onValidated={(validated) => review(validated, { keep: false })}
              />
            </div>
          )}
          <div inert={busy} className={file ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
            <ImportHistory nowMs={openedMs} onReview={(one) => review(one, { keep: true })} />
          </div>
        </div>
      )}
    </>
  );
}
