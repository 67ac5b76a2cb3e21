import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { OwnExercise } from '../../contract.ts';
import { toOwnExerciseDraft } from '../../rules/own-exercise-draft.ts';
import { ownExerciseMutations, useOwnExercises } from '../api.ts';
import { OwnExerciseForm } from '../components/own-exercise-form.tsx';
import { formatKg, useOwnExerciseForm } from '../components/use-own-exercise-form.ts';
import { pageText } from '../messages.ts';

/** Changes an exercise of one's own. */
export function EditOwnExercisePage() {
  const { exerciseId } = useParams<{ exerciseId: string }>();
  const [, navigate] = useLocation();
  const all = useOwnExercises();
  const page = `/workouts/exercises/${exerciseId}`;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={pageText.editTitle} back={page} />
      <Loaded query={all}>
        {(own) => {
          const found = own.find(({ id }) => id === exerciseId);
          return found ? (
            <EditForm key={found.id} own={found} onSent={() => navigate(page, { replace: true })} />
          ) : (
            <EmptyState
              icon={<SearchX size={26} />}
              title={pageText.notYours}
              action={<LinkButton href="/workouts/exercises">{pageText.openLibrary}</LinkButton>}
            >
              {pageText.notYoursHint}
            </EmptyState>
          );
        }}
      </Loaded>
    </div>
  );
}

type EditFormProps = { own: OwnExercise; onSent: () => void };

function EditForm({ own, onSent }: EditFormProps) {
  const { edited, send, showNewer } = useRecordEdit(own, ownExerciseMutations.edit);
  return (
    <VersionForm key={edited.version} own={edited} send={send} onSent={onSent}>
      {showNewer && <ChangedElsewhere title={pageText.changedElsewhere} onShow={showNewer} />}
    </VersionForm>
  );
}

type VersionFormProps = EditFormProps & {
  send: (content: Partial<OwnExercise>) => Promise<unknown>;
  children: ReactNode;
};

function VersionForm({ own, send, onSent, children }: VersionFormProps) {
  const form = useOwnExerciseForm({ start: toOwnExerciseDraft(own, formatKg), send, onSent });
  return (
    <OwnExerciseForm form={form} action={pageText.saveChanges}>
      {children}
    </OwnExerciseForm>
  );
}
