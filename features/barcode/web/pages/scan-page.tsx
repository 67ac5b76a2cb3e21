import { useState } from 'react';
import { useLocation } from 'wouter';
import { FoundEntry, useLogAddress, useStartMeal } from '#features/food-log/web/public.ts';
import { toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import {
  eatableResult,
  type FoodFound,
  FoodNotice,
  newFoodHref,
  productOnDevice,
} from '#features/foods/web/public.ts';
import { isLost } from '#platform/web/offline/network-error.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { currentToasts, dismissToast, toast } from '#platform/web/ui/toast-store.ts';
import { confidenceIn } from '../../rules/look-up.ts';
import { useProduct } from '../api.ts';
import { LookUpFailed } from '../components/look-up-failed.tsx';
import { ScannerPanel } from '../components/scanner-panel.tsx';
import {
  barcodeDetected,
  NOT_LOOKED_UP,
  NOT_ON_DEVICE,
  productFound,
  productNotFound,
  sentenceOf,
} from '../messages.ts';

/** From a barcode to the form, filled with its product. */
export function ScanPage() {
  const { day, meal: mealOfHour, asked, diary, query } = useLogAddress();
  const startMeal = useStartMeal();
  const meal = startMeal ?? mealOfHour;
  const [, navigate] = useLocation();
  const [found, setFound] = useState<FoodFound>();
  // A code whose lookup failed and can be retried.
  const [open, setOpen] = useState<{ code: string; sentence: string }>();
  const product = useProduct();
  const today = useToday();

  const makeFood = (gtin: string) => navigate(newFoodHref(asked, { gtin }));
  const missed = (message: string | null, gtin: string | null) => {
    toast(productNotFound(message, gtin === null ? undefined : () => makeFood(gtin)));
    navigate(diary, { replace: true });
  };
  const lookUp = (code: string) => {
    toast(barcodeDetected);
    const fetching = currentToasts()[0];
    const fail = (sentence: string) => {
      // What failed is not being fetched any more.
      if (fetching) dismissToast(fetching.id);
      setOpen({ code, sentence });
    };
    product.mutate(
      { barcode: code, mealType: meal },
      {
        onSuccess: ({ food, reason, message, gtin }) => {
          if (food) {
            toast(productFound(food));
            const { id: key, name, brand } = food;
            setFound({ key, group: 'product', name, brand, food, lastLogged: null, meal: null });
          } else if (reason === 'unavailable') {
            fail(message ?? NOT_LOOKED_UP);
          } else missed(message, gtin);
        },
        onError: (error) => {
          if (isLost(error)) void lookHere(code, fail);
          else fail(sentenceOf(error) ?? NOT_LOOKED_UP);
        },
      },
    );
  };
  const lookHere = async (code: string, fail: (sentence: string) => void) => {
    const at = { today, meal, localTime: localTime(new Date()) };
    const result = await productOnDevice(code, at).catch(() => null);
    if (result) setFound(result);
    else fail(NOT_ON_DEVICE);
  };

  const eatable = found && eatableResult(found);
  if (found && eatable) {
    const { measure, quantity } = eatable.start;
    const item = toLoggedPortion(eatable, measure, quantity * measure.share);
    return (
      <FoundEntry
        content={{ ...item, date: day, mealType: meal }}
        meal={startMeal}
        origin="barcode"
        confidence={
          found.food?.kind === 'own' ? null : confidenceIn(item, found.food?.warnings.length ?? 0)
        }
        measures={eatable.measures}
        onBack={() => navigate(diary)}
        onSaved={() => navigate(diary, { replace: true })}
      >
        <div className="mb-4 grid gap-2">
          <FoodNotice result={found} />
        </div>
      </FoundEntry>
    );
  }
  if (open) {
    return (
      <LookUpFailed
        {...open}
        pending={product.isPending}
        onRetry={() => lookUp(open.code)}
        searchHref={`/log-food/search${query}`}
        onMake={() => makeFood(open.code)}
        onScan={() => setOpen(undefined)}
        onCancel={() => navigate(diary, { replace: true })}
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
