import { ShoppingBasket } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tickLine } from '#features/shopping/rules/list/change-lines.ts';
import { groupByAisle } from '#features/shopping/rules/list/list-lines.ts';
import {
  LIST_ID,
  LIST_KIND,
  useChangeList,
  useLive,
  useShopList,
} from '#features/shopping/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { AddItem } from '../components/add-item.tsx';
import { MEALS_PATH, planDaysPath } from '../components/addresses.ts';
import { AtHomeCard } from '../components/at-home-card.tsx';
import { FinishShopping } from '../components/finish-shopping.tsx';
import { LineSheet } from '../components/line-sheet.tsx';
import { ListMenu } from '../components/list-menu.tsx';
import { ListTotal } from '../components/list-total.tsx';
import { MealsCard } from '../components/meals-card.tsx';
import { ProbableCard } from '../components/probable-card.tsx';
import { ShopLines } from '../components/shop-lines.tsx';
import { onPaper } from '../components/shop-row.tsx';
import { useFocusNext } from '../hooks/use-focus-next.ts';
import { useNameOf } from '../hooks/use-name-of.ts';
import { listText } from '../messages/list.ts';
import { aisleName } from '../messages/names.ts';

/** What to buy, aisle by aisle. */
export function ShoppingPage() {
  const { state, lines, error, refetch } = useShopList();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const change = useChangeList();
  const today = useToday();
  const nameOf = useNameOf(state);
  useLive(state?.isShared ?? false);
  const list = useRef<HTMLDivElement>(null);
  const keepPlace = useFocusNext(list, lines);
  const shown = useRef(lines);
  useEffect(() => {
    shown.current = lines;
  }, [lines]);
  // The same function for all rows and all times: only what changes is drawn.
  const tick = useCallback(
    (key: string) => {
      const line = shown.current.find((one) => one.key === key);
      if (!line) return;
      keepPlace();
      change((now, nowMs) => tickLine(now, line, !line.isTicked, nowMs));
    },
    [change, keepPlace],
  );
  if (!state && error === null) return <LoadingScreen />;
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const left = lines.length - ticked.length;
  return (
    <>
      <PageHeader
        title={listText.title}
        back={MEALS_PATH}
        actions={
          state && (
            <span className="flex print:hidden">
              <ListMenu state={state} lines={lines} />
            </span>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5 print:block">
        <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <AddItem />
          {error !== null && !state && (
            <StatusMessage
              tone="error"
              title={explainError(error)}
              action={
                <Button size="sm" onClick={refetch}>
                  {listText.retry}
                </Button>
              }
            />
          )}
          {lines.length > 0 && (
            <div className="grid gap-2 print:hidden">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p role="status" className="font-semibold">
                  {listText.left(left)}
                </p>
                <PendingMark kind={LIST_KIND} ids={[LIST_ID]} />
              </div>
              <ProgressBar label={listText.progress} value={ticked.length} max={lines.length} />
              <ListTotal lines={lines} />
            </div>
          )}
          {state && lines.length === 0 && (
            <EmptyState
              icon={<ShoppingBasket size={26} />}
              title={listText.empty}
              action={
                <div className="flex flex-wrap justify-center gap-2">
                  <LinkButton href={planDaysPath(today)}>{listText.fromPlan}</LinkButton>
                  <LinkButton variant="secondary" href={MEALS_PATH}>
                    {listText.openRecipes}
                  </LinkButton>
                </div>
              }
            >
              {listText.emptyLead}
            </EmptyState>
          )}
          {left > 0 && (
            <Card padded={false} className={classNames('px-2 pb-2', onPaper)}>
              {groupByAisle(lines).map(([aisle, some]) => (
                <ShopLines
                  key={aisle}
                  title={aisleName[aisle]}
                  lines={some}
                  onTick={tick}
                  onMore={setOpenKey}
                  nameOf={nameOf}
                />
              ))}
            </Card>
          )}
          {state && <ProbableCard state={state} />}
          {ticked.length > 0 && (
            <>
              <Card padded={false} className="px-2 pb-2 print:hidden">
                <ShopLines
                  title={listText.ticked(ticked.length)}
                  lines={ticked}
                  onTick={tick}
                  onMore={setOpenKey}
                  nameOf={nameOf}
                />
              </Card>
              <FinishShopping lines={lines} />
            </>
          )}
        </div>
        {state && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <MealsCard sources={state.sources} />
            <AtHomeCard state={state} />
          </div>
        )}
      </div>
      <LineSheet
        line={lines.find(({ key }) => key === openKey) ?? null}
        nameOf={nameOf}
        onClose={() => setOpenKey(null)}
      />
    </>
  );
}
