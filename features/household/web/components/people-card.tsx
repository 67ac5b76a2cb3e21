import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Household, HouseholdMember } from '../../contract.ts';
import { usePlaces, useRemovePerson, useRenewLink } from '../api.ts';
import { householdText as text } from '../messages/household.ts';
import { eatsText } from './eats-text.ts';
import type { ShownLink } from './invite-sheet.tsx';
import { PersonMenu } from './person-menu.tsx';

type PeopleCardProps = { household: Household; onLink: (link: ShownLink) => void };

/** Everybody who shares the plan, and for the host who was asked. */
export function PeopleCard({ household: { role, people }, onLink }: PeopleCardProps) {
  const [opened, setOpened] = useState<{ id: string; step: 'menu' | 'sure' } | null>(null);
  const renew = useRenewLink();
  const remove = useRemovePerson();
  const { data: places = [] } = usePlaces(role === 'host');
  useFocusKept(people.length);
  const person = people.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  const takeOut = (one: HouseholdMember) => {
    close();
    remove.mutate(one);
  };
  const makeLink = (one: HouseholdMember) => {
    close();
    renew.mutate(one, { onSuccess: ({ token }) => onLink({ name: one.name, token }) });
  };
  return (
    <Card title={text.people}>
      <ul className="@container -my-2 divide-y divide-line">
        {people.map((one) => (
          <PersonRow
            key={one.id}
            person={one}
            onMore={
              role === 'host' && !one.isMe
                ? () => setOpened({ id: one.id, step: 'menu' })
                : undefined
            }
          />
        ))}
      </ul>
      {person && opened?.step === 'menu' && (
        <PersonMenu
          person={person}
          places={places}
          onNewLink={() => makeLink(person)}
          onRemove={() =>
            person.state === 'active' ? setOpened({ id: person.id, step: 'sure' }) : takeOut(person)
          }
          onClose={close}
        />
      )}
      {person && opened?.step === 'sure' && (
        <Dialog
          open
          onOpenChange={close}
          title={<bdi>{text.sure(person.name)}</bdi>}
          description={text.sureLead}
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                {text.keep}
              </Button>
              <Button variant="danger" onClick={() => takeOut(person)}>
                {text.remove}
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}

type PersonRowProps = { person: HouseholdMember; onMore: (() => void) | undefined };

function PersonRow({ person, onMore }: PersonRowProps) {
  const { name, isMe } = person;
  const eats = eatsText(person);
  const state = useStateText(person);
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent uppercase @max-[12rem]:hidden"
      >
        {[...name][0] ?? '?'}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{name || text.you}</bdi>
          {isMe && name !== '' && <span className="text-muted"> · {text.you}</span>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {state}
          {eats !== '' && ` · ${eats}`}
        </p>
      </div>
      {onMore && (
        <IconButton
          label={text.more(name)}
          aria-haspopup="dialog"
          icon={<EllipsisVertical aria-hidden size={20} />}
          className="-mr-2.5"
          onClick={onMore}
        />
      )}
    </li>
  );
}

function useStateText({ state, email, expiresAt }: HouseholdMember): string {
  const today = useToday();
  if (state === 'host') return text.host;
  if (state === 'active') return text.active;
  if (state === 'declined') return text.declined;
  const day = (expiresAt ?? '').slice(0, 10);
  const until = day < today ? text.expired : text.invitedUntil(shortDateText(day, today));
  return email === null ? until : `${until} · ${email}`;
}
