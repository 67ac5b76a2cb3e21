import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { Dashboard } from '../../../contract.ts';
import { seeAllQuietMembers } from '../../messages/members.ts';

type QuietMembersProps = {
  named: Dashboard['quietMembers'];
  count: number;
  path: (page: string) => string;
};

/** Members without an entry for two weeks, by name, and the way to the rest. */
export function QuietMembers({ named, count, path }: QuietMembersProps) {
  return (
    <ul className="-mx-2 grid grid-cols-1">
      {named.map(({ memberId, name }) => (
        <li key={memberId}>
          <ListRow title={name} href={path(`/gym/members/${memberId}`)} />
        </li>
      ))}
      {count > named.length && (
        <li>
          <ListRow title={seeAllQuietMembers(count)} href={path('/gym/members?activity=quiet')} />
        </li>
      )}
    </ul>
  );
}
