import {
  LEVELS,
  type Level,
  SKILLS,
  type Skill,
  STRESS_TAGS,
  type StressTag,
} from '#features/exercises/rules/exercise-kinds.ts';
import { LEVEL_NAMES, STRESS_NAMES, startSentence } from '#features/exercises/web/public.ts';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { SKILL_NAMES, suitsText } from '../messages.ts';
import type { OwnExerciseForm } from './use-own-exercise-form.ts';

const levels = LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }));

/** Skill, levels, and what it loads. */
export function SuitsFields({ form }: { form: OwnExerciseForm }) {
  const { draft, change, errors } = form;
  const toggle = (tag: StressTag) =>
    change({
      tags: STRESS_TAGS.filter((one) =>
        one === tag ? !draft.tags.includes(tag) : draft.tags.includes(one),
      ),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented
        label={suitsText.skill}
        options={SKILLS.map((skill) => ({ value: `${skill}`, label: SKILL_NAMES[skill] }))}
        value={`${draft.skill}`}
        onValueChange={(skill) => change({ skill: Number(skill) as Skill })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <SelectField
          label={suitsText.from}
          options={levels}
          value={draft.from}
          error={errors.from}
          onChange={({ target }) => change({ from: target.value as Level })}
        />
        <SelectField
          label={suitsText.upTo}
          options={levels}
          value={draft.upTo}
          error={errors.upTo}
          onChange={({ target }) => change({ upTo: target.value as Level })}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium text-muted">{suitsText.tags}</legend>
        <p className="mb-2 text-sm text-faint">{suitsText.tagsHint}</p>
        <div className="flex flex-wrap gap-2">
          {STRESS_TAGS.map((tag) => (
            <TickChip
              key={tag}
              label={startSentence(STRESS_NAMES[tag])}
              checked={draft.tags.includes(tag)}
              onToggle={() => toggle(tag)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
