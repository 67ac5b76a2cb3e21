import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { decodeLine } from '#features/tracks/rules/encoding.ts';
import { toSharedLines } from '#features/tracks/rules/line.ts';
import { sharePicture } from '#platform/web/pictures/share-picture.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { Activity } from '../../../contract.ts';
import { listShared } from '../../../rules/shared-facts.ts';
import { useTrack } from '../../api.ts';
import { shareText } from '../../messages/share.ts';
import { drawActivity } from './draw-activity.ts';

const FILE_NAME = 'vigour-activity.png';

/** A picture of an activity to show to others, drawn here: its way without start and finish, nothing of the body. */
export function ShareActivity({ activity }: { activity: Activity }) {
  const today = useToday();
  const track = useTrack(activity.id, activity.hasTrack);
  const [isDrawing, setIsDrawing] = useState(false);
  const draw = async () => {
    setIsDrawing(true);
    try {
      const known = track.data ?? (activity.hasTrack ? (await track.refetch()).data : undefined);
      if (activity.hasTrack && !known) return toast({ ...shareText.noTrack, destructive: true });
      const lines = toSharedLines(known?.lines.map(decodeLine) ?? []);
      const isDrawn = await sharePicture(FILE_NAME, (canvas) =>
        drawActivity(canvas, {
          name: activity.name,
          date: dateText(activity.date, today),
          facts: listShared(activity).map(({ kind, value }) => ({ name: shareText[kind], value })),
          lines,
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
      icon={<Share2 aria-hidden size={18} />}
      pending={isDrawing}
      onClick={() => void draw()}
    >
      {shareText.share}
    </Button>
  );
}
