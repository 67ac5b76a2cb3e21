import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { nameOfProvider } from '#features/ai-model/rules/provider-names.ts';
import { useLogAddress } from '#features/food-log/web/public.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useReadSentence, useSentenceReader } from '../api.ts';
import { MAX_SENTENCE_LENGTH, SentenceBox } from '../components/sentence-box.tsx';
import { SentenceReview } from '../components/sentence-review.tsx';
import { useSentence } from '../components/use-sentence.ts';
import {
  anyService,
  checkConnection,
  readWith,
  sentenceNotRead,
  textStaysHere,
  whatItGets,
} from '../messages.ts';

/** Logging what was eaten by saying it. The day and the meal stand in the address. */
export function DescribePage() {
  const { data: user } = useCurrentUser();
  return user ? <Describe owner={user.id} /> : null;
}

function Describe({ owner }: { owner: string }) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [openedAt] = useState(() => localTime(new Date()));
  const { day, meal, diary } = useLogAddress();
  const sentence = useSentence(owner, (search.get('text') ?? '').slice(0, MAX_SENTENCE_LENGTH));
  const provider = useSentenceReader();
  const [withAi, setWithAi] = useState(false);
  const reading = useReadSentence(provider !== null && withAi);
  const online = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const { text, readText } = sentence;

  const read = (wanted: string) =>
    reading.mutate(
      { text: wanted, meal, localTime: openedAt },
      { onSuccess: (answer) => sentence.take(wanted, answer) },
    );
  // A sentence from search is read at once.
  const [asked] = useState(() => (text.trim() === readText ? '' : (search.get('text') ?? '')));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || asked === '') return;
    begun.current = true;
    read(text.trim());
  });

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Describe your meal" back={diary} />
      <div className="grid gap-4">
        <SentenceBox text={text} reading={reading.isPending} onType={sentence.type} onRead={read} />
        {provider !== null && (
          <Switch
            label={readWith(nameOfProvider(provider) ?? anyService)}
            description={whatItGets}
            checked={withAi}
            onCheckedChange={setWithAi}
          />
        )}
        {!online && (
          <StatusMessage tone="info" title="You’re offline">
            {textStaysHere}
          </StatusMessage>
        )}
        {online && reading.isError && (
          <StatusMessage
            tone="error"
            title={sentenceNotRead}
            action={
              <Button variant="secondary" size="sm" onClick={() => read(text.trim())}>
                Retry
              </Button>
            }
          >
            {checkConnection}
          </StatusMessage>
        )}
        {readText !== null && !reading.isError && (
          <SentenceReview
            sentence={sentence}
            day={day}
            meal={meal}
            onSaved={() => {
              sentence.forget();
              navigate(diary, { replace: true });
            }}
          />
        )}
      </div>
    </div>
  );
}
