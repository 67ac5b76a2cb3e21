import { CircleUserRound } from 'lucide-react';
import type { TrainerProfileState } from '#features/trainers/contract.ts';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { profileSteps } from '../../rules/profile-steps.ts';
import { gapText, profileText as t } from '../messages/profile.ts';

/** What is left before people find a trainer, in a line; nothing for who is listed. */
export function ProfileRow({ state: { gaps, isListed } }: { state: TrainerProfileState }) {
  const [first] = gaps;
  if (isListed || first === 'too-young') return null;
  const { done, all } = profileSteps(gaps);
  return (
    <ListRow
      href="/trainers/profile"
      icon={<CircleUserRound size={20} />}
      title={first ? t.finish : t.ready}
      detail={first ? t.finishDetail(done, all, gapText[first].say) : t.readyDetail}
    />
  );
}
