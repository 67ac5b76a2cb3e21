import { useId, useState } from 'react';
import { Helpline, TypedFigures, useUnits } from '#features/account/web/public.ts';
import { kcalToKj, kjToKcal } from '#platform/shared/units.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import type { TargetSettingsAnswer } from '../../contract/targets.ts';
import type { EnergyUnit } from '../../rules/energy-balance.ts';
import type { Protection } from '../../rules/protection.ts';
import {
  ownEnergyProblem,
  ownGramsProblem,
  TARGET_MODES,
  WEEKLY_RATES,
} from '../../rules/target-settings.ts';
import { useSaveTargets } from '../api/targets.ts';
import {
  changesOnCheckInDay,
  chooseOneDay,
  enterDailyEnergy,
  enterNumber,
  howWeSetTarget,
  leaveOneDayLower,
  noDeficitExtraEnergy,
  whatGentleModeHides,
} from '../messages/targets.ts';
import { modeText, protectionText, rateText } from '../messages.ts';
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
  const [draft, setDraft] = useState(settings);
  const [texts, setTexts] = useState<Record<Figure, string>>(() => ({
    manualEnergyKcal: textOf(
      settings.manualEnergyKcal !== null && isKj
        ? kcalToKj(settings.manualEnergyKcal)
        : settings.manualEnergyKcal,
    ),
    manualProteinGrams: textOf(settings.manualProteinGrams),
    manualFatGrams: textOf(settings.manualFatGrams),
  }));
  const [wrong, setWrong] = useState<Partial<Record<Figure | 'higherDays', string>>>({});
  const save = useSaveTargets();
  const formId = useId();
  const refused = save.error instanceof ApiError ? save.error.fields : {};

  const submit = () => {
    if (save.isPending) return;
    const figures = FIELDS.map((key) => {
      const typed = parseDecimal(texts[key]);
      const inKj = isKj && key === 'manualEnergyKcal' && typeof typed === 'number';
      return [key, inKj ? kjToKcal(typed) : typed] as const;
    });
    const problems = Object.fromEntries(
      figures.flatMap(([key, value]) => {
        const problem = problemOf(key, value, energyUnit);
        return problem === null ? [] : [[key, problem]];
      }),
    );
    if (draft.mode === 'manual' && texts.manualEnergyKcal.trim() === '') {
      problems['manualEnergyKcal'] = enterDailyEnergy;
    }
    if (draft.dayPattern === 'chosen' && draft.higherDays.length === 0) {
      problems['higherDays'] = chooseOneDay;
    }
    if (draft.dayPattern === 'chosen' && draft.higherDays.length === 7) {
      problems['higherDays'] = leaveOneDayLower;
    }
    setWrong(problems);
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() =>
        document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    const [energy = null, protein = null, fat = null] = figures.map(([, value]) =>
      value === 'invalid' ? null : value,
    );
    save.mutate({
      ...draft,
      manualEnergyKcal: energy,
      manualProteinGrams: protein,
      manualFatGrams: fat,
    });
  };
  const field = (key: Figure, label: string, unit: string) => (
    <NumberField
      label={label}
      unit={unit}
      required={key === 'manualEnergyKcal'}
      value={texts[key]}
      error={wrong[key] ?? refused[key]}
      onValueChange={(text) => setTexts({ ...texts, [key]: text })}
    />
  );

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 gap-4"
    >
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
          value={draft.mode}
          onValueChange={(mode) => setDraft({ ...draft, mode })}
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
                setDraft({ ...draft, weeklyPercent: value === '' ? null : Number(value) })
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
              onCheckedChange={(appliesItself) => setDraft({ ...draft, appliesItself })}
            />
          </div>
        )}
        {draft.mode === 'manual' && (
          <TypedFigures
            label="Your own targets"
            needed={FIELDS.some((key) => wrong[key] ?? refused[key])}
          >
            <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
              {field('manualEnergyKcal', 'Energy', isKj ? 'kJ' : 'kcal')}
              {field('manualProteinGrams', 'Protein', 'g')}
              {field('manualFatGrams', 'Fat', 'g')}
            </div>
          </TypedFigures>
        )}
      </Card>
      {!draft.safeMode && (
        <DayPatternCard
          split={draft}
          week={week}
          error={wrong.higherDays ?? refused['higherDays']}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      )}
      <Card title="Looking after yourself">
        <Switch
          label="Pregnant or breastfeeding"
          description={noDeficitExtraEnergy}
          checked={draft.pregnancy}
          onCheckedChange={(pregnancy) =>
            setDraft({ ...draft, pregnancy, pregnancyStage: null, pregnancyDate: null })
          }
        />
        {draft.pregnancy && (
          <PregnancyFields
            answers={draft}
            error={refused['pregnancyDate']}
            onChange={(answers) => setDraft({ ...draft, ...answers })}
          />
        )}
        <Switch
          label="Gentle mode"
          description={whatGentleModeHides}
          checked={draft.safeMode}
          onCheckedChange={(safeMode) => setDraft({ ...draft, safeMode })}
        />
        {draft.safeMode && <Helpline />}
      </Card>
      <Button type="submit" fullWidth pending={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save targets'}
      </Button>
    </form>
  );
}

function problemOf(key: Figure, value: number | null | 'invalid', unit: EnergyUnit) {
  if (value === 'invalid') return enterNumber;
  if (value === null) return null;
  return key === 'manualEnergyKcal' ? ownEnergyProblem(value, unit) : ownGramsProblem(value);
}

const textOf = (value: number | null): string => (value === null ? '' : formatDecimal(value, 1));
