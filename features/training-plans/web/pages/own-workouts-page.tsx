import { FileUp, ListChecks } from 'lucide-react';
import { useWorkouts, YourWorkouts } from '#features/workouts/web/public.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { IMPORT_WORKOUTS } from '../components/addresses.ts';
import { ownText } from '../messages/own.ts';

/** The workouts that were brought along, to open and to start. */
export function OwnWorkoutsPage() {
  const workouts = useWorkouts();
  const total = workouts.data?.pages[0]?.total ?? 0;
  return (
    <>
      <PageHeader title={ownText.all} subtitle={ownText.unlimited} back="/workouts" />
      <Loaded query={workouts}>
        {() =>
          total === 0 ? (
            <EmptyState
              icon={<ListChecks size={26} />}
              title={ownText.none}
              action={<LinkButton href={IMPORT_WORKOUTS}>{ownText.bring}</LinkButton>}
            >
              {ownText.noneHint}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <YourWorkouts />
              <LinkButton
                href={IMPORT_WORKOUTS}
                variant="secondary"
                icon={<FileUp aria-hidden size={20} />}
              >
                {ownText.bring}
              </LinkButton>
            </div>
          )
        }
      </Loaded>
    </>
  );
}
