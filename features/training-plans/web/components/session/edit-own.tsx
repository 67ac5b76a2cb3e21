import type { Workout } from '#features/workouts/contract.ts';
import { useWorkoutEdit } from '#features/workouts/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { ownText } from '../../messages/own.ts';

type EditOwnProps = { workout: Workout; onDone: () => void };

/** Name, minutes and lines of a workout that was brought along. */
export function EditOwn({ workout, onDone }: EditOwnProps) {
  const { edited, send, showNewer } = useWorkoutEdit(workout);
  return (
    <div className="grid gap-4">
      {showNewer && <ChangedElsewhere title={ownText.changedElsewhere} onShow={showNewer} />}
      <Fields key={edited.version} workout={edited} send={send} onDone={onDone} />
    </div>
  );
}

type FieldsProps = {
  workout: Workout;
  send: (content: Partial<Workout>) => Promise<unknown>;
  onDone: () => void;
};

function Fields({ workout, send, onDone }: FieldsProps) {
  const form = useForm({
    start: {
      name: workout.name,
      minutes: `${workout.durationMinutes}`,
      description: workout.description ?? '',
    },
    check: ({ name, minutes, description }) => {
      const durationMinutes = Number(minutes.trim());
      const isWhole = Number.isInteger(durationMinutes);
      return {
        content: {
          name: name.trim(),
          durationMinutes,
          description: description.trim() || null,
        },
        errors: {
          name: name.trim() === '' && ownText.enterName,
          minutes:
            (!isWhole || durationMinutes < 1 || durationMinutes > 1440) && ownText.enterMinutes,
        },
      };
    },
    send,
    onSent: onDone,
  });
  return (
    <Form form={form} className="grid gap-4">
      <TextField label={ownText.name} maxLength={80} required {...form.text('name')} />
      <TextField
        label={ownText.minutes}
        inputMode="numeric"
        maxLength={4}
        required
        {...form.text('minutes')}
      />
      <TextArea
        label={ownText.description}
        hint={ownText.descriptionHint}
        maxLength={2000}
        rows={6}
        {...form.text('description')}
      />
      <Button type="submit" pending={form.pending}>
        {ownText.save}
      </Button>
    </Form>
  );
}
