import { ArrowDownToLine, ArrowLeftRight, SkipForward } from 'lucide-react';
import type { Pace, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { MEASURES } from '#features/training-sessions/rules/session-kinds.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import {
  MEASURE_NAMES,
  measureText,
  paceText,
  restPickText,
  takenText,
} from '../../messages/log.ts';
import { restLabel } from '../../messages/sheets.ts';
import { Choices } from './choices.tsx';

type ItemSheetProps = {
  item: SessionItem;
  name: string;
  onChange: (change: Partial<SessionItem>) => void;
  onClose: () => void;
};

const RESTS = [0, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300];

/** How long to rest after each set. */
export function RestSheet({ item, name, onChange, onClose }: ItemSheetProps) {
  const rests = RESTS.includes(item.restSeconds)
    ? RESTS
    : [...RESTS, item.restSeconds].sort((a, b) => a - b);
  return (
    <Choices
      open
      title={<bdi>{restPickText.title(name)}</bdi>}
      choices={rests.map((seconds) => ({ value: seconds, label: restLabel(seconds) }))}
      chosen={item.restSeconds}
      onChoose={(restSeconds) => onChange({ restSeconds })}
      onClose={onClose}
    />
  );
}

const PACES: readonly { key: string; label: string; detail: string; pace: Pace | null }[] = [
  { key: 'none', label: paceText.none, detail: paceText.noneDetail, pace: null },
  {
    key: 'emom60',
    label: paceText.emom,
    detail: paceText.emomDetail,
    pace: { kind: 'emom', everySeconds: 60 },
  },
  {
    key: 'emom120',
    label: paceText.emomLong,
    detail: paceText.emomLongDetail,
    pace: { kind: 'emom', everySeconds: 120 },
  },
  {
    key: '20/10',
    label: paceText.short,
    detail: paceText.shortDetail,
    pace: { kind: 'intervals', workSeconds: 20, restSeconds: 10 },
  },
  {
    key: '40/20',
    label: paceText.even,
    detail: paceText.evenDetail,
    pace: { kind: 'intervals', workSeconds: 40, restSeconds: 20 },
  },
  {
    key: '180/60',
    label: paceText.long,
    detail: paceText.longDetail,
    pace: { kind: 'intervals', workSeconds: 180, restSeconds: 60 },
  },
];

const samePace = (a: Pace | null, b: Pace | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A clock that the sets follow. */
export function PaceSheet({ item, name, onChange, onClose }: ItemSheetProps) {
  const chosen = PACES.find(({ pace }) => samePace(pace, item.pace))?.key ?? '';
  return (
    <Choices
      open
      title={<bdi>{paceText.title(name)}</bdi>}
      choices={PACES.map(({ key, label, detail }) => ({ value: key, label, detail }))}
      chosen={chosen}
      onChoose={(key) => onChange({ pace: PACES.find((one) => one.key === key)?.pace ?? null })}
      onClose={onClose}
    />
  );
}

/** What is counted, for both sides or each, and with one weight or two. */
export function MeasureSheet({ item, onChange, onClose }: ItemSheetProps) {
  return (
    <Choices
      open
      title={measureText.title}
      choices={MEASURES.map((measure) => ({ value: measure, label: MEASURE_NAMES[measure] }))}
      chosen={item.measure}
      onChoose={(measure) => onChange({ measure })}
      onClose={onClose}
    >
      <div className="mt-2 border-t border-line pt-2">
        <Switch
          label={measureText.perSide}
          description={measureText.perSideDetail}
          checked={item.perSide}
          onCheckedChange={(perSide) => onChange({ perSide })}
        />
        <Switch
          label={measureText.pair}
          description={measureText.pairDetail}
          checked={item.pieces === 2}
          onCheckedChange={(isPair) => onChange({ pieces: isPair ? 2 : 1 })}
        />
      </div>
    </Choices>
  );
}

type TakenSheetProps = {
  name: string;
  /** what comes after it; null: nothing */
  next: string | null;
  onLater: () => void;
  onLast: () => void;
  onSwap: () => void;
  onClose: () => void;
};

/** The machine is taken: something else first, or something else altogether. */
export function TakenSheet({ name, next, onLater, onLast, onSwap, onClose }: TakenSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={takenText.title}
      description={<bdi>{takenText.lead(name)}</bdi>}
    >
      <ActionList
        actions={[
          {
            icon: SkipForward,
            label: takenText.later,
            detail: next ? takenText.laterDetail(next) : undefined,
            disabled: next === null,
            onSelect: onLater,
          },
          {
            icon: ArrowDownToLine,
            label: takenText.last,
            disabled: next === null,
            onSelect: onLast,
          },
          {
            icon: ArrowLeftRight,
            label: takenText.swap,
            detail: takenText.swapDetail,
            onSelect: onSwap,
          },
        ]}
      />
    </Dialog>
  );
}
