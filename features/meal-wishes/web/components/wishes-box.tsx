import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { nameOfProvider } from '#features/ai-model/rules/provider-names.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { controlStyle } from '#platform/web/ui/field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { VoiceButton } from '#platform/web/ui/voice-button.tsx';
import type { MealWishes } from '../../rules/meal-wishes.ts';
import { leavesOutMeals, saysEnergy, saysLactose } from '../../rules/says-energy.ts';
import { toWishChips } from '../../rules/wish-chips.ts';
import { readWish, useWishProvider } from '../api.ts';
import { wishText } from '../messages.ts';
import { WishChipList } from './wish-chip-list.tsx';

const MAX_WISH_CHARACTERS = 500;

type WishesBoxProps = {
  said: MealWishes | null;
  /** who eats by now, by name */
  eaters: readonly string[];
  onChange: (said: MealWishes | null) => void;
  /** more was said: all of it, for what is no wish of meals, such as who eats */
  onSaid: (more: MealWishes) => void;
  /** what follows once something was said */
  children?: ReactNode;
};

type Understood = {
  count: number;
  isAboutEaters: boolean;
  isAboutEnergy: boolean;
  isAboutLactose: boolean;
  notUnderstood: readonly string[];
};

/** Wishes in the person's own words, and what was understood as chips to correct. */
export function WishesBox({ said, eaters, onChange, onSaid, children }: WishesBoxProps) {
  const id = useId();
  const provider = useWishProvider();
  const [withAi, setWithAi] = useState(false);
  const [read, setRead] = useState<Understood | null>(null);
  const take = async (text: string) => {
    const { wishes, notUnderstood } = await readWish(text, provider !== null && withAi);
    // Who eats is no chip of the wishes: the plan has its people.
    const { people, kids, partnerShare } = wishes;
    const isAboutEaters = people !== null || kids !== null || partnerShare !== null;
    const nobody = { people: null, kids: null, kidShare: null, partnerShare: null };
    const count = toWishChips({ ...wishes, ...nobody }).length;
    setRead({
      count,
      isAboutEaters,
      isAboutEnergy: saysEnergy(text),
      isAboutLactose: saysLactose(text),
      notUnderstood,
    });
    if (count > 0 || isAboutEaters) onSaid(wishes);
  };
  const form = useForm({
    start: { text: '' },
    check: ({ text }) => ({ content: text.trim() === '' ? null : text.trim() }),
    send: take,
    onSent: () => form.reset(),
  });
  const { value, onChange: onType } = form.text('text');
  return (
    <div className="grid grid-cols-1 gap-3">
      <Form form={form}>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
          {wishText.label}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            value={value}
            onChange={onType}
            placeholder={wishText.hint}
            maxLength={MAX_WISH_CHARACTERS}
            enterKeyHint="done"
            autoComplete="off"
            className={classNames(controlStyle, 'min-w-0 flex-[1_1_12rem]')}
          />
          <VoiceButton
            label={wishText.say}
            language="en-AU"
            onHeard={(heard) => void take(heard)}
          />
          <Button
            type="submit"
            variant="secondary"
            aria-label={wishText.add}
            className="px-4"
            pending={form.pending}
          >
            <Plus aria-hidden size={22} />
          </Button>
        </div>
      </Form>
      {provider !== null && (
        <Switch
          label={wishText.readBy(nameOfProvider(provider) ?? wishText.anyService)}
          description={wishText.readByDetail}
          checked={withAi}
          onCheckedChange={setWithAi}
        />
      )}
      <div role="status" className="grid gap-1 text-sm text-muted empty:hidden">
        {read &&
          (read.count > 0 ||
            !(read.isAboutEaters || read.isAboutEnergy || read.isAboutLactose)) && (
            <p>{read.count === 0 ? wishText.none : wishText.understood(read.count)}</p>
          )}
        {read?.isAboutEaters && <p>{wishText.eaters(eaters)}</p>}
        {read?.isAboutEnergy && <p>{wishText.energy}</p>}
        {read?.isAboutLactose && <p>{wishText.lactose}</p>}
        {read && read.notUnderstood.length > 0 && (read.count > 0 || read.isAboutEaters) && (
          <p>{wishText.notUnderstood(read.notUnderstood)}</p>
        )}
      </div>
      {said && <WishChipList said={said} onChange={onChange} />}
      {said && leavesOutMeals(said) && <p className="text-sm text-muted">{wishText.leftOut}</p>}
      {children}
    </div>
  );
}
