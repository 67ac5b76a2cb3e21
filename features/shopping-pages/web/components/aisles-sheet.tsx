import type { ShopAisle } from '#features/groceries/rules/shop-aisles.ts';
import { isThere } from '#features/shopping/rules/list/list-lines.ts';
import { aislesInOrder, moveAisle, usualOrder } from '#features/shopping/rules/list/shop-order.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { OrderList } from '#platform/web/ui/order-list.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { aislesText } from '../messages/list.ts';
import { aisleName } from '../messages/names.ts';

type AislesSheetProps = { state: ShoppingChanges; onClose: () => void };

/** The person's way through the shop. */
export function AislesSheet({ state, onClose }: AislesSheetProps) {
  const change = useChangeList();
  const known = state.order.find(isThere);
  const aisles = aislesInOrder(known?.places ?? {});
  return (
    <Dialog open onOpenChange={onClose} title={aislesText.title} description={aislesText.lead}>
      <OrderList
        items={aisles.map((id) => ({ id, label: aisleName[id] }))}
        onMove={(id, to, label) => {
          change((now, nowMs) => moveAisle(now, id as ShopAisle, to, nowMs));
          toast(aislesText.moved(label));
        }}
      />
      {known && (
        <Button
          variant="ghost"
          fullWidth
          className="mt-3"
          onClick={() => change(usualOrder, aislesText.isUsual)}
        >
          {aislesText.usual}
        </Button>
      )}
    </Dialog>
  );
}
