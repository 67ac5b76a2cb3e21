import { useState } from 'react';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { usePlanSettings } from '#features/meal-plans/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toTemplateDays } from '../../rules/plan-template.ts';
import { useAddTemplate } from '../api.ts';
import { templateText } from '../messages.ts';

const MAX_NAME = 60;

/** Keeps the meals of a day or a week under a name. */
export function SaveTemplate({ days }: { days: readonly PlanDay[] }) {
  const today = useToday();
  const add = useAddTemplate();
  const personId = usePlanSettings().data?.personId;
  // One template, however often it is sent.
  const [id, setId] = useState(newId);
  const [only] = days;
  const form = useForm({
    start: {
      name:
        days.length === 1 && only
          ? templateText.usualDay(dayName(only.date, today))
          : templateText.usualWeek,
    },
    check: ({ name }) =>
      name.trim() === ''
        ? { errors: { name: templateText.nameWrong } }
        : { content: { name: name.trim(), days: toTemplateDays(days) } },
    send: (content) => add.mutateAsync({ ...content, id, personId }),
    onSent: () => setId(newId()),
  });
  return (
    <Card title={templateText.saveTitle}>
      <p className="mb-4 text-muted">{templateText.saveLead}</p>
      <Form form={form} className="grid grid-cols-1 gap-4">
        <TextField
          label={templateText.name}
          required
          maxLength={MAX_NAME}
          autoComplete="off"
          {...form.text('name')}
        />
        <Button type="submit" pending={form.pending}>
          {templateText.save}
        </Button>
      </Form>
    </Card>
  );
}
