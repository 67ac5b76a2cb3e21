import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { UnknownNeed } from '../../../rules/targets/pregnancy.ts';
import { unknownNeedText } from '../../messages/goals.ts';
import { addDetailsForTarget } from '../../messages/today.ts';

/** Why there is no target, and where to change that. */
export function NoTarget({ unknownNeed }: { unknownNeed: UnknownNeed | null }) {
  return unknownNeed === null ? (
    <LinkButton href="/profile" variant="ghost" size="sm" fullWidth>
      {addDetailsForTarget}
    </LinkButton>
  ) : (
    <div>
      <p className="px-2 text-sm text-muted">{unknownNeedText[unknownNeed]}</p>
      <LinkButton href="/progress/targets" variant="ghost" size="sm" fullWidth>
        Targets
      </LinkButton>
    </div>
  );
}
