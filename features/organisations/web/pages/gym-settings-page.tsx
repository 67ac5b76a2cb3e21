import { mayIn } from '../../rules/rights.ts';
import { CloseCard } from '../components/gym/close-card.tsx';
import { HandOverCard } from '../components/gym/hand-over-card.tsx';
import { InGym } from '../components/gym/in-gym.tsx';
import { NameCard } from '../components/gym/name-card.tsx';

/** Name and kind; for the owner also handing over and closing. */
export function GymSettingsPage() {
  return (
    <InGym title="Settings" back="/gym">
      {({ overview }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <NameCard key={overview.version} overview={overview} />
          <div className="flex flex-col gap-4 lg:gap-6">
            {mayIn(overview.role, 'handOver') && <HandOverCard overview={overview} />}
            {mayIn(overview.role, 'close') && <CloseCard overview={overview} />}
          </div>
        </div>
      )}
    </InGym>
  );
}
