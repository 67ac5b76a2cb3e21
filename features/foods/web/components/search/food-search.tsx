import { CirclePlus, CloudOff, MessageSquareText, SearchX, UtensilsCrossed } from 'lucide-react';
import { createElement, Suspense, useContext, useDeferredValue, useEffect, useState } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import {
  MoreWays,
  useLogAddress,
  useLogPlace,
  useStartMeal,
} from '#features/food-log/web/public.ts';
import { useCountMissed } from '#features/missed-searches/web/public.ts';
import { useSendKey } from '#platform/web/forms/use-send-key.ts';
import { walkResults } from '#platform/web/forms/walk-results.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { SearchResult } from '../../../contract.ts';
import { looksLikeSentence } from '../../../rules/amounts/sentence-hint.ts';
import { useFoodSearch } from '../../api.ts';
import {
  foodsShowUpHere,
  noMatch,
  noMatchOnDevice,
  offlineFoodsHere,
  offlineYourFoodsOnly,
  searchExample,
  whatDidYouEat,
} from '../../messages/search.ts';
import { describeHref, newFoodHref } from '../food-addresses.ts';
import { TrayBar } from '../tray/tray-bar.tsx';
import type { Tray } from '../tray/use-tray.ts';
import { DishesContext, type DishesProps } from './dishes-slot.ts';
import { isSameProduct, OnlineSearch, useOnline } from './online-search.tsx';
import { ResultList } from './result-list.tsx';
import { SearchFailed } from './search-failed.tsx';

/** Long enough to pass over the letters of a word, short enough to be felt as at once. */
const PAUSE_MS = 120;

type FoodSearchProps = {
  start: string;
  /** what is usual then: the meal, and the clock on the wall when the page was opened, HH:MM */
  at: { meal: MealType; localTime: string };
  /** null where one food is chosen for something else than the log */
  tray: Tray | null;
  backHref: string;
  manualHref: string;
  quickHref: string;
  onReview: () => void;
  onQuery: (text: string) => void;
  onChoose: (result: SearchResult, text: string) => void;
};

