import { Ban, Star } from 'lucide-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useMarks, useSetMark } from '../api.ts';
import { favouriteLabel, neverLabel } from '../messages.ts';

/** Favourite, and never suggest. Shown as they will be while the change is on its way. */
export function MarkButtons({ id, name }: { id: string; name: string }) {
  const marks = useMarks();
  const change = useSetMark();
  const mark = change.isPending ? change.variables.mark : (marks.get(id) ?? null);
  const toggle = (wanted: 'favourite' | 'never') => {
    if (!change.isPending) change.mutate({ id, mark: mark === wanted ? null : wanted });
  };
  const starred = mark === 'favourite';
  const never = mark === 'never';
  return (
    <>
      <IconButton
        label={favouriteLabel(name)}
        aria-pressed={starred}
        icon={<Star aria-hidden size={22} className={starred ? 'fill-current text-accent' : ''} />}
        onClick={() => toggle('favourite')}
      />
      <IconButton
        label={neverLabel(name)}
        aria-pressed={never}
        icon={<Ban aria-hidden size={22} className={never ? 'text-danger' : ''} />}
        onClick={() => toggle('never')}
      />
    </>
  );
}
