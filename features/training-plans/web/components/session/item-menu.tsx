import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  Link2,
  Link2Off,
  Lock,
  LockOpen,
  Trash2,
  TrendingUp,
} from 'lucide-react';
import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { SessionEdits } from '../../hooks/use-session-edits.ts';
import { menuText } from '../../messages/session.ts';

type ItemMenuProps = {
  item: PlanItem | null;
  items: readonly PlanItem[];
  name: string;
  edits: SessionEdits;
  onSwap: () => void;
  /** null: it is not counted by weight or reps */
  onHarder: (() => void) | null;
  onClose: () => void;
};

/** What can be done with an exercise of a session. */
export function ItemMenu({ item, items, name, edits, onSwap, onHarder, onClose }: ItemMenuProps) {
  return (
    <Dialog
      open={item !== null}
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{name}</bdi>}
    >
      {item && (
        <Acts
          item={item}
          items={items}
          name={name}
          edits={edits}
          onSwap={onSwap}
          onHarder={onHarder}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type ActsProps = Omit<ItemMenuProps, 'item'> & { item: PlanItem };

function Acts({ item, items, name, edits, onSwap, onHarder, onClose }: ActsProps) {
  const at = items.findIndex(({ id }) => id === item.id);
  const isFirst = at === 0;
  const isLast = at === items.length - 1;
  const run = (act: () => void) => () => {
    act();
    onClose();
  };
  const actions: Action[] = [
    {
      icon: ArrowLeftRight,
      label: menuText.swap,
      detail: menuText.swapDetail,
      onSelect: onSwap,
    },
    ...(onHarder
      ? [
          {
            icon: TrendingUp,
            label: menuText.harder,
            detail: menuText.harderDetail,
            onSelect: onHarder,
          },
        ]
      : []),
    {
      icon: ArrowUp,
      label: menuText.up,
      disabled: isFirst,
      onSelect: run(() => edits.move(item.id, -1, name)),
    },
    {
      icon: ArrowDown,
      label: menuText.down,
      disabled: isLast,
      onSelect: run(() => edits.move(item.id, 1, name)),
    },
    item.superset === null
      ? {
          icon: Link2,
          label: menuText.pair,
          detail: menuText.pairDetail,
          disabled: isLast,
          onSelect: run(() => edits.pair(item.id)),
        }
      : {
          icon: Link2Off,
          label: menuText.unpair,
          detail: menuText.unpairDetail,
          onSelect: run(() => edits.unpair(item.id)),
        },
    item.locked
      ? {
          icon: LockOpen,
          label: menuText.unlock,
          onSelect: run(() => edits.lock(item.id, false, name)),
        }
      : {
          icon: Lock,
          label: menuText.lock,
          detail: menuText.lockDetail,
          onSelect: run(() => edits.lock(item.id, true, name)),
        },
    {
      icon: Trash2,
      label: menuText.remove,
      destructive: true,
      onSelect: run(() => edits.remove(item.id, name)),
    },
  ];
  return <ActionList actions={actions} />;
}
