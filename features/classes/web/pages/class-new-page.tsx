import { useState } from 'react';
import { useLocation } from 'wouter';
import { InGym } from '#features/organisations/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useClasses } from '../api/running.ts';
import { newClass } from '../components/class-draft.ts';
import { ClassForm } from '../components/class-form.tsx';
import { classesText as t } from '../messages/classes.ts';

export function ClassNewPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <InGym title={t.newTitle} back="/gym/classes">
        {({ overview, path }) => <NewClass gymId={overview.id} back={path('/gym/classes')} />}
      </InGym>
    </div>
  );
}

function NewClass({ gymId, back }: { gymId: string; back: string }) {
  const [, go] = useLocation();
  const known = useClasses(gymId);
  const today = useToday();
  const [classId] = useState(newId);
  return (
    <Loaded query={known}>
      {({ classes, rooms, trainers }) => (
        <ClassForm
          gymId={gymId}
          classId={classId}
          version={null}
          start={newClass(
            today,
            classes[0]?.timeZone ?? deviceTimeZone(),
            trainers.map(({ memberId }) => memberId),
          )}
          rooms={rooms}
          trainers={trainers}
          onSaved={() => go(back, { replace: true })}
        />
      )}
    </Loaded>
  );
}
