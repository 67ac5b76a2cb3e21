import { PencilLine, Trash2 } from 'lucide-react';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Measure } from '../../../rules/measure.ts';
import type { Method, Reading } from '../../../rules/readings.ts';
import { useRemoveReading } from '../../api.ts';
import { historyText, readingText } from '../../messages.ts';

type ReadingRowProps = {
  reading: Reading;
  measure: Measure;
  /** says which measure it is, where several are listed */
  named?: boolean;
  onEdit: () => void;
};

const methodText: Record<Method, string> = {
  typed: '',
  navy: historyText.estimated,
  file: historyText.fromFile,
};

/** A reading with its day, to be changed or deleted. */
export function ReadingRow({ reading, measure, named = false, onEdit }: ReadingRowProps) {
  const today = useToday();
  const remove = useRemoveReading();
  const text = readingText(reading, measure);
  const day = dayName(reading.date, today);
  const about = [named ? measure.name : day, reading.localTime, methodText[reading.method]];
  const said = named ? `${measure.name}, ${text}` : text;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="tabular block font-medium">{text}</span>
        <span className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {about.filter(Boolean).join(', ')}
          <PendingMark kind="measure-reading" ids={[reading.id]} />
        </span>
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <IconButton
          label={historyText.editOne(said, day)}
          aria-haspopup="dialog"
          icon={<PencilLine aria-hidden size={20} />}
          onClick={onEdit}
        />
        <IconButton
          label={historyText.deleteOne(said, day)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(reading)}
        />
      </span>
    </li>
  );
}
