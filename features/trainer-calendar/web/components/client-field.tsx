import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { TrainerClient } from '../../contract.ts';
import { bookText as t } from '../messages/acts.ts';

/** Instead of a client's id: a person who is no client yet. */
export const SOMEONE_NEW = 'new';

type ClientFieldProps = {
  clients: readonly TrainerClient[];
  value: string;
  /** someone new can be chosen too */
  hasNew?: boolean;
  onChange: (clientId: string) => void;
};

/** For whom it is: a client, or someone new. */
export function ClientField({ clients, value, hasNew = false, onChange }: ClientFieldProps) {
  const options = clients.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t.client}
      value={value}
      options={hasNew ? [...options, { value: SOMEONE_NEW, label: t.someoneNew }] : options}
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
