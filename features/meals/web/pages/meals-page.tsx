import { ChefHat, ListChecks, Plus, Salad, Utensils, UtensilsCrossed } from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';
import {
  australianMeasures,
  energyAndMacros,
  logWhatYouEat,
  sortedByAisle,
  weekThatMeetsTargets,
  withinYourTargets,
} from '../messages.ts';

/** Stands in for the meal plans until there are some. */
export function MealsPage() {
  return (
    <AreaPreview
      title="Meals"
      icon={<Salad size={26} />}
      lead={weekThatMeetsTargets}
      coming={[
        {
          icon: <Utensils size={20} />,
          title: 'Plans that add up',
          detail: withinYourTargets,
        },
        {
          icon: <ChefHat size={20} />,
          title: 'Recipes for your portion',
          detail: australianMeasures,
        },
        {
          icon: <ListChecks size={20} />,
          title: 'One shopping list',
          detail: sortedByAisle,
        },
      ]}
      meanwhile={[
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: logWhatYouEat,
        },
        {
          href: '/home',
          icon: <UtensilsCrossed size={20} />,
          title: 'Today against your target',
          detail: energyAndMacros,
        },
      ]}
    />
  );
}
