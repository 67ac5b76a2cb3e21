import { useState } from 'react';
import { useCurrentUser, useUnits } from '#features/account/web/public.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { newId } from '#platform/shared/ids.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { NAVY_ERROR, navyBodyFat } from '../../../rules/body-fat.ts';
import { checkReading } from '../../../rules/check-reading.ts';
import { findKind, type KindKey } from '../../../rules/kinds.ts';
import { type Measure, toKnownMeasure, toLengthUnit } from '../../../rules/measure.ts';
import { latestFigure, type Reading } from '../../../rules/readings.ts';
import { useAddReadings } from '../../api.ts';
import { navyText } from '../../messages/navy.ts';

/** Body fat by the US Navy formula, from the latest girths or others. */
export function NavyCard({ readings }: { readings: readonly Reading[] }) {
  const user = useCurrentUser().data;
  const { heightUnit } = useUnits();
  if (!user) return null;
  const { gender, height } = user;
  return (
    <Card>
      <Disclosure label={navyText.title}>
        <p className="text-muted">{navyText.lead}</p>
        {gender && height ? (
          <NavyForm
            gender={gender}
            heightCm={height}
            lengthUnit={toLengthUnit(heightUnit)}
            readings={readings}
          />
        ) : (
          <div className="mt-3">
            <p className="mb-3">{navyText.needsHeight}</p>
            <LinkButton href="/profile" variant="secondary">
              {navyText.toProfile}
            </LinkButton>
          </div>
        )}
      </Disclosure>
    </Card>
  );
}

type NavyFormProps = {
  gender: 'male' | 'female';
  heightCm: number;
  lengthUnit: 'cm' | 'in';
  readings: readonly Reading[];
};

type Girth = 'neck' | 'waist' | 'hips';

function NavyForm({ gender, heightCm, lengthUnit, readings }: NavyFormProps) {
  const today = useToday();
  const momentOn = useMomentOn();
  const add = useAddReadings();
  const [ids, setIds] = useState(newIds);
  const girths: Girth[] = gender === 'male' ? ['neck', 'waist'] : ['neck', 'waist', 'hips'];
  const measures = girths.map((key) => measureOf(key, lengthUnit));
  const start = Object.fromEntries(
    measures.map((measure) => {
      const last = latestFigure(readings, measure);
      return [measure.key, last ? formatDecimal(last.value, measure.digits) : ''];
    }),
  ) as Record<Girth, string>;

  const checkGirths = (draft: Record<string, string>) =>
    measures.map((measure) => {
      const first = parseDecimal(draft[measure.key] ?? '');
      return { measure, ...checkReading({ first, second: null }, measure) };
    });
  const toPercent = (checked: ReturnType<typeof checkGirths>): number | null => {
    const toCm = (key: Girth) => {
      const one = checked.find(({ measure }) => measure.key === key);
      const perCm = one?.measure.factors['cm'] ?? 1;
      return one?.figure ? one.figure.value / perCm : null;
    };
    const [neckCm, waistCm] = [toCm('neck'), toCm('waist')];
    if (neckCm === null || waistCm === null) return null;
    return navyBodyFat({ gender, heightCm, neckCm, waistCm, hipsCm: toCm('hips') });
  };

  const form = useForm({
    start,
    check: (draft) => {
      const checked = checkGirths(draft);
      const percent = toPercent(checked);
      const problems = checked.map(({ measure, problem, figure }) => [
        measure.key,
        problem ?? (figure ? null : navyText.enterAll(measure.name.toLowerCase())),
      ]);
      return {
        content: percent === null ? null : { percent, checked },
        errors: Object.fromEntries(problems),
      };
    },
    send: ({ percent, checked }) => {
      const moment = { date: today, ...momentOn(today) };
      const wasMeasured = (measure: Measure, value: number) =>
        latestFigure(
          readings.filter(({ date }) => date === today),
          measure,
        )?.value === value;
      const typed = checked.flatMap(({ measure, figure }) =>
        figure && !wasMeasured(measure, figure.value)
          ? [
              {
                ...moment,
                id: ids[measure.key as Girth],
                kind: measure.key,
                unit: measure.unit,
                ...figure,
              },
            ]
          : [],
      );
      return add.mutateAsync([
        { ...moment, id: ids.bodyFat, kind: 'bodyFat', unit: '%', value: percent, method: 'navy' },
        ...typed,
      ]);
    },
    onSent: () => setIds(newIds()),
  });
  const checked = checkGirths(form.draft);
  const percent = toPercent(checked);
  const isWhole = checked.every(({ figure }) => figure !== null);
  return (
    <Form form={form} className="mt-4 grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-3">
        {measures.map((measure) => (
          <NumberField
            key={measure.key}
            label={measure.name}
            unit={measure.unit}
            required
            {...form.value(measure.key as Girth)}
          />
        ))}
      </div>
      <div role="status">
        {percent !== null && (
          <p className="text-2xl font-semibold">{navyText.result(formatDecimal(percent, 1))}</p>
        )}
        {percent === null && (
          <p className="text-muted">
            {isWhole
              ? navyText.impossible
              : navyText.enterAll(formatList(measures.map(({ name }) => name.toLowerCase())))}
          </p>
        )}
      </div>
      <p className="text-sm text-muted">
        {navyText.error(NAVY_ERROR[gender])} {gender === 'female' && `${navyText.pregnancy} `}
        {navyText.source}
      </p>
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? navyText.saving : navyText.save}
      </Button>
    </Form>
  );
}

const newIds = () => ({ bodyFat: newId(), neck: newId(), waist: newId(), hips: newId() });

function measureOf(key: KindKey, lengthUnit: 'cm' | 'in'): Measure {
  const kind = findKind(key);
  if (!kind) throw new Error(`No measure ${key}`);
  return toKnownMeasure(kind, lengthUnit);
}
