import {
  ArrowDownUp,
  ArrowLeftRight,
  BookOpen,
  Clock,
  Hand,
  Hourglass,
  Link2,
  Link2Off,
  Ruler,
  StickyNote,
  Trash2,
  TrendingUp,
} from 'lucide-react';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { itemMenuText } from '../../messages/log.ts';

export type ItemAct =
  | 'swap'
  | 'taken'
  | 'reorder'
  | 'pair'
  | 'unpair'
  | 'pace'
  | 'rest'
  | 'measure'
  | 'settings'
  | 'note'
  | 'remove';

type ItemMenuProps = {
  item: SessionItem | null;
  name: string;
  isLast: boolean;
  isAlone: boolean;
  onAct: (act: ItemAct) => void;
  onClose: () => void;
};

/** What can be done with an exercise of the session. */
export function ItemMenu({ item, name, isLast, isAlone, onAct, onClose }: ItemMenuProps) {
  const act = (kind: ItemAct) => ({ onSelect: () => onAct(kind) });
  const actions: Action[] = [
    { icon: Hand, label: itemMenuText.later, detail: itemMenuText.laterDetail, ...act('taken') },
    {
      icon: ArrowLeftRight,
      label: itemMenuText.swap,
      detail: itemMenuText.swapDetail,
      ...act('swap'),
    },
    { icon: ArrowDownUp, label: itemMenuText.reorder, disabled: isAlone, ...act('reorder') },
    item?.superset
      ? { icon: Link2Off, label: itemMenuText.unpair, ...act('unpair') }
      : {
          icon: Link2,
          label: itemMenuText.pair,
          detail: itemMenuText.pairDetail,
          disabled: isLast,
          ...act('pair'),
        },
    { icon: Hourglass, label: itemMenuText.rest, ...act('rest') },
    { icon: Clock, label: itemMenuText.pace, detail: itemMenuText.paceDetail, ...act('pace') },
    { icon: Ruler, label: itemMenuText.measure, ...act('measure') },
    ...(item?.exerciseId
      ? [{ icon: TrendingUp, label: itemMenuText.settings, ...act('settings') }]
      : []),
    { icon: StickyNote, label: itemMenuText.note, ...act('note') },
    ...(item?.exerciseId
      ? [
          {
            icon: BookOpen,
            label: itemMenuText.howTo,
            href: `/workouts/exercises/${item.exerciseId}`,
          },
        ]
      : []),
    { icon: Trash2, label: itemMenuText.remove, destructive: true, ...act('remove') },
  ];
  return (
    <Dialog
      open={item !== null}
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{name}</bdi>}
    >
      <ActionList actions={actions} />
    </Dialog>
  );
}
