import { ChefHat, ListChecks, Plus, Salad, Utensils, UtensilsCrossed } from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';

/** Stands in for the meal plans until there are some. */
export function MealsPage() {
  return (
    <AreaPreview
      title="Meals"
      icon={<Salad size={26} />}
      lead="A week of meals that meets your targets, with the recipes and the shopping done."
      coming={[
        {
          icon: <Utensils size={20} />,
          title: 'Plans that add up',
          detail: 'Energy and macros within your targets, around what you do and don’t eat.',
        },
        {
          icon: <ChefHat size={20} />,
          title: 'Recipes for your portion',
          detail: 'Amounts in Australian measures, and macros for what is on your plate.',
        },
        {
          icon: <ListChecks size={20} />,
          title: 'One shopping list',
          detail: 'Everything added up and sorted by aisle, less what is in the pantry.',
        },
      ]}
      meanwhile={[
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: 'Log what you eat today',
        },
        {
          href: '/home',
          icon: <UtensilsCrossed size={20} />,
          title: 'Today against your target',
          detail: 'Energy, protein, carbs and fat',
        },
      ]}
    />
  );
}
