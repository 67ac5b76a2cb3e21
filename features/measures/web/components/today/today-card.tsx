import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { isDue } from '../../../rules/due.ts';
import { figureText } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import { latestFigure, type Reading } from '../../../rules/readings.ts';
import { useAddReadings } from '../../api.ts';
import { todayText } from '../../messages.ts';
import { ReadingFields } from '../reading/reading-fields.tsx';
import { checkText, NOTHING_TYPED, type ReadingText } from '../reading/typed-reading.ts';
import { SavedToday } from './saved-today.tsx';
import { WaterToday } from './water-today.tsx';

type TodayCardProps = { measures: readonly Measure[]; readings: readonly Reading[] };

/** Everything that the person tracks, for today, on one screen: each may stay empty. */
export function TodayCard({ measures, readings }: TodayCardProps) {
  const today = useToday();
  const ofToday = readings.filter(({ date }) => date === today);
  const has = ({ key }: Measure) => ofToday.some(({ kind }) => kind === key);
  const water = measures.find(({ form }) => form === 'drinks');
  const open = measures.filter((one) => one !== water && !has(one));
  const saved = measures.filter((one) => one !== water && has(one));
  return (
    <Card title={todayText.title}>
      <div className="grid grid-cols-1 gap-5">
        {water && <WaterToday measure={water} readings={ofToday} />}
        {open.length > 0 ? (
          <QuickEntry key={today} measures={open} readings={readings} />
        ) : (
          <p className="text-muted">{todayText.nothingDue}</p>
        )}
        {saved.length > 0 && <SavedToday measures={saved} readings={ofToday} />}
      </div>
    </Card>
  );
}

type Draft = Record<string, ReadingText>;
const NO_DRAFT: Draft = {};

function QuickEntry({ measures, readings }: TodayCardProps) {
  const today = useToday();
  const momentOn = useMomentOn();
  // One reading each, however often it is sent; the next ones get other ids.
  const [ids, setIds] = useState<Record<string, string>>({});
  const add = useAddReadings();
  const lastOf = (measure: Measure) => latestFigure(readings, measure);
  const due = measures.filter((one) => isDue(one.frequency, lastOf(one)?.date ?? null, today));
  const later = measures.filter((one) => !due.includes(one));

  const form = useForm({
    start: NO_DRAFT,
    check: (draft) => {
      const checked = measures.map((measure) => ({
        measure,
        ...checkText(draft[measure.key] ?? NOTHING_TYPED, measure),
      }));
      const found = checked.flatMap(({ measure, figure }) => (figure ? [{ measure, figure }] : []));
      const problems = checked.map(({ measure, problem }) => [measure.key, problem]);
      const isEmpty = found.length === 0 && checked.every(({ problem }) => problem === null);
      return {
        content: found,
        errors: {
          ...Object.fromEntries(problems),
          nothing: isEmpty && todayText.nothingTyped,
        },
      };
    },
    send: (found) => {
      const all = { ...ids };
      for (const { measure } of found) all[measure.key] ??= newId();
      setIds(all);
      return add.mutateAsync(
        found.map(({ measure, figure }) => ({
          id: all[measure.key] ?? newId(),
          kind: measure.key,
          date: today,
          unit: measure.unit,
          ...figure,
          ...momentOn(today),
        })),
      );
    },
    onSent: () => {
      form.reset({});
      setIds({});
    },
  });

  const field = (measure: Measure) => {
    const last = lastOf(measure);
    return (
      <ReadingFields
        key={measure.key}
        measure={measure}
        value={form.draft[measure.key] ?? NOTHING_TYPED}
        onValueChange={(value) => form.change({ [measure.key]: value })}
        error={form.errors[measure.key]}
        hint={last ? todayText.last(figureText(last, measure), last.date, today) : todayText.never}
      />
    );
  };
  const isWrongLater = later.some(({ key }) => form.errors[key] !== undefined);
  return (
    <Form form={form} className="grid grid-cols-1 gap-5">
      <p className="text-muted">{due.length > 0 ? todayText.fillAny : todayText.nothingDue}</p>
      {due.map(field)}
      {later.length > 0 && (
        <Disclosure label={todayText.notDue} needed={isWrongLater} openAtFirst={due.length === 0}>
          <div className="grid grid-cols-1 gap-5">{later.map(field)}</div>
        </Disclosure>
      )}
      {form.errors['nothing'] && (
        <p role="alert" className="text-sm text-danger">
          {form.errors['nothing']}
        </p>
      )}
      <FormProblem form={form} />
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? todayText.saving : todayText.save}
      </Button>
    </Form>
  );
}
