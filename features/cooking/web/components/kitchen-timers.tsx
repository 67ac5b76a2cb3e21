import { useKitchen } from '../hooks/kitchen.ts';
import { TimerBar } from './timer-bar.tsx';

/** The timers of the kitchen on a page that is not about cooking: they ring there too, and lead back. */
export function KitchenTimers() {
  const kitchen = useKitchen('');
  return (
    <div className="max-w-3xl has-[section]:mb-4 print:hidden">
      <TimerBar kitchen={kitchen} recipeId={null} />
    </div>
  );
}
