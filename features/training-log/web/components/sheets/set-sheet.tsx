import { Trash2 } from 'lucide-react';
import {
  type LoggedSet,
  SET_KINDS,
  type SetKind,
} from '#features/training-sessions/rules/session-kinds.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { KIND_DETAILS, KIND_NAMES, setMenuText } from '../../messages/log.ts';
import { Choices } from './choices.tsx';

type SetSheetProps = {
  set: LoggedSet | null;
  title: string;
  onKind: (kind: SetKind) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** What kind of set it is, or away with it. */
export function SetSheet({ set, title, onKind, onRemove, onClose }: SetSheetProps) {
  return (
    <Choices
      open={set !== null}
      title={<bdi>{title}</bdi>}
      choices={SET_KINDS.map((kind) => ({
        value: kind,
        label: KIND_NAMES[kind],
        detail: KIND_DETAILS[kind],
      }))}
      chosen={set?.kind ?? 'normal'}
      onChoose={onKind}
      onClose={onClose}
    >
      <div className="mt-2 border-t border-line pt-2">
        <ActionList
          actions={[
            {
              icon: Trash2,
              label: setMenuText.remove,
              destructive: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
    </Choices>
  );
}
