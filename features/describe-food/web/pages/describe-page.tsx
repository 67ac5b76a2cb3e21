import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { nameOfProvider } from '#features/ai-model/rules/provider-names.ts';
import { useLogAddress, useLogPlace, useStartMeal } from '#features/food-log/web/public.ts';
import { useKeptSentence } from '#features/kept-sentences/web/public.ts';
import { isLost } from '#platform/web/offline/network-error.ts';
import { useOfflinePart } from '#platform/web/offline/offline-state.ts';
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
  alreadyLogged,
  anyService,
  checkConnection,
  keptUntilConnected,
  readWith,
  sentenceNotRead,
  whatItGets,
} from '../messages.ts';

/** Logging what was eaten by saying it. The day and the meal stand in the address. */
export function DescribePage() {
  const { data: user } = useCurrentUser();
  const [search] = useSearchParams();
  // Another day or meal is another page; a day that ends at midnight is not.
  const address = ['date', 'meal', 'kept'].map((name) => search.get(name)).join(' ');
  return user ? <Describe key={address} owner={user.id} /> : null;
}

function Describe({ owner }: { owner: string }) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [openedAt] = useState(() => localTime(new Date()));
  const { day, meal, diary, query } = useLogAddress();
  const startMeal = useStartMeal();
  const place = useLogPlace();
  const keptId = search.get('kept');
  const { kept, keep } = useKeptSentence(owner, keptId, {
    day,
    meal: startMeal,
    localTime: openedAt,
  });
  const [start] = useState(() => kept?.text ?? search.get('text') ?? '');
  const sentence = useSentence({
    owner,
    start: start.slice(0, MAX_SENTENCE_LENGTH),
    place: `${day}${query}`,
    kept,
  });
  const provider = useSentenceReader();
  const [withAi, setWithAi] = useState(false);
  const reading = useReadSentence(provider !== null && withAi);
  const online = !useOfflinePart('offline');
  const { text, readText } = sentence;

  const read = (wanted: string) =>
    reading.mutate(
      { text: wanted, meal: startMeal ?? meal, localTime: kept?.localTime ?? openedAt },
      { onSuccess: (answer) => sentence.take(wanted, answer) },
    );
  const keepForLater = (wanted: string) => {
    if (!keep(wanted)) return;
    sentence.clear();
    navigate(diary, { replace: true });
  };
  // A sentence from search, or one that was kept, is read as soon as there is a connection.
  const [asked] = useState(() => (text.trim() === readText ? '' : start));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || asked === '' || !online) return;
    begun.current = true;
    read(text.trim());
  });

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Describe your meal" subtitle={place} back={diary} />
      <div className="grid gap-4">
        {keptId !== null && !kept && <StatusMessage tone="info">{alreadyLogged}</StatusMessage>}
        <SentenceBox
          text={text}
          reading={reading.isPending}
          keeps={!online}
          onType={sentence.type}
          onRead={online ? read : keepForLater}
        />
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
            {keptUntilConnected}
          </StatusMessage>
        )}
        {online && reading.isError && (
          <StatusMessage
            tone="error"
            title={sentenceNotRead}
            action={
              <span className="flex flex-wrap gap-2">
                <Button variant="secondary" size="sm" onClick={() => read(text.trim())}>
                  Retry
                </Button>
                {isLost(reading.error) && (
                  <Button variant="secondary" size="sm" onClick={() => keepForLater(text.trim())}>
                    Keep for later
                  </Button>
                )}
              </span>
            }
          >
            {checkConnection}
          </StatusMessage>
        )}
        {readText !== null && !reading.isError && (
          <SentenceReview
            sentence={sentence}
            day={day}
            meal={startMeal}
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
