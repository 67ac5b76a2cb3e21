import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { sharePicture } from '#platform/web/pictures/share-picture.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { fieldsOf } from '../../../rules/set-fields.ts';
import type { RecordLine } from '../../hooks/use-record-texts.ts';
import type { Fact } from '../../hooks/use-summary-facts.ts';
import { useUnitOf } from '../../hooks/use-unit-of.ts';
import { shortValues } from '../../messages/set-words.ts';
import { shareText, summaryText } from '../../messages/summary.ts';
import { drawPicture } from './draw-picture.ts';

type SharePictureProps = {
  session: TrainingSession;
  pool: Pool;
  facts: readonly Fact[];
  records: readonly RecordLine[];
};

const FILE_NAME = 'vigour-session.png';

/** A picture of the session to show to others, drawn here; it says nothing of the body. */
export function SharePicture({ session, pool, facts, records }: SharePictureProps) {
  const today = useToday();
  const unitOf = useUnitOf();
  const [isDrawing, setIsDrawing] = useState(false);
  const lines = session.work.items.flatMap((item) => {
    const done = item.sets.filter(({ doneAt, kind }) => doneAt !== null && kind !== 'warmUp');
    if (done.length === 0) return [];
    const exercise = item.exerciseId ? pool.find(item.exerciseId) : undefined;
    // The weight that is added to one's own body says nothing of the body itself.
    const fields = fieldsOf(item, exercise, false);
    const look = {
      unit: unitOf(item.exerciseId),
      effort: 'rir' as const,
      isLong: item.measure === 'metresSeconds',
    };
    const texts = done.map((set) => shortValues((field) => set[field], fields, look));
    return [
      {
        name: item.name ?? pool.nameOf(item.exerciseId ?? ''),
        detail: texts.filter(Boolean).join(', '),
      },
    ];
  });
  const draw = async () => {
    setIsDrawing(true);
    try {
      const isDrawn = await sharePicture(FILE_NAME, (canvas) =>
        drawPicture(canvas, {
          name: session.name,
          date: dateText(session.date, today),
          facts,
          lines,
          records: records.map(({ exercise, name, now }) => `${exercise}: ${name} ${now}`),
        }),
      );
      if (!isDrawn) toast({ ...shareText.failed, destructive: true });
    } finally {
      setIsDrawing(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<Share2 aria-hidden size={20} />}
      pending={isDrawing}
      onClick={() => void draw()}
    >
      {summaryText.share}
    </Button>
  );
}
