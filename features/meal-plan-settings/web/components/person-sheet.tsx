import { EatingFields } from '#features/household/web/public.ts';
import type { PlanPerson } from '#features/meal-plans/rules/plan-settings.ts';
import { PortionStepper } from '#features/meal-week/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { personText } from '../messages/people.ts';

const [MIN_SHARE, MAX_SHARE] = [0.25, 3];
const MAX_NAME = 40;

type PersonSheetProps = {
  person: PlanPerson;
  isNew: boolean;
  /** has joined with an account: all but the portion is theirs to say */
  isMember: boolean;
  onSave: (person: PlanPerson) => void;
  /** null: it cannot go */
  onRemove: (() => void) | null;
  onClose: () => void;
};

/** One eater: how much, and what they may not be served. */
export function PersonSheet(props: PersonSheetProps) {
  const { person, isNew, isMember, onSave, onRemove, onClose } = props;
  const { diets = [], without = [] } = person;
  const form = useForm({
    start: { name: person.name, share: person.share, diets, without },
    check: ({ name, ...rest }) =>
      name.trim() === ''
        ? { errors: { name: personText.nameWrong } }
        : { content: { ...person, ...rest, name: name.trim() } },
    send: async (content: PlanPerson) => onSave(content),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isNew ? personText.add : isMember ? <bdi>{person.name}</bdi> : personText.change}
      description={isMember ? personText.memberLead : undefined}
      footer={
        <>
          {onRemove && (
            <Button variant="ghost" onClick={onRemove}>
              {personText.remove}
            </Button>
          )}
          <Button onClick={form.submit}>{personText.save}</Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-5">
        {!isMember && (
          <TextField
            label={personText.name}
            required
            maxLength={MAX_NAME}
            autoComplete="off"
            {...form.text('name')}
          />
        )}
        <PortionStepper
          name={personText.portion}
          value={form.draft.share}
          onChange={(share) =>
            form.change({ share: Math.min(MAX_SHARE, Math.max(MIN_SHARE, share)) })
          }
        />
        {!isMember && (
          <>
            <EatingFields value={form.draft} onChange={(eating) => form.change(eating)} />
            <p className="text-sm text-muted">{personText.eatingHint}</p>
          </>
        )}
      </Form>
    </Dialog>
  );
}
