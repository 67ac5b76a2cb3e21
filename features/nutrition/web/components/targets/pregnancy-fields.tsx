import { useToday } from '#platform/web/time/use-today.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { PREGNANCY_STAGES, type PregnancyAnswers } from '../../../rules/targets/pregnancy.ts';
import { unknownNeedText } from '../../messages/goals.ts';
import { estimateIsFine, extraEnergyStops } from '../../messages/targets.ts';
import { stageText } from '../../messages.ts';

type PregnancyFieldsProps = {
  answers: PregnancyAnswers;
  error: string | undefined;
  onChange: (answers: PregnancyAnswers) => void;
};

/** The stage and its date: the rest follows by the calendar. */
export function PregnancyFields({ answers, error, onChange }: PregnancyFieldsProps) {
  const today = useToday();
  const { pregnancyStage: stage, pregnancyDate } = answers;
  return (
    <div className="my-2 grid gap-4 rounded-control bg-raised p-3">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium text-muted">Your stage</legend>
        <div className="grid gap-2">
          {PREGNANCY_STAGES.map((value) => (
            <ChoiceCard
              key={value}
              type="radio"
              name="pregnancy-stage"
              value={value}
              {...stageText[value]}
              selected={stage === value}
              // The date of one stage says nothing about another.
              onSelect={() =>
                value !== stage && onChange({ pregnancyStage: value, pregnancyDate: null })
              }
            />
          ))}
        </div>
      </fieldset>
      {stage === null && <p className="text-sm text-muted">{unknownNeedText.not_said}</p>}
      {stage === 'partly_breastfeeding' && (
        <p className="text-sm text-muted">{unknownNeedText.no_reference}</p>
      )}
      {(stage === 'pregnant' || stage === 'fully_breastfeeding') && (
        <TextField
          key={stage}
          label={stage === 'pregnant' ? 'Due date' : 'Your baby’s birthday'}
          hint={stage === 'pregnant' ? estimateIsFine : extraEnergyStops}
          type="date"
          max={stage === 'pregnant' ? undefined : today}
          value={pregnancyDate ?? ''}
          error={error}
          onChange={({ target: { value } }) =>
            onChange({ pregnancyStage: stage, pregnancyDate: value === '' ? null : value })
          }
        />
      )}
    </div>
  );
}
