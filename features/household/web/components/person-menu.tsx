import { Link2, UserCheck, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { FreePlace, HouseholdMember } from '../../contract.ts';
import { useGivePlace } from '../api.ts';
import { householdText as text } from '../messages/household.ts';

type PersonMenuProps = {
  person: HouseholdMember;
  /** whom a member may turn out to be */
  places: readonly FreePlace[];
  onNewLink: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** What a host can do about a member, or about who was asked. */
export function PersonMenu({ person, places, onNewLink, onRemove, onClose }: PersonMenuProps) {
  const { name } = person;
  const isMember = person.state === 'active';
  const givePlace = useGivePlace();
  const [asked, setAsked] = useState<FreePlace | null>(null);
  const newLink: Action = {
    icon: Link2,
    label: text.newLink,
    detail: text.newLinkDetail,
    onSelect: onNewLink,
  };
  const takeOver = places.map(
    (place): Action => ({
      icon: UserCheck,
      label: text.isPlace(place.name, name),
      detail: text.isPlaceDetail(name),
      onSelect: () => setAsked(place),
    }),
  );
  const remove: Action = {
    icon: UserMinus,
    label: isMember ? text.remove : text.takeBack,
    detail: isMember ? text.removeDetail : undefined,
    destructive: true,
    onSelect: onRemove,
  };
  if (asked) {
    const give = () => {
      onClose();
      givePlace.mutate({ member: person, place: asked });
    };
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={<bdi>{text.isPlaceSure(asked.name, name)}</bdi>}
        description={text.isPlaceLead}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {text.isNot}
            </Button>
            <Button onClick={give}>{text.isPlace(asked.name, name)}</Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={<bdi>{name}</bdi>}>
      <ActionList actions={[...(isMember ? takeOver : [newLink]), remove]} />
    </Dialog>
  );
}
