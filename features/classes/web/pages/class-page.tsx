import { useMutation } from '@tanstack/react-query';
import { Dumbbell } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { InGym } from '#features/organisations/web/public.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { endClass, useClasses } from '../api/running.ts';
import { toClassDraft } from '../components/class-draft.ts';
import { ClassForm } from '../components/class-form.tsx';
import { EndButton } from '../components/end-button.tsx';
import { classForm, classesText as t } from '../messages/classes.ts';

export function ClassPage() {
  const { classId } = useParams<{ classId: string }>();
  return (
    <div className="mx-auto max-w-3xl">
      <InGym title={t.editTitle} back="/gym/classes">
        {({ overview, path }) => (
          <OneClass gymId={overview.id} classId={classId} back={path('/gym/classes')} />
        )}
      </InGym>
    </div>
  );
}

type OneClassProps = { gymId: string; classId: string; back: string };

function OneClass({ gymId, classId, back }: OneClassProps) {
  const [, go] = useLocation();
  const known = useClasses(gymId);
  const end = useMutation(endClass);
  const leave = () => go(back, { replace: true });
  return (
    <Loaded query={known}>
      {({ classes, rooms, trainers }) => {
        const found = classes.find(({ id }) => id === classId);
        if (!found) {
          return (
            <EmptyState
              icon={<Dumbbell size={28} />}
              title={t.gone}
              action={<LinkButton href={back}>{t.all}</LinkButton>}
            >
              {t.goneLead}
            </EmptyState>
          );
        }
        return (
          <>
            <ClassForm
              key={found.version}
              gymId={gymId}
              classId={classId}
              version={found.version}
              start={toClassDraft(found)}
              rooms={rooms}
              trainers={trainers}
              onSaved={leave}
            />
            <EndButton
              words={classForm}
              pending={end.isPending}
              onEnd={() => end.mutate({ id: gymId, classId }, { onSuccess: leave })}
            />
          </>
        );
      }}
    </Loaded>
  );
}
