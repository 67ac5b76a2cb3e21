import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { nameOfProvider } from '#features/ai-model/rules/provider-names.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { type Chip, toConstraints } from '../../rules/chips.ts';
import type { RequestConstraints } from '../../rules/constraints.ts';
import { MAX_REQUEST_LENGTH } from '../../rules/line.ts';
import { type Reading, readWish, useAiProvider } from '../api.ts';
import {
  EXAMPLES,
  nothingUnderstood,
  notUnderstoodWords,
  readAgain,
  readByAi,
  readsHere,
  readsWithAi,
  sayWhatToTrain,
  understoodThis,
  whatToTrain,
  whyNotAi,
  wishExample,
} from '../messages.ts';
import { RequestChips } from './request-chips.tsx';

/** Reads what was typed since the last reading; null while nothing is unread. */
export type Unread = { read: (() => void) | null };

type RequestBoxProps = {
  /** Called with each reading and each change of a chip. */
  onConstraints: (constraints: RequestConstraints) => void;
  unread?: RefObject<Unread | null>;
};

/** After so long without a key the words are read. */
const PAUSE_MS = 500;

type Read = Reading & { text: string };

/** A wish for training in one's own words, and what was understood of it as chips. */
export function RequestBox({ onConstraints, unread }: RequestBoxProps) {
  const provider = useAiProvider();
  const service = nameOfProvider(provider) ?? 'the AI service';
  const [withAi, setWithAi] = useState(true);
  const [read, setRead] = useState<Read | null>(null);
  const isAsked = provider !== null && withAi;
  const form = useForm({
    start: { text: '' },
    check: ({ text }) => ({
      content: text.trim(),
      errors: { text: text.trim() === '' && sayWhatToTrain },
    }),
    send: (text) => readText(text, isAsked),
  });
  const text = form.draft.text.trim();
  const latest = useRef(0);
  const readText = async (words: string, isByAi: boolean) => {
    latest.current += 1;
    const own = latest.current;
    const reading = await readWish(words, isByAi);
    if (own !== latest.current) return;
    setRead({ ...reading, text: words });
    onConstraints(toConstraints(reading.chips));
  };
  /** What was typed counts without a press, as far as this device can read it. */
  const readUnasked = () => {
    if (text !== '' && text !== read?.text) void readText(text, false);
  };
  const unasked = useRef(readUnasked);
  useEffect(() => {
    unasked.current = readUnasked;
  });
  useEffect(() => {
    if (isAsked || text === '') return;
    const timer = setTimeout(() => unasked.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isAsked]);
  useImperativeHandle(unread, () => ({
    read: text !== '' && text !== read?.text ? form.submit : null,
  }));
  return (
    <div>
      <Form form={form} className="grid gap-3">
        <TextArea
          label={whatToTrain}
          placeholder={wishExample}
          hint={isAsked ? readsWithAi(service) : readsHere}
          maxLength={MAX_REQUEST_LENGTH}
          autoCapitalize="sentences"
          enterKeyHint="go"
          {...form.text('text')}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (!currentTarget.form?.contains(relatedTarget)) readUnasked();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            form.submit();
          }}
        />
        {form.draft.text === '' && <Examples onChoose={(text) => form.change({ text })} />}
        {provider !== null && (
          <Switch label="Read with AI" checked={withAi} onCheckedChange={setWithAi} />
        )}
        <Button type="submit" variant="secondary" pending={form.pending}>
          {form.pending ? 'Reading...' : 'Read it'}
        </Button>
      </Form>
      <div role="status">
        {read && (
          <Answer
            read={read}
            service={service}
            isStale={isAsked && read.text !== text}
            onChange={(chips) => {
              setRead({ ...read, chips });
              onConstraints(toConstraints(chips));
            }}
          />
        )}
      </div>
    </div>
  );
}

function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <ul aria-label="Examples" className="grid gap-1">
      {EXAMPLES.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="-mx-2 min-h-11 rounded-control px-2 py-1.5 text-left text-sm text-accent hover:bg-hover"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

type AnswerProps = {
  read: Read;
  service: string;
  /** the words have changed since */
  isStale: boolean;
  onChange: (chips: Chip[]) => void;
};

function Answer({ read, service, isStale, onChange }: AnswerProps) {
  const { chips, readBy, failure, notUnderstood } = read;
  return (
    <div className="mt-4 grid gap-3">
      {isStale && <p className="text-sm text-muted">{readAgain}</p>}
      {readBy === 'model' && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone="info">AI</Badge>
          {readByAi(service)}
        </p>
      )}
      {failure && <p className="text-sm text-muted">{whyNotAi(failure)}</p>}
      <p className="text-sm font-medium text-muted">
        {chips.length > 0 ? understoodThis : nothingUnderstood}
      </p>
      <RequestChips chips={chips} onChange={onChange} />
      {notUnderstood.length > 0 && (
        <p className="break-words text-sm text-warn">{notUnderstoodWords(notUnderstood)}</p>
      )}
    </div>
  );
}
