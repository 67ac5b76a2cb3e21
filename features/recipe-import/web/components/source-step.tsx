import { FileUp, ImageUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readPhoto, usePhotoState } from '#features/food-photo/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { FAILURES } from '../../rules/failures.ts';
import { MAX_ADDRESS_CHARACTERS, MAX_FILE_BYTES, MAX_TEXT_CHARACTERS } from '../../rules/limits.ts';
import type { Source } from '../api.ts';
import { fileWay, pageText, pageWay, photoWay, reading, textWay } from '../messages.ts';
import { ChooseFile } from './choose-file.tsx';
import { readAsBase64 } from './read-file.ts';

const WAYS = [
  { value: 'text', label: 'Text' },
  { value: 'page', label: 'Web page' },
  { value: 'photo', label: 'Photo' },
  { value: 'file', label: 'File' },
] as const;
type Way = (typeof WAYS)[number]['value'];

export type SourceStepProps = {
  /** whose words are kept */
  owner: string;
  isReading: boolean;
  /** why nothing was read; null while nothing was asked */
  problem: string | null;
  onRead: (source: Source) => void;
  /** another way, or other words: what was said of the last no longer counts */
  onChange: () => void;
};

/** What was typed, and which way; it outlives a reload of the tab. */
type Typed = { way: Way; text: string; url: string };
const TYPED_KEY = 'recipeImport';
const NOTHING_TYPED: Typed = { way: 'text', text: '', url: '' };

const loadTyped = (owner: string): Typed => ({
  ...NOTHING_TYPED,
  ...(loadDraft(TYPED_KEY, owner) as Partial<Typed> | null),
});

/** Once it is saved, what was typed is not wanted any more. */
export const forgetTyped = (): void => clearDraft(TYPED_KEY);

/** Where the recipe comes from. What is typed stays when the way is changed. */
export function SourceStep({ owner, isReading, problem, onRead, onChange }: SourceStepProps) {
  const [typed, setTyped] = useState(() => loadTyped(owner));
  const { way, text, url } = typed;
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    storeDraft(TYPED_KEY, owner, next);
    onChange();
  };
  const { offline } = useOfflineState();
  const send = (source: Source) => {
    const [given = ''] = Object.values(source);
    if (given.trim() !== '' && !isReading) onRead(source);
  };
  const step = { isReading, isOffline: offline, onRead };
  return (
    <Card className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented
        label={pageText.ways}
        options={WAYS}
        value={way}
        onValueChange={(next) => change({ way: next })}
      />
      {way === 'text' && (
        <Form form={{ submit: () => send({ text }) }} className="grid gap-4">
          <TextArea
            label={textWay.label}
            hint={textWay.hint}
            placeholder={textWay.placeholder}
            dir="auto"
            rows={10}
            maxLength={MAX_TEXT_CHARACTERS}
            className="max-h-[50dvh] min-h-60"
            value={text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <ReadButton {...step} isEmpty={text.trim() === ''}>
            {textWay.read}
          </ReadButton>
        </Form>
      )}
      {way === 'page' && (
        <Form form={{ submit: () => send({ url }) }} className="grid gap-4">
          <TextField
            label={pageWay.label}
            hint={pageWay.hint}
            placeholder={pageWay.placeholder}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_ADDRESS_CHARACTERS}
            value={url}
            onChange={(event) => change({ url: event.target.value })}
          />
          <ReadButton {...step} isEmpty={url.trim() === ''}>
            {pageWay.read}
          </ReadButton>
        </Form>
      )}
      {way === 'photo' && <PhotoWay {...step} />}
      {way === 'file' && <FileWay {...step} />}
      {offline && (
        <StatusMessage tone="info" title={pageText.offlineTitle}>
          {pageText.offline}
        </StatusMessage>
      )}
      {!offline && problem !== null && (
        <StatusMessage tone="error" title={pageText.failed} answers>
          {problem}
        </StatusMessage>
      )}
    </Card>
  );
}

type StepProps = { isReading: boolean; isOffline: boolean; onRead: (source: Source) => void };

function ReadButton(props: StepProps & { isEmpty: boolean; children: ReactNode }) {
  const { isReading, isOffline, isEmpty, children } = props;
  return (
    <Button
      type="submit"
      fullWidth
      pending={isReading}
      disabled={(isEmpty || isOffline) && !isReading}
    >
      {isReading ? reading : children}
    </Button>
  );
}

function PhotoWay({ isReading, isOffline, onRead }: StepProps) {
  const { data: state } = usePhotoState();
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File) => {
    const imageDataUrl = await readPhoto(file);
    setUnreadable(imageDataUrl === null);
    if (imageDataUrl !== null) onRead({ imageDataUrl });
  };
  const refusal = !state
    ? null
    : !state.ready
      ? FAILURES['not-set-up']
      : state.left === 0
        ? FAILURES.limit
        : null;
  if (refusal) return <StatusMessage tone="info">{refusal}</StatusMessage>;
  return (
    <div className="grid gap-4">
      <p className="text-muted">{photoWay.take}</p>
      <ChooseFile
        action={isReading ? reading : photoWay.choose}
        icon={<ImageUp aria-hidden size={20} />}
        label={photoWay.file}
        accept="image/*,.heic,.heif"
        pending={isReading}
        disabled={isOffline || !state}
        onChoose={(file) => void choose(file)}
      />
      {isUnreadable && <StatusMessage tone="error">{photoWay.unreadable}</StatusMessage>}
      {state?.provider && <p className="text-sm text-faint">{photoWay.seenBy(state.provider)}</p>}
    </div>
  );
}

function FileWay({ isReading, isOffline, onRead }: StepProps) {
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = async (file: File) => {
    setTooLarge(file.size > MAX_FILE_BYTES);
    if (file.size <= MAX_FILE_BYTES) onRead({ file: await readAsBase64(file) });
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{fileWay.formats}</p>
      <ChooseFile
        action={isReading ? reading : fileWay.choose}
        icon={<FileUp aria-hidden size={20} />}
        label={fileWay.label}
        accept=".zip,.json,.html,.paprikarecipes,.paprikarecipe"
        pending={isReading}
        disabled={isOffline}
        onChoose={(file) => void choose(file)}
      />
      {isTooLarge && <StatusMessage tone="error">{fileWay.tooLarge}</StatusMessage>}
    </div>
  );
}
