import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { CsvImport } from '../../contract.ts';
import { autoMapping, type ColumnMapping, missingFields } from '../../rules/column-mapping.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import { MAX_FILE_BYTES } from '../../rules/limits.ts';
import {
  type UploadProgress,
  useCommit,
  useDiscard,
  useImportRights,
  useRememberedMapping,
  useValidate,
} from '../api.ts';
import { ColumnList } from '../components/column-list.tsx';
import { FileDrop } from '../components/file-drop.tsx';
import { FormatFields } from '../components/format-fields.tsx';
import { ImportHistory } from '../components/import-history.tsx';
import { PreviewTable } from '../components/preview-table.tsx';
import { Review } from '../components/review.tsx';
import { TypeChoice } from '../components/type-choice.tsx';
import { UploadProgress as ProgressCard } from '../components/upload-progress.tsx';
import { useCsvFile } from '../components/use-csv-file.ts';
import { WhatNext } from '../components/what-next.tsx';
import { toasts } from '../messages.ts';

/** Imports people, workouts or meals from a file: upload and map, then review and confirm. */
export function CsvImportPage() {
  const [type, setType] = useState<ImportType>('trainees');
  const [organisation, setOrganisation] = useState<string | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [result, setResult] = useState<CsvImport | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [openedMs] = useState(() => Date.now());
  const cancel = useRef<AbortController | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reading = useCsvFile();
  const { file } = reading;
  const right = useImportRights().data?.find(({ importType }) => importType === type);
  const mine = right?.organisations ?? [];
  // From the dashboard of one of several it is that one.
  const asked = new URLSearchParams(useSearch()).get('in');
  const organisationId =
    organisation ?? (mine.find(({ id }) => id === asked) ?? mine[0])?.id ?? null;
  const validate = useValidate(setProgress);
  const commit = useCommit();
  const discard = useDiscard();
  const remembered = useRememberedMapping();

  const show = (next: CsvImport | null) => {
    setResult(next);
    requestAnimationFrame(() => {
      scrollTo(0, 0);
      heading.current?.focus();
    });
  };

  const take = (chosen: File) => {
    if (!/\.csv$/i.test(chosen.name)) return toast(toasts.parseError('Choose a .csv file.'));
    if (chosen.size > MAX_FILE_BYTES) {
      const message = 'The file has more than 500 MB. Split it into several files.';
      return toast(toasts.parseError(message));
    }
    reading.load(chosen, (read) => {
      if (read === null) toast(toasts.emptyFile);
      else if ('problem' in read) toast(toasts.parseError(read.problem));
      else {
        setMapping(autoMapping(read.columns, type));
        toast(toasts.loaded(read.rows, read.name));
        void remembered(type, organisationId, read.columns).then((was) => was && setMapping(was));
      }
    });
  };

  const check = async () => {
    if (!file) return;
    const missing = missingFields(mapping, type).map(({ label }) => label);
    if (missing.length > 0) return toast(toasts.missing(missing));
    const abort = new AbortController();
    cancel.current = abort;
    const { name: fileName, size: sizeBytes, format, fitsJson } = file;
    const { rows, part } = reading;
    const input = {
      importType: type,
      organisationId,
      fileName,
      columnMapping: mapping,
      format,
      sizeBytes,
      rows: fitsJson ? rows : null,
      part,
    };
    const validated = await validate.mutateAsync({ input, signal: abort.signal }).catch(() => null);
    if (validated?.state === 'validated') show(validated);
  };

  const back = () => {
    if (result && result.state === 'validated') discard(result.id);
    show(null);
  };

  const confirm = async () => {
    if (!result || commit.isPending) return;
    const done = await commit.mutateAsync(result.id).catch(() => null);
    if (done) show(done);
  };

  return (
    <>
      <PageHeader
        title="CSV Bulk Import"
        subtitle="People, workouts and meals from one file."
        back="/profile"
      />
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl font-semibold">
        {result ? 'Step 2: Review' : 'Step 1: Upload & Map'}
      </h2>
      {result ? (
        <Review
          result={result}
          committing={commit.isPending}
          onBack={back}
          onConfirm={() => void confirm()}
          onCorrected={setResult}
          after={<WhatNext result={result} />}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
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
              <FormatFields
                format={file.format}
                onFormat={(format) =>
                  reading.reload(format, (problem) => toast(toasts.parseError(problem)))
                }
              />
            )}
            {!file && <ImportHistory nowMs={openedMs} onContinue={show} />}
          </div>
          {file && (
            <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
              <ColumnList
                key={`${file.name} ${type}`}
                type={type}
                columns={file.columns}
                preview={file.preview}
                mapping={mapping}
                onMapping={setMapping}
                onMatch={() => setMapping(autoMapping(file.columns, type))}
              />
              <PreviewTable file={file} type={type} mapping={mapping} />
              {progress ? (
                <ProgressCard progress={progress} onCancel={() => cancel.current?.abort()} />
              ) : null}
              <Button size="lg" fullWidth pending={validate.isPending} onClick={() => void check()}>
                {validate.isPending ? 'Validating...' : 'Validate Import'}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
