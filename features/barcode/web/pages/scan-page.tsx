import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLogAddress } from '#features/food-log/web/public.ts';
import { newFoodHref, PortionStep } from '#features/foods/web/public.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { BarcodeAnswer } from '../../contract.ts';
import { useProduct } from '../api.ts';
import { ScannerPanel } from '../components/scanner-panel.tsx';
import { barcodeDetected, productFound, productNotFound, sentenceOf } from '../messages.ts';

/** From a barcode to a portion of its product. */
export function ScanPage() {
  const { day, meal, asked, diary } = useLogAddress();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<BarcodeAnswer>();
  const product = useProduct();

  const missed = (message: string | null, gtin: string | null) => {
    const create = () => navigate(newFoodHref(asked, { gtin: gtin ?? '' }));
    toast(productNotFound(message, gtin === null ? undefined : create));
    navigate(diary, { replace: true });
  };
  const lookUp = (barcode: string) => {
    toast(barcodeDetected);
    product.mutate(
      { barcode, mealType: meal },
      {
        onSuccess: (answer) => {
          if (!answer.food) return missed(answer.message, answer.gtin);
          toast(productFound(answer.food));
          setFound(answer);
        },
        onError: (error) => missed(sentenceOf(error), null),
      },
    );
  };

  const food = found?.food;
  if (food) {
    const { id: key, name, brand } = food;
    return (
      <PortionStep
        result={{ key, group: 'product', name, brand, food, lastLogged: null, meal: null }}
        day={day}
        meal={meal}
        found={{
          title: 'Log Food Details',
          origin: 'barcode',
          confidence: found.nutrition?.confidence ?? 0,
        }}
        onBack={() => navigate(diary)}
        onSaved={() => navigate(diary, { replace: true })}
      />
    );
  }
  return (
    <ScannerPanel
      fetching={product.isPending}
      onCode={lookUp}
      onCancel={() => navigate(diary, { replace: true })}
    />
  );
}
