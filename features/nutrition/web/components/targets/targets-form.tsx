import { Helpline, TypedFigures, useUnits } from '#features/account/web/public.ts';
import { kcalToKj, kjToKcal } from '#platform/shared/units.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import type { TargetSettingsAnswer } from '../../../contract/targets.ts';
import type { EnergyUnit } from '../../../rules/learning/energy-balance.ts';
import type { Protection } from '../../../rules/targets/protection.ts';
import {
  ownEnergyProblem,
  ownGramsProblem,
  TARGET_MODES,
  WEEKLY_RATES,
} from '../../../rules/targets/target-settings.ts';
import { useSaveTargets } from '../../api/targets.ts';
import {
  changesOnCheckInDay,
  chooseOneDay,
  enterDailyEnergy,
  enterNumber,
  howWeSetTarget,
  leaveOneDayLower,
  noDeficitExtraEnergy,
  whatGentleModeHides,
} from '../../messages/targets.ts';
import { modeText, protectionText, rateText } from '../../messages.ts';
import { DayPatternCard } from './day-pattern-card.tsx';
import { PregnancyFields } from './pregnancy-fields.tsx';

type TargetsFormProps = {
  settings: TargetSettingsAnswer;
  protection: Protection | null;
  week: { meanKcal: number; lowestKcal: number; trainingDays: number[] } | null;
};

const FIELDS = ['manualEnergyKcal', 'manualProteinGrams', 'manualFatGrams'] as const;
type Figure = (typeof FIELDS)[number];

/** How the target is made. The limits that keep it safe are no choice. */
export function TargetsForm({ settings, protection, week }: TargetsFormProps) {
  const { energyUnit } = useUnits();
  const isKj = energyUnit === 'kj';
  const save = useSaveTargets();
  const form = useForm({
    start: toDraft(settings, isKj),
    check: (draft) => checkTargets(draft, energyUnit),
    send: save.mutateAsync,
  });
  const { draft, errors, change } = form;
  const field = (key: Figure, label: string, unit: string) => (
    <NumberField
      label={label}
      unit={unit}
      required={key === 'manualEnergyKcal'}
      {...form.value(key)}
    />
  );

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {protection && (
        <StatusMessage tone="info" title="No calorie deficit">
          {protectionText[protection]}
        </StatusMessage>
      )}
      <Card title={howWeSetTarget}>
        <Segmented
          label={howWeSetTarget}
          hideLabel
          options={TARGET_MODES.map((value) => ({ value, label: modeText[value].label }))}
          {...form.value('mode')}
        />
        <p className="mt-3 text-muted">{modeText[draft.mode].detail}</p>
        {draft.mode === 'automatic' && protection !== 'minor' && (
          <div className="mt-4">
            <SelectField
              label="Weight goal"
              value={draft.weeklyPercent === null ? '' : String(draft.weeklyPercent)}
              options={[
                { value: '', label: 'Match my goals' },
                ...WEEKLY_RATES.map((rate) => ({ value: String(rate), label: rateText(rate) })),
              ]}
              onChange={({ target: { value } }) =>
                change({ weeklyPercent: value === '' ? null : Number(value) })
              }
            />
          </div>
        )}
        {draft.mode === 'automatic' && (
          <div className="mt-2">
            <Switch
              label="Apply automatically each week"
              description={changesOnCheckInDay}
              checked={draft.appliesItself}
              onCheckedChange={(appliesItself) => change({ appliesItself })}
            />
          </div>
        )}
        {draft.mode === 'manual' && (
          <TypedFigures label="Your own targets" needed={FIELDS.some((key) => errors[key])}>
            <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
              {field('manualEnergyKcal', 'Energy', isKj ? 'kJ' : 'kcal')}
              {field('manualProteinGrams', 'Protein', 'g')}
              {field('manualFatGrams', 'Fat', 'g')}
            </div>
          </TypedFigures>
        )}
      </Card>
      {!draft.safeMode && (
        <DayPatternCard split={draft} week={week} error={errors.higherDays} onChange={change} />
      )}
      <Card title="Looking after yourself">
        <Switch
          label="Pregnant or breastfeeding"
          description={noDeficitExtraEnergy}
          checked={draft.pregnancy}
          onCheckedChange={(pregnancy) =>
            change({ pregnancy, pregnancyStage: null, pregnancyDate: null })
          }
        />
        {draft.pregnancy && (
          <PregnancyFields answers={draft} error={errors.pregnancyDate} onChange={change} />
        )}
        <Switch
          label="Gentle mode"
          description={whatGentleModeHides}
          checked={draft.safeMode}
          onCheckedChange={(safeMode) => change({ safeMode })}
        />
        {draft.safeMode && <Helpline />}
      </Card>
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? 'Saving...' : 'Save targets'}
      </Button>
    </Form>
  );
}

type Draft = Omit<TargetSettingsAnswer, Figure> & Record<Figure, string>;

function toDraft(settings: TargetSettingsAnswer, isKj: boolean): Draft {
  const energy = settings.manualEnergyKcal;
  return {
    ...settings,
    manualEnergyKcal: textOf(energy !== null && isKj ? kcalToKj(energy) : energy),
    manualProteinGrams: textOf(settings.manualProteinGrams),
    manualFatGrams: textOf(settings.manualFatGrams),
  };
}

function checkTargets(draft: Draft, unit: EnergyUnit) {
  const errors: Partial<Record<Figure | 'higherDays', string>> = {};
  const figure = (key: Figure): number | null => {
    const typed = parseDecimal(draft[key]);
    if (typed === 'invalid') errors[key] = enterNumber;
    if (typeof typed !== 'number') return null;
    const isEnergy = key === 'manualEnergyKcal';
    const value = isEnergy && unit === 'kj' ? kjToKcal(typed) : typed;
    const problem = isEnergy ? ownEnergyProblem(value, unit) : ownGramsProblem(value);
    if (problem !== null) errors[key] = problem;
    return value;
  };
  const content = {
    ...draft,
    manualEnergyKcal: figure('manualEnergyKcal'),
    manualProteinGrams: figure('manualProteinGrams'),
    manualFatGrams: figure('manualFatGrams'),
  };
  if (draft.mode === 'manual' && draft.manualEnergyKcal.trim() === '') {
    errors.manualEnergyKcal = enterDailyEnergy;
  }
  if (draft.dayPattern === 'chosen' && draft.higherDays.length === 0) {
    errors.higherDays = chooseOneDay;
  }
  if (draft.dayPattern === 'chosen' && draft.higherDays.length === 7) {
    errors.higherDays = leaveOneDayLower;
  }
  return { content, errors };
}

const textOf = (value: number | null): string => (value === null ? '' : formatDecimal(value, 1));
