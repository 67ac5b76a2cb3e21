import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { checkHeart, toHeartDraft } from '../../../rules/heart-form.ts';
import type { HeartSettings } from '../../../rules/zones.ts';
import { useSaveHeartSettings } from '../../api.ts';
import { heartText } from '../../messages/heart.ts';

/** What a person says of their heart rate. */
export function HeartForm({ settings }: { settings: HeartSettings }) {
  const save = useSaveHeartSettings();
  const form = useForm({
    start: toHeartDraft(settings),
    check: checkHeart,
    send: (content) => save.mutateAsync(content),
  });
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormProblem form={form} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <NumberField
          label={heartText.restingRate}
          unit="bpm"
          inputMode="numeric"
          hint={heartText.restingHint}
          {...form.value('restingRate')}
        />
        <NumberField
          label={heartText.maxRate}
          unit="bpm"
          inputMode="numeric"
          hint={heartText.maxHint}
          {...form.value('maxRate')}
        />
      </div>
      <Switch
        label={heartText.byEffort}
        description={heartText.byEffortHint}
        checked={form.draft.byEffort}
        onCheckedChange={(byEffort) => form.change({ byEffort })}
      />
      <Button type="submit" variant="secondary" pending={form.pending}>
        {form.pending ? heartText.saving : heartText.save}
      </Button>
    </Form>
  );
}
