import { useMemo, useState } from 'react';
import type { CsvImport } from '#features/csv-import/contract.ts';
import { type CsvFile, isUnanswered, useValidate } from '#features/csv-import/web/public.ts';
import { indexExercises } from '#features/exercises/rules/search-exercises.ts';
import { usePool } from '#features/own-exercises/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { FoundSource } from '../../rules/find-source.ts';
import { type Reading, toSettings } from '../../rules/reading.ts';
import type { Survey } from '../../rules/survey-file.ts';
import type { WeightUnit } from '../../rules/units.ts';
import { pageText } from '../messages.ts';
import { ExerciseNames } from './exercise-names.tsx';
import { type NameChoice, suggestChoices } from './name-choice.ts';
import { ReadingFields } from './reading-fields.tsx';

type FileChoicesProps = {
  file: CsvFile;
  found: FoundSource;
  survey: Survey;
  usualUnit: WeightUnit;
  onBusy: (busy: boolean) => void;
  onValidated: (result: CsvImport) => void;
};

/** How the file is read and what its names mean, and sending it to be looked at. */
export function FileChoices(props: FileChoicesProps) {
  const { file, found, survey, usualUnit, onBusy, onValidated } = props;
  const pool = usePool();
  const validate = useValidate();
  const [reading, setReading] = useState<Reading>(() => ({
    dates: survey.dateOrders[0] ?? 'ymd',
    weight: survey.weightGuess ?? usualUnit,
    distance: (survey.weightGuess ?? usualUnit) === 'lb' ? 'mi' : 'km',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const [changes, setChanges] = useState<ReadonlyMap<string, NameChoice>>(new Map());
  const suggested = useMemo(
    () => suggestChoices(survey.exercises, indexExercises(pool.exercises.toReversed()), pool.find),
    [survey, pool],
  );
  if (!pool.isWhole) return <Skeleton className="h-40" />;
  const choices = new Map([...suggested, ...changes]);
  const open = [...choices.values()].filter(({ isChecked }) => !isChecked).length;

  const check = async () => {
    if (open > 0) return toast(pageText.stillOpen(open));
    const exercises = new Map(
      [...choices].flatMap(([name, { exerciseId }]) => (exerciseId ? [[name, exerciseId]] : [])),
    );
    const input = {
      importType: 'training' as const,
      organisationId: null,
      fileName: file.name,
      columnMapping: found.mapping,
      decimal: file.format.decimal,
      settings: toSettings({ reading, exercises }),
      csvData: file.csvData,
    };
    onBusy(true);
    const { signal } = new AbortController();
    const validated = await validate.mutateAsync({ input, signal }).catch(() => null);
    onBusy(false);
    if (validated?.state === 'validated') onValidated(validated);
  };

  return (
    <>
      <ReadingFields
        source={found.source}
        survey={survey}
        reading={reading}
        onReading={setReading}
      />
      {survey.dateOrders.length > 0 && (
        <>
          <ExerciseNames
            names={survey.exercises}
            choices={choices}
            pool={pool}
            onChoose={(name, choice) => setChanges(new Map([...changes, [name, choice]]))}
            onCheckAll={() =>
              setChanges(
                new Map([...choices].map(([name, one]) => [name, { ...one, isChecked: true }])),
              )
            }
          />
          {isUnanswered(validate.error) && (
            <StatusMessage tone="error" title={pageText.noAnswer} answers>
              {pageText.fileStays}
            </StatusMessage>
          )}
          <div>
            <Button size="lg" fullWidth pending={validate.isPending} onClick={() => void check()}>
              {validate.isPending ? pageText.checking : pageText.check}
            </Button>
            <p className="mt-2 text-center text-sm text-muted">{pageText.checkHint}</p>
          </div>
        </>
      )}
    </>
  );
}
