import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { WeighIn } from '../../../contract/weigh-ins.ts';
import { useRemoveWeighIn } from '../../api/weigh-ins.ts';
import { EditWeighIn } from './edit-weigh-in.tsx';

/** Rows listed before "Show all". */
const AT_FIRST = 7;

/** The weigh-ins themselves, the latest first, to be changed or deleted. */
export function WeighInList({ weighIns }: { weighIns: readonly WeighIn[] }) {
  const [all, setAll] = useState(false);
  const [edited, setEdited] = useState<WeighIn | null>(null);
  useFocusKept(weighIns.length);
  const listed = all ? weighIns : weighIns.slice(0, AT_FIRST);
  return (
    <Card title="Weigh-ins">
      <ul className="-my-2 divide-y divide-line">
        {listed.map((weighIn) => (
          <WeighInRow key={weighIn.id} weighIn={weighIn} onEdit={() => setEdited(weighIn)} />
        ))}
      </ul>
      {listed.length < weighIns.length && (
        <Button variant="ghost" fullWidth className="mt-3" onClick={() => setAll(true)}>
          Show all {weighIns.length}
        </Button>
      )}
      <EditWeighIn weighIn={edited} onClose={() => setEdited(null)} />
    </Card>
  );
}

function WeighInRow({ weighIn, onEdit }: { weighIn: WeighIn; onEdit: () => void }) {
  const today = useToday();
  const { weight } = useUnits();
  const remove = useRemoveWeighIn();
  const { value, unit } = weight(weighIn.weightKg);
  const day = dayName(weighIn.date, today);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="tabular block font-medium">
          {value} {unit}
        </span>
        <span className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {[day, weighIn.localTime].filter(Boolean).join(', ')}
          <PendingMark kind="weigh-in" ids={[weighIn.id]} />
        </span>
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <IconButton
          label={`Edit ${value} ${unit}, ${day}`}
          aria-haspopup="dialog"
          icon={<PencilLine aria-hidden size={20} />}
          onClick={onEdit}
        />
        <IconButton
          label={`Delete ${value} ${unit}, ${day}`}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(weighIn)}
        />
      </span>
    </li>
  );
}
