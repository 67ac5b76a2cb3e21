import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { Setting } from './profile-settings.ts';

/** Settings as rows that lead to their pages. */
export function SettingRows({ settings }: { settings: Setting[] }) {
  return (
    <ul className="-mx-2">
      {settings.map(({ icon: Icon, title, detail, href }) => (
        <li key={href}>
          <ListRow icon={<Icon size={20} />} title={title} detail={detail} href={href} />
        </li>
      ))}
    </ul>
  );
}
