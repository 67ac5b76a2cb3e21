import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { OrderList } from '#platform/web/ui/order-list.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import {
  type CardKind,
  inOrder,
  type Layout,
  moveCard,
  showCard,
  showNutrient,
} from '../../rules/layout.ts';
import { EXTRA_NUTRIENTS } from '../../rules/progress-data.ts';
import { arrangeText, cardNames } from '../messages/arrange.ts';
import { foodText } from '../messages/food.ts';

type ArrangeDialogProps = {
  layout: Layout;
  onChange: (layout: Layout) => void;
  onClose: () => void;
};

/** Which cards the tab shows, in which order. Each change is kept at once. */
export function ArrangeDialog({ layout, onChange, onClose }: ArrangeDialogProps) {
  const cards = inOrder(layout);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={arrangeText.title}
      description={arrangeText.lead}
      footer={<Button onClick={onClose}>{arrangeText.done}</Button>}
    >
      <OrderList
        items={cards.map((card) => ({ id: card, label: cardNames[card] }))}
        onMove={(card, to) => onChange(moveCard(layout, card as CardKind, to))}
      />
      <h3 className="mt-5 font-semibold">{arrangeText.shown}</h3>
      {cards.map((card) => (
        <Switch
          key={card}
          label={cardNames[card]}
          checked={!layout.hidden.includes(card)}
          onCheckedChange={(isShown) => onChange(showCard(layout, card, isShown))}
        />
      ))}
      <h3 className="mt-5 font-semibold">{arrangeText.nutrients}</h3>
      {EXTRA_NUTRIENTS.map((nutrient) => (
        <Switch
          key={nutrient}
          label={foodText.nutrientNames[nutrient]}
          checked={layout.nutrients.includes(nutrient)}
          onCheckedChange={(isShown) => onChange(showNutrient(layout, nutrient, isShown))}
        />
      ))}
    </Dialog>
  );
}
