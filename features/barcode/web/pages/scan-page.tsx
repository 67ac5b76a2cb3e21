import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLogAddress } from '#features/food-log/web/public.ts';
import {
  type FoodFound,
  newFoodHref,
  PortionStep,
  productOnDevice,
} from '#features/foods/web/public.ts';
import { isLost } from '#platform/web/offline/network-error.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { BarcodeAnswer } from '../../contract.ts';
import { useProduct } from '../api.ts';
import { ScannerPanel } from '../components/scanner-panel.tsx';
import {
  barcodeDetected,
  productFound,
  productNotFound,
  productWaits,
  sentenceOf,
} from '../messages.ts';

/** From a barcode to a portion of its product. */
export function ScanPage() {
  const { day, meal, asked, diary } = useLogAddress();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<BarcodeAnswer>();
  const [kept, setKept] = useState<FoodFound>();
  const product = useProduct();
  const today = useToday();

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
        onError: (error) => {
          if (isLost(error)) void lookHere(barcode);
          else missed(sentenceOf(error), null);
        },
      },
    );
  };
  const lookHere = async (barcode: string) => {
    const at = { today, meal, localTime: localTime(new Date()) };
    const result = await productOnDevice(barcode, at).catch(() => null);
    if (result) return setKept(result);
    toast(productWaits);
    navigate(diary, { replace: true });
  };

  if (kept) {
    const leave = (replace: boolean) => navigate(diary, { replace });
    const steps = { onBack: () => leave(false), onSaved: () => leave(true) };
    return <PortionStep result={kept} day={day} meal={meal} {...steps} />;
  }

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
