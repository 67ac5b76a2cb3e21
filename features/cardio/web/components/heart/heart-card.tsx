import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { useZones } from '../../hooks/use-zones.ts';
import { heartText } from '../../messages/heart.ts';
import { HeartForm } from './heart-form.tsx';
import { ZoneTable } from './zone-table.tsx';

const ADULT_AGE = 18;

/** The person's zones, the formula behind them, and what they can say of their heart. */
export function HeartCard() {
  const { age, settings, zones } = useZones();
  const isMinor = age !== null && age < ADULT_AGE;
  return (
    <Card>
      <Disclosure label={heartText.show}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {zones ? (
            <>
              <ZoneTable zones={zones} />
              <div className="grid gap-1 text-sm text-muted">
                <p>{heartText.formulas[zones.formula](zones.highest)}</p>
                <p>{heartText.limits}</p>
                <p>{heartText.rough}</p>
              </div>
            </>
          ) : (
            <p className="text-muted">
              {isMinor
                ? heartText.minor
                : settings?.byEffort
                  ? heartText.byEffortOn
                  : heartText.noAge}
            </p>
          )}
          {!isMinor && settings && <HeartForm key={JSON.stringify(settings)} settings={settings} />}
        </div>
      </Disclosure>
    </Card>
  );
}
