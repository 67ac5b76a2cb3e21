import { useToday } from '#platform/web/time/use-today.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { Source } from '../../rules/find-source.ts';
import type { Reading } from '../../rules/reading.ts';
import type { Survey } from '../../rules/survey-file.ts';
import { dateOrderNames, readingText, sourceNames, unitNames } from '../messages.ts';

type ReadingFieldsProps = {
  source: Source;
  survey: Survey;
  reading: Reading;
  onReading: (reading: Reading) => void;
};

/** What was found in the file, and what it leaves open. */
export function ReadingFields({ source, survey, reading, onReading }: ReadingFieldsProps) {
  const today = useToday();
  const { dateOrders, weightGuess, weightUnits, asksDistance } = survey;
  if (dateOrders.length === 0) {
    return <StatusMessage tone="error">{readingText.noDates}</StatusMessage>;
  }
  const choices = [
    dateOrders.length > 1 && {
      label: readingText.dates,
      hint: readingText.datesHint,
      value: reading.dates,
      options: dateOrders.map((value) => ({ value, label: dateOrderNames[value] })),
      change: (dates: string) => onReading({ ...reading, dates: dates as Reading['dates'] }),
    },
    weightGuess !== null && {
      label: readingText.weight,
      hint: readingText.weightHint,
      value: reading.weight,
      options: (['kg', 'lb'] as const).map((value) => ({ value, label: unitNames[value] })),
      change: (weight: string) => onReading({ ...reading, weight: weight as Reading['weight'] }),
    },
    asksDistance && {
      label: readingText.distance,
      hint: readingText.distanceHint,
      value: reading.distance,
      options: (['km', 'mi', 'm'] as const).map((value) => ({ value, label: unitNames[value] })),
      change: (distance: string) =>
        onReading({ ...reading, distance: distance as Reading['distance'] }),
    },
  ].filter((one) => one !== false);
  const [order] = dateOrders;
  return (
    <Card title={readingText.title} action={<Badge tone="accent">{sourceNames[source]}</Badge>}>
      <p>{readingText.found(survey, today)}</p>
      <p className="text-sm text-muted">
        {readingText.detected({
          dates: dateOrders.length === 1 && order ? dateOrderNames[order] : null,
          weights: weightUnits.map((unit) => unitNames[unit]),
        })}
      </p>
      {choices.length > 0 && (
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-3">
          {choices.map(({ label, hint, value, options, change }) => (
            <SelectField
              key={label}
              label={label}
              hint={hint}
              value={value}
              options={options}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
