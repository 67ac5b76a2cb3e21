import { useState } from 'react';
import { useGuarded } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Overview } from '../../../contract.ts';
import { memberName } from '../../../rules.ts';
import { useMembers, useOffer } from '../../api.ts';
import {
  newOwnerNeedsAPlan,
  noOneJoinedYet,
  offerIsInTheirProfile,
} from '../../messages/settings.ts';
import { sentenceOf } from '../../messages.ts';

/** Offers the organisation to a member, who has to agree. */
export function HandOverCard({ overview }: { overview: Overview }) {
  const offer = useOffer(overview.id);
  const { busy, run, dialog } = useGuarded();
  const { offeredTo } = overview;
  const offerTo = (memberId: string | null) => void run(() => offer.mutateAsync(memberId));
  return (
    <Card title="Hand over">
      {offeredTo ? (
        <StatusMessage
          tone="info"
          title={`Offered to ${offeredTo.name}`}
          action={
            <Button variant="secondary" size="sm" pending={busy} onClick={() => offerTo(null)}>
              Withdraw offer
            </Button>
          }
        >
          {offerIsInTheirProfile}
        </StatusMessage>
      ) : (
        <ChooseHeir id={overview.id} busy={busy} onChoose={offerTo} />
      )}
      {dialog}
    </Card>
  );
}

type ChooseHeirProps = { id: string; busy: boolean; onChoose: (memberId: string) => void };

function ChooseHeir({ id, busy, onChoose }: ChooseHeirProps) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState('');
  const { data, error } = useMembers(id, { q: q || undefined, state: 'active', page: 1 });
  const people = (data?.members ?? []).filter(({ role }) => role !== 'owner');
  const none = q ? 'No matches' : noOneJoinedYet;
  const heir = people.find((member) => member.id === chosen) ?? people[0];
  return (
    <div className="flex flex-col gap-4">
      {error && <StatusMessage tone="error" title={sentenceOf(error)} />}
      <p className="text-muted">{newOwnerNeedsAPlan}</p>
      <TextField
        label="Find a member"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <SelectField
        label="New owner"
        value={heir?.id ?? ''}
        disabled={!heir}
        options={
          heir
            ? people.map((member) => ({ value: member.id, label: memberName(member) }))
            : [{ value: '', label: error ? 'Members couldn’t be loaded' : none }]
        }
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button
        variant="secondary"
        className="sm:self-start"
        pending={busy}
        disabled={!heir}
        onClick={() => heir && onChoose(heir.id)}
      >
        Offer it
      </Button>
    </div>
  );
}
