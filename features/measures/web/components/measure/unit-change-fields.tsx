import { useId } from 'react';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { UnitChange } from '../../../rules/check-measure.ts';
import { ownText } from '../../messages/own.ts';

type UnitChangeFieldsProps = {
  from: string;
  to: string;
  kind: UnitChange['kind'] | null;
  onKind: (kind: UnitChange['kind']) => void;
  factor: string;
  onFactor: (text: string) => void;
  error: string | undefined;
};

/** Asks what becomes of the values in the unit before. */
export function UnitChangeFields(props: UnitChangeFieldsProps) {
  const { kind, onKind, factor, onFactor, error } = props;
  const name = useId();
  const [from, to] = [props.from || ownText.noUnit, props.to || ownText.noUnit];
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{ownText.unitTitle}</legend>
      <ChoiceCard
        type="radio"
        name={name}
        value="convert"
        selected={kind === 'convert'}
        onSelect={() => onKind('convert')}
        title={ownText.convert}
        description={ownText.convertDetail(from, to)}
      />
      {kind === 'convert' && (
        <NumberField
          label={ownText.factor(from, to)}
          required
          value={factor}
          onValueChange={onFactor}
          error={error}
        />
      )}
      <ChoiceCard
        type="radio"
        name={name}
        value="another series"
        selected={kind === 'another series'}
        onSelect={() => onKind('another series')}
        title={ownText.another}
        description={ownText.anotherDetail(from)}
      />
      <p className="text-sm text-muted">{ownText.nothingLost}</p>
    </fieldset>
  );
}
