import { useMutation } from '@tanstack/react-query';
import { Dumbbell, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { InGym } from '#features/organisations/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { endClass, useClasses } from '../api/running.ts';
import { toClassDraft } from '../components/class-draft.ts';
import { ClassForm } from '../components/class-form.tsx';
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
            <EndClass gymId={gymId} classId={classId} onEnded={leave} />
          </>
        );
      }}
    </Loaded>
  );
}

type EndClassProps = { gymId: string; classId: string; onEnded: () => void };

function EndClass({ gymId, classId, onEnded }: EndClassProps) {
  const [isAsked, setAsked] = useState(false);
  const end = useMutation(endClass);
  return (
    <div className="mt-6">
      <Button
        variant="ghost"
        className="-ml-4"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setAsked(true)}
      >
        {classForm.end}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={classForm.endTitle}
        description={classForm.endLead}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {classForm.keep}
            </Button>
            <Button
              variant="danger"
              pending={end.isPending}
              onClick={() => end.mutate({ id: gymId, classId }, { onSuccess: onEnded })}
            >
              {classForm.endNow}
            </Button>
          </>
        }
      />
    </div>
  );
}
