import { Plus } from 'lucide-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';

/** The way to log, until there are usual foods to log in its place. */
export function LogFoodButton() {
  return (
    <LinkButton href="/log-food" fullWidth icon={<Plus aria-hidden size={20} />}>
      Log food
    </LinkButton>
  );
}
