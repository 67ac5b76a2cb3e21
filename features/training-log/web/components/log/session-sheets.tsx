import type { Pool } from '#features/own-exercises/web/public.ts';
import { LiftSettingsSheet } from '#features/progression/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { useItemEdits } from '../../hooks/use-item-edits.ts';
import type { Change, Log } from '../../hooks/use-log.ts';
import type { Sheet, useSheets } from '../../hooks/use-sheets.ts';
import { noteText, setText } from '../../messages/log.ts';
import { ItemMenu } from '../sheets/item-menu.tsx';
import { MeasureSheet, PaceSheet, RestSheet, TakenSheet } from '../sheets/item-sheets.tsx';
import { NoteSheet } from '../sheets/note-sheet.tsx';
import { OptionsSheet } from '../sheets/options-sheet.tsx';
import { SetSheet } from '../sheets/set-sheet.tsx';

type SessionSheetsProps = {
  session: TrainingSession;
  change: (edit: Change) => void;
  log: Log;
  pool: Pool;
  edits: ReturnType<typeof useItemEdits>;
  sheets: ReturnType<typeof useSheets>;
  onReorder: () => void;
  onRemove: () => void;
};

const hasItem = (sheet: Sheet | null): sheet is Sheet & { itemId: string } =>
  sheet !== null && 'itemId' in sheet;

/** The sheets over a session: of one exercise, one set, or all of it. */
export function SessionSheets(props: SessionSheetsProps) {
  const { session, change, log, pool, edits, sheets, onReorder, onRemove } = props;
  const { sheet, open, close } = sheets;
  const { items } = session.work;
  const item = hasItem(sheet) ? items.find(({ id }) => id === sheet.itemId) : undefined;
  const name = item ? log.factsOf(item).name : '';
  const isOpen = (kind: Sheet['kind']) => sheet?.kind === kind;
  const at = item ? items.indexOf(item) : -1;
  const next = items[at + 1];
  const set = sheet?.kind === 'set' ? item?.sets.find(({ id }) => id === sheet.setId) : undefined;
  const run = (act: () => void) => {
    act();
    close();
  };
  const onChange = (values: Partial<SessionItem>) =>
    item && run(() => edits.changeItem(item.id, values));
  return (
    <>
      <ItemMenu
        item={isOpen('menu') ? (item ?? null) : null}
        name={name}
        isLast={!next}
        isAlone={items.length < 2}
        onAct={(act) => {
          if (!item) return;
          if (act === 'reorder') run(onReorder);
          else if (act === 'pair') run(() => edits.pair(item.id));
          else if (act === 'unpair') run(() => edits.unpair(item));
          else if (act === 'remove') run(() => edits.remove(item, name));
          else open({ kind: act, itemId: item.id });
        }}
        onClose={close}
      />
      {item && isOpen('taken') && (
        <TakenSheet
          name={name}
          next={next ? log.factsOf(next).name : null}
          onLater={() => run(() => edits.postpone(item.id, false))}
          onLast={() => run(() => edits.postpone(item.id, true))}
          onSwap={() => open({ kind: 'swap', itemId: item.id })}
          onClose={close}
        />
      )}
      {item && isOpen('rest') && (
        <RestSheet item={item} name={name} onChange={onChange} onClose={close} />
      )}
      {item && isOpen('pace') && (
        <PaceSheet item={item} name={name} onChange={onChange} onClose={close} />
      )}
      {item && isOpen('measure') && (
        <MeasureSheet
          item={item}
          name={name}
          onChange={(values) => edits.changeItem(item.id, values)}
          onClose={close}
        />
      )}
      <LiftSettingsSheet
        exercise={
          item?.exerciseId && isOpen('settings') ? (pool.find(item.exerciseId) ?? null) : null
        }
        onClose={close}
      />
      {item && isOpen('note') && (
        <NoteSheet
          open
          title={noteText.title(name)}
          note={item.note}
          onSave={(note) => onChange({ note })}
          onClose={close}
        />
      )}
      {isOpen('sessionNote') && (
        <NoteSheet
          open
          title={noteText.session}
          note={session.note}
          onSave={(note) => run(() => change((now) => ({ ...now, note })))}
          onClose={close}
        />
      )}
      <SetSheet
        set={set ?? null}
        title={
          item && set
            ? setText.place(name, item.sets.indexOf(set) + 1, item.sets.length, 'normal')
            : ''
        }
        onKind={(kind) => set && run(() => edits.changeKind(set.id, kind))}
        onRemove={() => item && set && run(() => edits.removeSet(item, set, name))}
        onClose={close}
      />
      <OptionsSheet
        open={isOpen('options')}
        onNote={() => open({ kind: 'sessionNote' })}
        onRemove={() => run(onRemove)}
        onClose={close}
      />
    </>
  );
}
