import { useId } from 'react';
import { ACTIVITY_KINDS, type ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { timeIn } from '#platform/shared/calendar-day.ts';
import { durationText } from '#platform/shared/duration-text.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { formatDistance } from '../../../rules/figures.ts';
import type { FileState } from '../../api/files.ts';
import { filesText } from '../../messages/files.ts';
import { KIND_NAMES } from '../../messages.ts';
import type { FoundActivity } from './file-worker.ts';

const KINDS = ACTIVITY_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

/** An activity of a file, as it will be saved. */
export type Row = FoundActivity & { state: FileState; isChosen: boolean };

type FoundRowProps = {
  row: Row;
  onChoose: (isChosen: boolean) => void;
  onKind: (kind: ActivityKind) => void;
};

/** One activity of a file: what it is, whether the person has it, and whether it is to be saved. */
export function FoundRow({ row, onChoose, onKind }: FoundRowProps) {
  const id = useId();
  const today = useToday();
  const { content, state, isChosen } = row;
  const { kind, name, date, startedAt, seconds, metres, fromFile } = content;
  const distance = metres === null ? null : formatDistance(metres, kind);
  const clock = startedAt && fromFile ? timeIn(fromFile.timeZone, Date.parse(startedAt)) : null;
  const facts = [
    [dayName(date, today), clock].filter(Boolean).join(', '),
    distance && `${distance.value} ${distance.unit}`,
    durationText(seconds),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <label htmlFor={id} className="flex min-w-[min(12rem,100%)] flex-1 items-start gap-3">
        <input
          id={id}
          type="checkbox"
          className="mt-1 size-6 shrink-0 accent-(--vivid-1)"
          checked={isChosen}
          disabled={state === 'there'}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="min-w-0">
          <bdi className="block font-medium wrap-anywhere">{name}</bdi>
          <span className="tabular block text-sm text-muted">{facts.join(' · ')}</span>
          {state !== 'new' && (
            <span className="block text-sm font-medium">{filesText.states[state]}</span>
          )}
        </span>
      </label>
      {state !== 'there' && state !== 'deleted' && (
        <div className="w-32 max-w-full">
          <SelectField
            label={<span className="sr-only">{filesText.kind}</span>}
            options={KINDS}
            value={kind}
            onChange={({ target }) => onKind(target.value as ActivityKind)}
          />
        </div>
      )}
    </li>
  );
}
