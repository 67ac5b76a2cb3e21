import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { logRecipeText } from '../messages/cooked.ts';

/** Said where a recipe is gone or not on this device. */
export function RecipeAway() {
  return <StatusMessage tone="info" title={logRecipeText.missing} />;
}
