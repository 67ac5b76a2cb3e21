import type { Goal } from '#features/account/contract.ts';
import { LEVELS, STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import { LEVEL_NAMES } from '#features/exercises/web/public.ts';
import type { PlanDay, PlanInput, Weekday } from '#features/plan-generator/rules/plan-input.ts';
import { EMPTY_KIT } from '#features/training-profile/rules/kit.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import { findChoice, type PlaceChoice } from '../../hooks/use-usual-input.ts';
import { AVOID_NAMES, GOAL_NAMES, makingText } from '../../messages/making.ts';

type AnswersFormProps = {
  input: PlanInput;
  choices: readonly PlaceChoice[];
  onChange: (input: PlanInput) => void;
};

const MINUTES = [10, 15, 20, 30, 40, 45, 60, 75, 90];

const minuteOptions = (now: number) =>
  [...new Set([...MINUTES, now])]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: `${minutes}`, label: makingText.minutesOption(minutes) }));

const NO_DAY = { minutes: 45, kit: EMPTY_KIT, placeName: null };
/** What was said in words: none of the choices. */
const SAID = 'said';

/** The one value that all days share; null if they differ. */
function sharedOf<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/** What a plan is made from: days, minutes, place, goal, level and what to go easy on. */
export function AnswersForm({ input, choices, onChange }: AnswersFormProps) {
  const change = (some: Partial<PlanInput>) => onChange({ ...input, ...some });
  return (
    <>
      <DaysCard days={input.days} choices={choices} onChange={(days) => change({ days })} />
      <Card title={makingText.you}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={makingText.goal}
            value={input.goal}
            options={(Object.keys(GOAL_NAMES) as Goal[]).map((value) => ({
              value,
              label: GOAL_NAMES[value],
            }))}
            onChange={({ target }) => change({ goal: target.value as Goal })}
          />
          <SelectField
            label={makingText.level}
            value={input.level}
            options={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
            onChange={({ target }) => change({ level: target.value as PlanInput['level'] })}
          />
        </div>
        <fieldset className="mt-4 min-w-0">
          <legend className="mb-1.5 text-sm font-medium text-muted">{makingText.avoid}</legend>
          <div className="flex flex-wrap gap-2">
            {STRESS_TAGS.map((tag) => (
              <TickChip
                key={tag}
                label={AVOID_NAMES[tag]}
                checked={input.avoid.includes(tag)}
                onToggle={() =>
                  change({
                    avoid: input.avoid.includes(tag)
                      ? input.avoid.filter((other) => other !== tag)
                      : [...input.avoid, tag],
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      </Card>
    </>
  );
}

type DaysCardProps = {
  days: readonly PlanDay[];
  choices: readonly PlaceChoice[];
  onChange: (days: readonly PlanDay[]) => void;
};

function DaysCard({ days, choices, onChange }: DaysCardProps) {
  const usual = days[0];
  const setAll = (some: Partial<PlanDay>) => onChange(days.map((day) => ({ ...day, ...some })));
  const setOne = (weekday: number, some: Partial<PlanDay>) =>
    onChange(days.map((day) => (day.weekday === weekday ? { ...day, ...some } : day)));
  const setDays = (weekdays: readonly number[]) =>
    onChange(
      [...weekdays]
        .sort((a, b) => a - b)
        .map(
          (weekday): PlanDay =>
            days.find((day) => day.weekday === weekday) ?? {
              ...NO_DAY,
              ...usual,
              weekday: weekday as Weekday,
            },
        ),
    );
  const minutes = sharedOf(days.map((day) => day.minutes));
  const place = sharedOf(days.map((day) => findChoice(choices, day)?.key ?? SAID));
  const placeOf = (key: string) => {
    const choice = choices.find((one) => one.key === key);
    return choice && { placeName: choice.name, kit: choice.kit };
  };
  const placeOptions = (key: string | null) => [
    ...(key === null ? [{ value: '', label: makingText.varied }] : []),
    ...(key === SAID ? [{ value: SAID, label: makingText.asYouSaid }] : []),
    ...choices.map((choice) => ({ value: choice.key, label: choice.label })),
  ];
  return (
    <Card title={makingText.week}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WeekdayBoxes
          value={days.map(({ weekday }) => weekday)}
          error={days.length === 0 ? makingText.noDays : undefined}
          onValueChange={setDays}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={makingText.minutes}
            value={minutes === null ? '' : `${minutes}`}
            options={[
              ...(minutes === null ? [{ value: '', label: makingText.varied }] : []),
              ...minuteOptions(minutes ?? NO_DAY.minutes),
            ]}
            onChange={({ target }) => target.value && setAll({ minutes: Number(target.value) })}
          />
          <SelectField
            label={makingText.place}
            value={place ?? ''}
            options={placeOptions(place)}
            onChange={({ target }) => setAll(placeOf(target.value) ?? {})}
          />
        </div>
        {days.length > 1 && (
          <Disclosure label={makingText.perDay}>
            <ul className="grid gap-4">
              {days.map((day) => {
                const key = findChoice(choices, day)?.key ?? SAID;
                const name = weekdayName(day.weekday);
                return (
                  <li
                    key={day.weekday}
                    className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3"
                  >
                    <SelectField
                      label={makingText.minutesOn(name)}
                      value={`${day.minutes}`}
                      options={minuteOptions(day.minutes)}
                      onChange={({ target }) =>
                        setOne(day.weekday, { minutes: Number(target.value) })
                      }
                    />
                    <SelectField
                      label={makingText.placeOn(name)}
                      value={key}
                      options={placeOptions(key)}
                      onChange={({ target }) => setOne(day.weekday, placeOf(target.value) ?? {})}
                    />
                  </li>
                );
              })}
            </ul>
          </Disclosure>
        )}
      </div>
    </Card>
  );
}
