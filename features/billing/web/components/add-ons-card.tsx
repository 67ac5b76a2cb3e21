import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_ADD_ON_UNITS } from '#features/plans/rules/add-ons.ts';
import { addedText } from '#features/plans/rules/contents.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { type AddOn, addOnPriceOf, PLANS, priceIdOf } from '#features/plans/rules.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Billing } from '../../contract.ts';
import { offerQuery } from '../api.ts';
import { thisIsYourPlan } from '../messages/plan.ts';
import { periodText } from '../messages.ts';
import { AgreeDialog } from './agree-dialog.tsx';

type Running = NonNullable<Billing['subscription']>;

/** The plan's add-ons and their counts. */
export function AddOnsCard({ running }: { running: Running }) {
  const { plan, period, addOns } = running;
  const [asked, setAsked] = useState<AddOn | null>(null);
  const [open, setOpen] = useState(false);
  const countOf = ({ key }: AddOn) => addOns.find((line) => line.key === key)?.count ?? 0;
  return (
    <Card title="Add-ons">
      <ul className="flex flex-col gap-4">
        {PLANS[plan].addOns.map((addOn) => {
          const count = countOf(addOn);
          const what = addedText(addOn, 1);
          return (
            <li key={addOn.key} className="flex flex-wrap items-center justify-between gap-3">
              <p>
                <span className="block font-medium first-letter:uppercase">{what}</span>
                <span className="tabular block text-sm text-muted">
                  {dollars(addOnPriceOf(addOn, period))} {periodText(period)}
                  {count > 0 && `, you have ${addedText(addOn, count)}`}
                </span>
              </p>
              <Button
                variant="secondary"
                aria-label={count > 0 ? `Change ${what}` : `Add ${what}`}
                onClick={() => {
                  setAsked(addOn);
                  setOpen(true);
                }}
              >
                {count > 0 ? 'Change' : 'Add'}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <AddOnDialog
          key={`${asked.key}${String(open)}`}
          addOn={asked}
          had={countOf(asked)}
          running={running}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

type AddOnDialogProps = {
  addOn: AddOn;
  had: number;
  running: Running;
  open: boolean;
  onClose: () => void;
};

function AddOnDialog({ addOn, had, running, open, onClose }: AddOnDialogProps) {
  const [count, setCount] = useState(Math.max(1, had));
  const counts = Object.fromEntries(running.addOns.map((line) => [line.key, line.count]));
  const offer = useQuery({
    ...offerQuery(priceIdOf(running.plan, running.period), { ...counts, [addOn.key]: count }),
    placeholderData: keepPreviousData,
    enabled: open,
  });
  const shown = offer.isPlaceholderData ? null : (offer.data ?? null);
  const text = count === 0 ? 'None' : addedText(addOn, count);
  return (
    <AgreeDialog
      open={open}
      onClose={onClose}
      title={`Add to ${PLANS[running.plan].name}`}
      description={`${addedText(addOn, 1)}: ${dollars(addOnPriceOf(addOn, running.period))} ${periodText(running.period)}`}
      offer={shown}
    >
      <div className="mb-4 flex items-center justify-between gap-3 rounded-control border border-line bg-sunken p-1">
        <IconButton
          label="Fewer"
          icon={<Minus aria-hidden size={20} />}
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        />
        <p role="status" className="tabular font-semibold">
          {text}
        </p>
        <IconButton
          label="More"
          icon={<Plus aria-hidden size={20} />}
          disabled={count === MAX_ADD_ON_UNITS}
          onClick={() => setCount(count + 1)}
        />
      </div>
      {shown?.effect === 'none' && <p className="text-muted">{thisIsYourPlan}</p>}
    </AgreeDialog>
  );
}
