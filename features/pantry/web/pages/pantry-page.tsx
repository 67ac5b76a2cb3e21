import { Refrigerator } from 'lucide-react';
import { useState } from 'react';
import { splitTyped } from '#features/groceries/rules/split-said.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import type { PantryItem } from '#features/shopping/rules/list/shopping-entry.ts';
import { addAtHome } from '#features/shopping/rules/pantry/pantry-item.ts';
import { ageOf, listPantry } from '#features/shopping/rules/pantry/pantry-stock.ts';
import {
  LIST_ID,
  LIST_KIND,
  useChangeList,
  useLive,
  useShopList,
} from '#features/shopping/web/public.ts';
import { listText, OneLineForm, SHOPPING_PATH } from '#features/shopping-pages/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { PantryCard } from '../components/pantry-card.tsx';
import { PantrySheet } from '../components/pantry-sheet.tsx';
import { pantryText } from '../messages.ts';

/** What is at home, first to be used first. */
export function PantryPage() {
  const { state, error, refetch } = useShopList();
  const today = useToday();
  const change = useChangeList();
  const [openId, setOpenId] = useState<string | null>(null);
  useLive(state?.isShared ?? false);
  const items = state ? listPantry(state) : [];
  useFocusKept(items.length);
  if (!state && error === null) return <LoadingScreen />;
  const isSoon = (item: PantryItem) => ['past', 'soon'].includes(ageOf(item, today));
  return (
    <>
      <PageHeader title={pantryText.title} subtitle={pantryText.lead} back={SHOPPING_PATH} />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
        <OneLineForm
          label={pantryText.add}
          hint={pantryText.addHint}
          onAdd={(text) => {
            const things = splitTyped(text);
            if (things.length === 0) return;
            change(
              (_, nowMs) =>
                things
                  .map((one) => addAtHome(newId(), one, null, nowMs))
                  .reduce(mergeChanges, NO_CHANGES),
              pantryText.added(things.join(', ')),
            );
          }}
        />
        <p className="empty:hidden">
          <PendingMark kind={LIST_KIND} ids={[LIST_ID]} />
        </p>
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
        {state && items.length === 0 && (
          <EmptyState
            icon={<Refrigerator size={26} />}
            title={pantryText.empty}
            action={<LinkButton href={SHOPPING_PATH}>{pantryText.toList}</LinkButton>}
          >
            {pantryText.emptyLead}
          </EmptyState>
        )}
        <PantryCard title={pantryText.soon} items={items.filter(isSoon)} onOpen={setOpenId} />
        <PantryCard
          title={pantryText.rest}
          items={items.filter((item) => !isSoon(item))}
          onOpen={setOpenId}
        />
      </div>
      <PantrySheet
        item={items.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}
