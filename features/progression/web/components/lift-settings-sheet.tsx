import { useCurrentUser, useUnits } from '#features/account/web/public.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { figureOf, kgOf, weightText } from '#features/training-profile/web/public.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { defaultRule, listRules } from '../../rules/default-rule.ts';
import type { LiftSettings, ProgressionRule } from '../../rules/progression-rule.ts';
import { MAX_STEP_KG, MIN_STEP_KG } from '../../rules/settings.ts';
import { useLifts, useSaveLiftSettings } from '../api.ts';
import { RULE_TEXTS, settingsText } from '../messages/settings.ts';

type LiftSettingsSheetProps = {
  /** null: closed */
  exercise: Exercise | null;
  onClose: () => void;
};

/** How an exercise gets harder, its unit, step and rest; nothing chosen is as usual. */
export function LiftSettingsSheet({ exercise, onClose }: LiftSettingsSheetProps) {
  const { lifts } = useLifts();
  return (
    <Dialog
      open={exercise !== null}
      onOpenChange={(open) => !open && onClose()}
      title={exercise ? settingsText.title(exercise.name) : ''}
    >
      {exercise && lifts && (
        <Fields exercise={exercise} settings={lifts.of(exercise.id).settings} onDone={onClose} />
      )}
    </Dialog>
  );
}

const RESTS = [0, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300];

type Draft = { rule: ProgressionRule; unit: '' | 'kg' | 'lb'; step: string; rest: string };

type FieldsProps = { exercise: Exercise; settings: LiftSettings; onDone: () => void };

function Fields({ exercise, settings, onDone }: FieldsProps) {
  const own = useUnits().weightUnit;
  const level = useCurrentUser().data?.fitnessLevel ?? 'beginner';
  const usual = defaultRule(exercise, level);
  const { save } = useSaveLiftSettings(exercise.id);
  const inUnit = (unit: Draft['unit']) => unit || own;
  const start: Draft = {
    rule: settings.rule ?? usual,
    unit: settings.unit ?? '',
    step: settings.stepKg === null ? '' : figureOf(settings.stepKg, settings.unit ?? own),
    rest: settings.restSeconds === null ? '' : `${settings.restSeconds}`,
  };
  const form = useForm({
    start,
    check: ({ rule, unit, step, rest }) => {
      const figure = parseDecimal(step);
      const stepKg = typeof figure === 'number' ? kgOf(figure, inUnit(unit)) : null;
      const isWrong =
        figure === 'invalid' || (stepKg !== null && (stepKg < MIN_STEP_KG || stepKg > MAX_STEP_KG));
      const [least, most] = [MIN_STEP_KG, MAX_STEP_KG].map((kg) => weightText(kg, inUnit(unit)));
      return {
        content: {
          rule: rule === usual ? null : rule,
          unit: unit || null,
          stepKg,
          restSeconds: rest === '' ? null : Number(rest),
        },
        errors: { step: isWrong && settingsText.stepProblem(least ?? '', most ?? '') },
      };
    },
    send: save,
    onSent: onDone,
  });
  const { rule, unit, rest } = form.draft;
  const hasLoad = exercise.loadType === 'external' || exercise.loadType === 'bodyweight';
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 text-sm font-medium text-muted">{settingsText.rule}</legend>
        {listRules(exercise).map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            name="rule"
            value={one}
            title={
              one === usual ? settingsText.usual(RULE_TEXTS[one].title) : RULE_TEXTS[one].title
            }
            description={RULE_TEXTS[one].how}
            selected={rule === one}
            onSelect={() => form.change({ rule: one })}
          />
        ))}
      </fieldset>
      {hasLoad && (
        <>
          <Segmented
            label={settingsText.unit}
            options={[
              { value: '', label: settingsText.ownUnit },
              { value: 'kg', label: settingsText.kg },
              { value: 'lb', label: settingsText.lb },
            ]}
            value={unit}
            onValueChange={(next) => form.change({ unit: next })}
          />
          <NumberField
            label={settingsText.step}
            unit={inUnit(unit)}
            hint={settingsText.stepHint}
            {...form.value('step')}
          />
        </>
      )}
      <SelectField
        label={settingsText.rest}
        value={rest}
        options={[
          { value: '', label: settingsText.usualRest },
          ...[...new Set([...RESTS, ...(rest === '' ? [] : [Number(rest)])])]
            .sort((a, b) => a - b)
            .map((seconds) => ({
              value: `${seconds}`,
              label: settingsText.restOption(seconds),
            })),
        ]}
        onChange={({ target }) => form.change({ rest: target.value })}
      />
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? settingsText.saving : settingsText.save}
      </Button>
    </Form>
  );
}
