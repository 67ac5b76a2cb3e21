import { loadBar } from '#features/training-profile/rules/kit-of.ts';
import { figureOf, weightText } from '#features/training-profile/web/public.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { Log } from '../../hooks/use-log.ts';
import { fieldHead, setText } from '../../messages/log.ts';
import { Keypad } from './keypad.tsx';
import { PlatePicture } from './plate-picture.tsx';
import { readTyped } from './typed-value.ts';

type LoadKeypadProps = { log: Log; items: readonly SessionItem[] };

/** The keypad for the field that is typed into, with the plates where it is a bar's load. */
export function LoadKeypad({ log, items }: LoadKeypadProps) {
  const { typing, acts } = log;
  const item = items.find(({ id }) => id === typing?.itemId);
  const set = item?.sets.find(({ id }) => id === typing?.setId);
  if (!typing || !item || !set) return null;
  const { exercise, name, look } = log.factsOf(item);
  const { field } = typing;
  const { unit } = look;
  const typed = readTyped(typing.text, { ...look, field });
  const loadKg = typeof typed === 'number' ? typed : (log.tapOf(item, set).loadKg ?? null);
  const bar =
    exercise && field === 'loadKg' && loadKg !== null && !look.isBody
      ? loadBar(exercise, log.kitOf(exercise, unit), loadKg)
      : null;
  const place = setText.place(name, item.sets.indexOf(set) + 1, item.sets.length, set.kind);
  return (
    <Keypad
      title={
        <bdi>
          {place}: {fieldHead(field, look, item.pieces)}
        </bdi>
      }
      field={field}
      plates={
        bar && (
          <PlatePicture
            bar={bar}
            text={(kg) => weightText(kg, unit)}
            figure={(kg) => figureOf(kg, unit)}
          />
        )
      }
      onSign={
        field === 'loadKg' && look.isBody
          ? () => acts.type(typing.text.startsWith('-') ? typing.text.slice(1) : `-${typing.text}`)
          : null
      }
      onKey={log.press}
      onStep={acts.step}
      onNext={acts.nextField}
      onDone={() => acts.tick(item.id, set.id, set.doneAt !== null)}
      onClose={acts.closeKeypad}
    />
  );
}
