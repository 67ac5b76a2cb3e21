import { type MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { chooseMeal, MealChoice, OtherDay } from '#features/food-log/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { SearchResult } from '../../../contract.ts';
import { type Eatable, toLoggedPortion } from '../../../rules/amounts/portion.ts';
import { useLogFoods } from '../../api.ts';
import {
  cannotBeMeasured,
  hasNoPortionSizes,
  loggedAsUnknown,
  valuesHaveChanged,
} from '../../messages/portions.ts';
import { eatableResult } from '../search/eatable-result.ts';
import { FoodNotice } from '../search/food-notice.tsx';
import { useEntryIds } from '../tray/use-entry-ids.ts';
import { amountProblem, startAmount } from './amount.ts';
import { AmountFields } from './amount-fields.tsx';
import { FoodFigures } from './food-figures.tsx';

type PortionStepProps = {
  result: SearchResult;
  day: CalendarDay;
  /** null: it has to be chosen */
  meal: MealType | null;
  /** the portion is wanted for something else than the log: its page's button, and what takes it */
  into?: { action: string; onItem: (item: LoggedItem) => void } | undefined;
  onBack: () => void;
  onSaved: () => void;
};

/** How much of a chosen food, and to which meal; the figures follow while typing. */
export function PortionStep(props: PortionStepProps) {
  const { result } = props;
  const eatable = eatableResult(result);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={<bdi>{result.name}</bdi>}
        subtitle={result.brand && <bdi>{result.brand}</bdi>}
        back={props.onBack}
      />
      {eatable ? (
        <PortionForm {...props} eatable={eatable} />
      ) : (
        <StatusMessage tone="info" title={cannotBeMeasured}>
          {hasNoPortionSizes}
        </StatusMessage>
      )}
    </div>
  );
}

function PortionForm(props: PortionStepProps & { eatable: Eatable }) {
  const { result, day, into, onSaved, eatable } = props;
  const { figures } = eatable;
  const [id = ''] = useEntryIds(1);
  const save = useLogFoods();
  const form = useForm({
    start: { amount: startAmount(eatable), meal: null as MealType | null },
    check: ({ amount, meal: chosen }) => {
      const { measure, eaten } = amount;
      const meal = chosen ?? props.meal;
      if (!into && meal === null) return { errors: { meal: chooseMeal } };
      if (eaten === null || amountProblem(eatable, amount)) return {};
      return { content: { item: toLoggedPortion(eatable, measure, eaten), meal } };
    },
    send: async ({ item, meal }) => {
      if (into) return into.onItem(item);
      const origin = result.lastLogged ? 'recent' : 'search';
      if (meal === null) return;
      const content = { ...item, date: day, mealType: meal };
      await save.mutateAsync([{ id, origin, content }]);
    },
    onSent: () => {
      if (!into) onSaved();
    },
  });
  const { amount, meal } = form.draft;
  const { eaten } = amount;

  return (
    <Form form={form} className="grid gap-4">
      <Card>
        <div className="grid gap-4">
          <AmountFields
            eatable={eatable}
            amount={amount}
            checked={form.isTried}
            onChange={(next) => form.change({ amount: next })}
          />
          {!into && <MealChoice {...form.value('meal')} value={meal ?? props.meal} />}
          {!into && <OtherDay />}
        </div>
      </Card>
      {eatable.changed && (
        <StatusMessage tone="info" title="This food has changed">
          {valuesHaveChanged}
        </StatusMessage>
      )}
      <FoodFigures figures={eaten === null ? null : scaleFigures(figures, eaten)} />
      {figures.calories === null && (
        <StatusMessage tone="info" title="Energy unknown">
          {loggedAsUnknown}
        </StatusMessage>
      )}
      <FoodNotice result={result} />
      <SaveBar label={into?.action ?? 'Save Food Log'} pending={form.pending} />
    </Form>
  );
}
