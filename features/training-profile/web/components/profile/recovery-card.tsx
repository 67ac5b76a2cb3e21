import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import {
  RECOVERY_ANSWERS,
  RECOVERY_QUESTIONS,
  type RecoveryAnswers,
  toRecovery,
} from '../../../rules/recovery.ts';
import { profileText, recoveryResults, recoveryTexts } from '../../messages/profile.ts';

type RecoveryCardProps = {
  answers: RecoveryAnswers;
  onChange: (answers: RecoveryAnswers) => void;
};

/** Three questions on sleep, soreness and stress, and what follows. */
export function RecoveryCard({ answers, onChange }: RecoveryCardProps) {
  return (
    <Card title={profileText.recovery}>
      <p className="-mt-1 mb-3 text-muted">{profileText.recoveryLead}</p>
      <div className="grid grid-cols-1 gap-4">
        {RECOVERY_QUESTIONS.map((question) => (
          <Segmented
            key={question}
            label={recoveryTexts[question].question}
            options={RECOVERY_ANSWERS.map((value) => ({
              value,
              label: recoveryTexts[question].answers[value],
            }))}
            value={answers[question]}
            onValueChange={(answer) => onChange({ ...answers, [question]: answer })}
          />
        ))}
      </div>
      <p role="status" className="mt-3 text-sm text-muted">
        {recoveryResults[toRecovery(answers)]}
      </p>
    </Card>
  );
}
