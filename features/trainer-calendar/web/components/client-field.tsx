import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { TrainerClient } from '../../contract.ts';
import { bookText as t } from '../messages/acts.ts';

type ClientFieldProps = {
  clients: readonly TrainerClient[];
  value: string;
  onChange: (clientId: string) => void;
};

/** For whom it is: one of those who have booked before. */
export function ClientField({ clients, value, onChange }: ClientFieldProps) {
  return (
    <SelectField
      label={t.client}
      value={value}
      options={clients.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** An offer is missing first, with the way to them. */
export function OffersFirst({ says, link }: { says: string; link: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{says}</p>
      <LinkButton href="/trainers/offers" size="sm" variant="secondary">
        {link}
      </LinkButton>
    </div>
  );
}
