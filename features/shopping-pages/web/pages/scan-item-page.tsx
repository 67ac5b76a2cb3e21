import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { fetchDecoderAhead, ScannerPanel, useProduct } from '#features/barcode/web/public.ts';
import { guessAisle } from '#features/groceries/rules/guess-aisle.ts';
import { addNeeds } from '#features/shopping/rules/list/change-lines.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { sentenceOf } from '#platform/web/api-client/api-error.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { SHOPPING_PATH } from '../components/addresses.ts';
import { listText } from '../messages/list.ts';
import { scanText } from '../messages/scan.ts';

/** Puts the product of a packet on the list. */
export function ScanItemPage() {
  const [, navigate] = useLocation();
  const product = useProduct();
  const change = useChangeList();
  useEffect(fetchDecoderAhead, []);
  const leave = () => navigate(SHOPPING_PATH, { replace: true });
  const add = ({ id, name, brand }: { id: string; name: string; brand: string | null }) => {
    const title = brand === null || name.startsWith(brand) ? name : `${brand} ${name}`;
    const need = {
      food: id,
      name: title,
      aisle: guessAisle(name),
      grams: null,
      amount: null,
      text: title,
      isGuess: false,
    };
    change(
      (_, nowMs) =>
        addNeeds({ id: newId(), by: 'hand', title, recipeId: null, servings: null }, [need], nowMs),
      listText.added(title),
    );
  };
  const lookUp = (barcode: string) =>
    product.mutate(
      { barcode, mealType: 'snack' },
      {
        onSuccess({ food, message }) {
          if (food) add(food);
          else toast(scanText.notFound(message ?? null));
          leave();
        },
        onError(error) {
          toast({
            ...scanText.failed,
            description: sentenceOf(error) ?? scanText.failed.description,
          });
          leave();
        },
      },
    );
  return <ScannerPanel fetching={product.isPending} onCode={lookUp} onCancel={leave} />;
}
