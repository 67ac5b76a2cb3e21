import { Refrigerator, ShoppingBasket } from 'lucide-react';
import { ageOf, listPantry } from '#features/shopping/rules/pantry/pantry-stock.ts';
import { useShopList } from '#features/shopping/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { listText } from '../messages/list.ts';
import { toPantryText } from '../messages/pantry.ts';
import { PANTRY_PATH, SHOPPING_PATH } from './addresses.ts';

/** The way to the shopping list and the pantry, with what waits there. */
export function ShoppingCard() {
  const { state, lines } = useShopList();
  const today = useToday();
  const left = lines.filter(({ isTicked }) => !isTicked).length;
  const items = state ? listPantry(state) : [];
  const soon = items.filter((item) => ['past', 'soon'].includes(ageOf(item, today))).length;
  return (
    <Card padded={false} className="grid p-2 sm:grid-cols-2">
      <ListRow
        icon={<ShoppingBasket size={22} />}
        title={listText.title}
        detail={left > 0 ? listText.left(left) : listText.nothingYet}
        href={SHOPPING_PATH}
      />
      <ListRow
        icon={<Refrigerator size={22} />}
        title={toPantryText.title}
        detail={soon > 0 ? toPantryText.countSoon(soon) : toPantryText.countHome(items.length)}
        href={PANTRY_PATH}
      />
    </Card>
  );
}
