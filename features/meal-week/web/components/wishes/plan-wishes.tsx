import type { ReactNode } from 'react';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { withSaid } from '#features/meal-plans/rules/said-people.ts';
import { WishesBox } from '#features/meal-wishes/web/public.ts';
import { childName, personName } from '../../messages/making.ts';

type PlanWishesProps = {
  settings: PlanSettings;
  onChange: (settings: PlanSettings) => void;
  children?: ReactNode;
};

const names = { person: personName, child: childName };

/** Wishes of a plan in words; who eats becomes people of the plan. */
export const PlanWishes = ({ settings, onChange, children }: PlanWishesProps) => (
  <WishesBox
    said={settings.wishes.said}
    eaters={settings.people.map(({ name }) => name)}
    onChange={(said) => onChange({ ...settings, wishes: { ...settings.wishes, said } })}
    onSaid={(more) => onChange(withSaid(settings, more, names))}
  >
    {children}
  </WishesBox>
);
