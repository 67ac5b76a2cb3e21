import { ScanBarcode } from 'lucide-react';
import { Link } from 'wouter';
import { splitSaid, splitTyped } from '#features/groceries/rules/split-said.ts';
import { addByHand } from '#features/shopping/rules/list/change-lines.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { recognitionClass } from '#platform/web/speech-recognition.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { VoiceButton } from '#platform/web/ui/voice-button.tsx';
import { listText } from '../messages/list.ts';
import { SCAN_PATH } from './addresses.ts';
import { OneLineForm } from './one-line-form.tsx';

/** Writes, says or scans what else to buy. */
export function AddItem() {
  const change = useChangeList();
  const add = (things: readonly string[]) => {
    if (things.length === 0) return;
    change(
      (_, nowMs) =>
        things.map((one) => addByHand(newId(), one, nowMs)).reduce(mergeChanges, NO_CHANGES),
      listText.added(things.join(', ')),
    );
  };
  return (
    <>
      <OneLineForm
        label={listText.add}
        hint={listText.addHint}
        onAdd={(text) => add(splitTyped(text))}
      >
        <VoiceButton
          label={listText.say}
          language="en-AU"
          onHeard={(said) => add(splitSaid(said))}
          onFailed={() => toast(listText.notHeard)}
        />
        <Link
          href={SCAN_PATH}
          aria-label={listText.scan}
          title={listText.scan}
          className={classNames(
            iconButtonStyle,
            'min-h-12 min-w-12 border border-line-strong bg-raised',
          )}
        >
          <ScanBarcode aria-hidden size={22} />
        </Link>
      </OneLineForm>
      {!recognitionClass() && (
        <p className="-mt-2 text-sm text-muted print:hidden">{listText.noVoice}</p>
      )}
    </>
  );
}
