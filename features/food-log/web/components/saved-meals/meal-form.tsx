import { Plus, Undo2, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { totalsOf } from '../../../rules/days/day-totals.ts';
import { portionText } from '../../../rules/item/amount-text.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import type { LoggedItem } from '../../../rules/item/logged-item.ts';
import { amountOf, keepOneFood, nameTheMeal, useMoreThanZero } from '../../messages/saved-meals.ts';
import { joinFacts, useEnergyText } from '../day/energy.tsx';
import { MealFigures } from '../figures/meal-figures.tsx';
import { itemOfLine, type MealDraft } from './meal-draft.ts';

type MealFormProps = {
  start: MealDraft;
  /** where another food is chosen for it */
  addHref?: string;
  onDraft?: (draft: MealDraft) => void;
  action: string;
  children?: ReactNode;
  send: (meal: { name: string; items: LoggedItem[] }) => Promise<unknown>;
  onSent: () => void;
};

/** A meal's name and foods: each can be left out, or taken in another amount, which its figures follow. */
export function MealForm(props: MealFormProps) {
  const { action, addHref, children } = props;
  const energyOf = useEnergyText();
  const form = useForm({ ...props, check: checkMeal });
  const { draft, change, pending } = form;
  const list = useRef<HTMLUListElement>(null);

  const lines = draft.lines.map((line, at) => ({ ...line, at, now: itemOfLine(line) }));
  const kept = lines.filter(({ left }) => !left);
  const totals = totalsOf(kept.flatMap(({ now }) => now ?? []));

  const leaveOut = (at: number) => {
    change({
      lines: draft.lines.map((line, one) => (one === at ? { ...line, left: true } : line)),
    });
    // Its own button is gone with it.
    list.current?.focus();
  };

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <TextField
        label="Name"
        required
        autoComplete="off"
        dir="auto"
        maxLength={100}
        {...form.text('name')}
        onFocus={(event) => event.target.select()}
      />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Foods"
        className="divide-y divide-line border-y border-line"
      >
        {kept.map(({ at, item, text, now }) => (
          <li key={at} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-[min(8rem,100%)] flex-1 py-1 wrap-anywhere">
              <bdi className="line-clamp-2 font-medium">{item.foodName}</bdi>
              <span className="tabular block text-sm text-muted">
                {now ? joinFacts(portionText(now), energyOf(kcalOf(now))) : '–'}
              </span>
            </span>
            <span className="ml-auto flex items-start gap-1">
              <span className="w-24 [&_label]:sr-only">
                <NumberField
                  label={amountOf(item.foodName, item.portionNote ?? item.unit)}
                  value={text}
                  error={now ? undefined : useMoreThanZero}
                  onValueChange={(typed) =>
                    change({ lines: draft.lines.with(at, { item, text: typed, left: false }) })
                  }
                />
              </span>
              <IconButton
                label={`Remove ${item.foodName}`}
                icon={<X aria-hidden size={20} />}
                onClick={() => leaveOut(at)}
                className="-mr-2.5"
              />
            </span>
          </li>
        ))}
        {kept.length === 0 && (
          <li role="status" className="py-4 text-muted">
            {keepOneFood}
          </li>
        )}
      </ul>
      {kept.length < lines.length && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 aria-hidden size={18} />}
          onClick={() => change({ lines: draft.lines.map((line) => ({ ...line, left: false })) })}
          className="-mt-3 -ml-4 justify-self-start"
        >
          Restore removed foods
        </Button>
      )}
      {addHref && (
        <LinkButton
          href={addHref}
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden size={18} />}
          className="justify-self-start"
        >
          Add a food
        </LinkButton>
      )}
      <div>
        <p className="tabular font-semibold" role="status">
          {energyOf(totals.calories)}
        </p>
        <MealFigures totals={totals} />
      </div>
      <Button type="submit" fullWidth pending={pending} disabled={kept.length === 0}>
        {pending ? 'Saving...' : action}
      </Button>
    </Form>
  );
}

function checkMeal({ name, lines }: MealDraft) {
  const kept = lines.filter(({ left }) => !left);
  const items = kept.flatMap((line) => itemOfLine(line) ?? []);
  return {
    content: { name: name.trim(), items },
    // A food without an amount says so itself.
    errors: {
      name: name.trim() === '' && nameTheMeal,
      lines: (items.length < kept.length || items.length === 0) && keepOneFood,
    },
  };
}
