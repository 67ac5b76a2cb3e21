import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { nameKit, STRESS_NAMES, startSentence } from '#features/exercises/web/public.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { Card } from '#platform/web/ui/card.tsx';
import {
  eachSide,
  FACTS,
  FACTS_TITLE,
  fromLevelTo,
  metsOf,
  rangeOf,
  secondsOf,
} from '../messages.ts';

/** Equipment, level, repetitions and what it loads. */
export function ExerciseFacts({ exercise }: { exercise: Exercise }) {
  const { kit, from, upTo, reps, seconds, tags, also, met, pattern, unilateral } = exercise;
  return (
    <Card title={FACTS_TITLE}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Fact name={FACTS.equipment} values={kit.map(nameKit)} />
        <Fact name={FACTS.level} values={[fromLevelTo(from, upTo)]} />
        {reps && <Fact name={FACTS.reps} values={[eachSide(rangeOf(reps), unilateral)]} />}
        {seconds && (
          <Fact name={FACTS.seconds} values={[eachSide(secondsOf(seconds), unilateral)]} />
        )}
        {pattern === 'cardio' && <Fact name={FACTS.met} values={[metsOf(met)]} />}
        {tags.length > 0 && (
          <Fact
            name={FACTS.loads}
            values={[startSentence(formatList(tags.map((tag) => STRESS_NAMES[tag])))]}
          />
        )}
        {also.length > 0 && <Fact name={FACTS.also} values={[also.join(', ')]} />}
      </dl>
    </Card>
  );
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-32 shrink-0 text-muted">{name}</dt>
      <dd className="min-w-32 flex-1 break-words">
        {values.map((value) => (
          <span key={value} className="block">
            {value}
          </span>
        ))}
      </dd>
    </div>
  );
}
