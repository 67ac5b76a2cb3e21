import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { Member } from '../../../contract.ts';
import { historyQuery } from '../../api.ts';
import { momentOf } from '../../messages.ts';
import type { Gym } from '../gym/in-gym.tsx';
import { timelineOf } from './timeline.ts';

/** What happened with a member, newest first. */
export function MemberTimeline({ member, overview }: Gym & { member: Member }) {
  const history = useQuery(historyQuery(overview.id, { memberId: member.id }));
  return (
    <Loaded query={history}>
      {(page) => (
        <ol className="border-l-2 border-line">
          {timelineOf(member, overview.kind, page).map(({ id, at, text, by }) => (
            <li key={id} className="relative pb-4 pl-5 last:pb-0">
              <span
                aria-hidden
                className="absolute top-1.5 -left-[7px] size-3 rounded-full bg-accent"
              />
              <p className="break-words">
                {text}
                {by && ` by ${by}`}
              </p>
              <p className="text-sm text-muted">{momentOf(at)}</p>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
