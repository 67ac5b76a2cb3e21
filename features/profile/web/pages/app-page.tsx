import { useCurrentUser } from '#features/account/web/public.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { AppearanceCard } from '../components/appearance-card.tsx';
import { DayCard } from '../components/day-card.tsx';
import { UnitsCard } from '../components/units-card.tsx';
import { unitsThemeDay } from '../messages/profile.ts';

/** How the app shows values, colours and days. */
export function AppPage() {
  const user = useCurrentUser().data;
  if (!user) return null;
  return (
    <>
      <PageHeader title="App" subtitle={unitsThemeDay} back="/profile" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <UnitsCard />
        <AppearanceCard />
        <DayCard settings={user.settings} />
      </div>
    </>
  );
}
