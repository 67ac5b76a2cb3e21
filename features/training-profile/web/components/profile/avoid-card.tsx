import { STRESS_TAGS, type StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { avoidTexts, profileText } from '../../messages/profile.ts';

type AvoidCardProps = {
  avoid: readonly StressTag[];
  onChange: (avoid: readonly StressTag[]) => void;
};

/** What plans leave out, each with a sentence that says so. */
export function AvoidCard({ avoid, onChange }: AvoidCardProps) {
  const toggle = (tag: StressTag) =>
    onChange(STRESS_TAGS.filter((one) => avoid.includes(one) !== (one === tag)));
  return (
    <Card title={profileText.avoid}>
      <p className="-mt-1 mb-3 text-muted">{profileText.avoidLead}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-2">
        {STRESS_TAGS.map((tag) => (
          <ChoiceCard
            key={tag}
            type="checkbox"
            name="avoid"
            value={tag}
            title={avoidTexts[tag].title}
            description={avoidTexts[tag].leavesOut}
            selected={avoid.includes(tag)}
            onSelect={() => toggle(tag)}
          />
        ))}
      </div>
    </Card>
  );
}
