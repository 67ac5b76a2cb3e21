import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { HealthScreening } from '../../../contract.ts';
import {
  HEALTH_QUESTIONS,
  HEALTH_WORDING_VERSION,
  type HealthQuestion,
} from '../../../rules/health-screening.ts';
import { healthQuestions, healthText } from '../../messages/health.ts';
import { YesOrNo } from './yes-or-no.tsx';

type Answers = Record<HealthQuestion, boolean | null>;

const NOTHING = Object.fromEntries(HEALTH_QUESTIONS.map((one) => [one, null])) as Answers;

type HealthFormProps = {
  send: (screening: HealthScreening) => Promise<unknown>;
  onSent: () => void;
};

/** The questions, each yes or no. */
export function HealthForm({ send, onSent }: HealthFormProps) {
  const today = useToday();
  const form = useForm({
    start: NOTHING,
    check: (answers) => ({
      content: {
        answers: Object.fromEntries(HEALTH_QUESTIONS.map((one) => [one, answers[one] === true])),
        wordingVersion: HEALTH_WORDING_VERSION,
        answeredOn: today,
        clearedOn: null,
      },
      errors: Object.fromEntries(
        HEALTH_QUESTIONS.map((one) => [one, answers[one] === null && healthText.answerAll]),
      ),
    }),
    send,
    onSent,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <Card padded={false} className="divide-y divide-line px-4 sm:px-5">
        {HEALTH_QUESTIONS.map((one) => (
          <YesOrNo
            key={one}
            {...healthQuestions[one]}
            value={form.draft[one]}
            error={form.errors[one]}
            onChange={(answer) => form.change({ [one]: answer })}
          />
        ))}
      </Card>
      <FormProblem form={form} />
      <Button type="submit" fullWidth pending={form.pending}>
        {healthText.save}
      </Button>
    </Form>
  );
}