/** One box over everything that can be eaten; without a word, what this person eats at this hour. */
export function FoodSearch(props: FoodSearchProps) {
  const { start, at, tray, backHref, manualHref, quickHref, onReview, onQuery, onChoose } = props;
  const [text, setText] = useState(start);
  const [asked, setAsked] = useState(start.trim());
  const search = useFoodSearch(asked, at);
  const online = useOnline();
  const { reset } = online.search;
  const answer = useDeferredValue(useLatestAnswer(asked, search.data?.results));

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      reset(); // an answer to other words
      onQuery(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  const { asked: wanted, query, day } = useLogAddress();
  const meal = useStartMeal();
  const dishes = useContext(DishesContext);
  const dishesOf = (part: DishesProps['part'], q: string) =>
    tray &&
    dishes && (
      <Suspense fallback={null}>{createElement(dishes, { part, query: q, day, meal })}</Suspense>
    );
  useSendKey(tray && tray.items.length > 0 ? onReview : null);
  const place = useLogPlace();
  const createHref = newFoodHref(wanted, { name: asked });
  const onDevice = search.data?.onDevice ?? null;
  // A saved meal is eaten; what goes into another meal is a food.
  const offered = answer?.results.filter(({ meal }) => tray !== null || !meal) ?? [];
  // What has just come from outside is among the foods here too; it stands once, where it came from.
  const listed = offered.filter((one) => !online.more.some((other) => isSameProduct(one, other)));
  const fits = listed.length > 0;
  const isCurrent = answer?.q === asked;
  useCountMissed(answer && isCurrent && !fits && !onDevice && asked !== '' ? asked : null);
  const failed = search.isError && !search.isFetching;
  return (
    <search className="mx-auto block max-w-3xl">
      <PageHeader
        title={tray ? 'Search foods' : 'Add a food'}
        subtitle={tray && place}
        back={backHref}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          data-arrival
          onKeyDown={walkResults}
          type="search"
          label="Food, dish or brand"
          placeholder={searchExample}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status" className="sr-only">
          {answer && isCurrent && countText(listed.length, asked)}
        </p>
        {tray && text === '' && (
          <MoreWays
            ways={[
              { way: 'scan', href: `/log-food/scan${query}` },
              { way: 'photo', href: `/log-food/photo${query}` },
              { way: 'quick', href: quickHref },
              { way: 'describe', href: `/log-food/describe${query}` },
            ]}
          />
        )}
        {onDevice && (
          <p className="-mt-1 flex items-center gap-2 text-sm text-muted">
            <CloudOff aria-hidden size={18} className="shrink-0" />
            {onDevice === 'all' ? offlineFoodsHere : offlineYourFoodsOnly}
          </p>
        )}
        {failed && (
          <SearchFailed manualHref={tray && manualHref} onRetry={() => void search.refetch()} />
        )}
        {!answer && search.isLoading && (
          <div role="status" aria-label="Loading foods">
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {answer && dishesOf('leftovers', answer.q)}
          {answer && fits && !failed && (
            <Card
              title={answer.q === '' ? 'Usual at this time' : undefined}
              // Only an answer that is long in coming is felt as one of before.
              className={`transition-opacity ${isCurrent ? '' : 'opacity-80 delay-300'}`}
            >
              <ResultList
                results={listed}
                tray={tray}
                isUsual={answer.q === ''}
                onChoose={(result) => onChoose(result, asked)}
              />
            </Card>
          )}
          {answer && answer.q !== '' && dishesOf('recipes', answer.q)}
          {answer?.q === '' && !fits && (
            <Card>
              <EmptyState icon={<UtensilsCrossed size={28} />} title={whatDidYouEat}>
                {foodsShowUpHere}
              </EmptyState>
            </Card>
          )}
          {answer && answer.q !== '' && !fits && !failed && online.more.length === 0 && (
            <Card>
              <EmptyState
                icon={<SearchX size={28} />}
                title="No matches"
                action={
                  tray && (
                    <span className="flex flex-wrap justify-center gap-2">
                      <LinkButton href={createHref} variant="secondary">
                        Create a food
                      </LinkButton>
                      <LinkButton href={manualHref} variant="ghost">
                        Enter it manually
                      </LinkButton>
                    </span>
                  )
                }
              >
                {(onDevice ? noMatchOnDevice : noMatch)(<bdi>“{answer.q}”</bdi>)}
              </EmptyState>
            </Card>
          )}
          {asked.length >= 2 && answer && (
            <OnlineSearch
              online={online}
              query={asked}
              offline={onDevice !== null}
              prominent={!fits}
              tray={tray}
              listed={isCurrent ? listed : []}
              onChoose={(result) => onChoose(result, asked)}
            />
          )}
          {tray && looksLikeSentence(asked) && (
            <LinkButton
              href={describeHref(wanted, asked)}
              variant="secondary"
              icon={<MessageSquareText aria-hidden size={18} />}
            >
              Read as a sentence
            </LinkButton>
          )}
          {tray && fits && asked !== '' && (
            <LinkButton
              href={createHref}
              variant="ghost"
              icon={<CirclePlus aria-hidden size={18} />}
            >
              Create a food
            </LinkButton>
          )}
        </div>
        {tray && tray.items.length > 0 && <TrayBar items={tray.items} onReview={onReview} />}
      </div>
    </search>
  );
}

/** The last answer with its query. It stays until the next one, so that nothing flashes. */
function useLatestAnswer(asked: string, results: readonly SearchResult[] | undefined) {
  const [answer, setAnswer] = useState<{ q: string; results: readonly SearchResult[] }>();
  if (results && (answer?.results !== results || answer.q !== asked)) {
    const latest = { q: asked, results };
    setAnswer(latest);
    return latest;
  }
  return answer;
}

function countText(count: number, asked: string): string {
  if (asked === '') return count === 0 ? '' : `${count} usual foods`;
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}
