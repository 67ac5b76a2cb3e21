import { Wand2 } from 'lucide-react';
import { useRef } from 'react';
import { applyRequest } from '#features/plan-blocks/rules/apply-request.ts';
import type { PlanInput, Weekday } from '#features/plan-generator/rules/plan-input.ts';
import type { RequestConstraints } from '#features/training-requests/rules/constraints.ts';
import { RequestBox, type Unread } from '#features/training-requests/web/public.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { Usual } from '../../hooks/use-usual-input.ts';
import { makingText } from '../../messages/making.ts';
import { AnswersForm } from './answers-form.tsx';

type AskForWeekProps = {
  usual: Usual;
  input: PlanInput;
  isMaking: boolean;
  onChange: (input: PlanInput) => void;
  onRequest: (request: RequestConstraints) => void;
  onMake: (input: PlanInput) => void;
};

/** The answers that a week is made from, in words or one by one. */
export function AskForWeek({
  usual,
  input,
  isMaking,
  onChange,
  onRequest,
  onMake,
}: AskForWeekProps) {
  const unread = useRef<Unread>(null);
  const makesOnceRead = useRef(false);
  const press = () => {
    const read = unread.current?.read ?? null;
    makesOnceRead.current = read !== null;
    if (read) read();
    else onMake(input);
  };
  const todayWeekday = weekdayOf(useToday()) as Weekday;
  return (
    <>
      <PageHeader title={makingText.title} subtitle={makingText.lead} back="/workouts" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card title={makingText.ownWords}>
          <RequestBox
            unread={unread}
            onConstraints={(constraints) => {
              const around = { places: usual.places, todayWeekday };
              const wanted = applyRequest(usual.input, constraints, around);
              onChange(wanted);
              onRequest(constraints);
              if (makesOnceRead.current) onMake(wanted);
              makesOnceRead.current = false;
            }}
          />
        </Card>
        <AnswersForm input={input} choices={usual.choices} onChange={onChange} />
        <LinkButton
          href="/workouts/places"
          variant="ghost"
          size="sm"
          className="-ml-4 justify-self-start"
        >
          {makingText.ownPlaces}
        </LinkButton>
        <div className="save-bar sticky bottom-(--in-reach) z-10 rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4">
          <Button
            fullWidth
            pending={isMaking}
            disabled={input.days.length === 0}
            icon={<Wand2 aria-hidden size={20} />}
            onClick={press}
          >
            {isMaking ? makingText.making : makingText.make}
          </Button>
        </div>
      </div>
    </>
  );
}
