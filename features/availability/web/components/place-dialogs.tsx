import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { SessionPlace } from '../../contract.ts';
import { placeMutations } from '../api.ts';
import { placesText } from '../messages/places.ts';
import { PlaceForm } from './place-form.tsx';

const EMPTY = { name: '', suburb: '', postcode: null, travelMinutes: {} };

type PlacesProps = { places: readonly SessionPlace[]; onClose: () => void };

export function NewPlace({ open, ...props }: PlacesProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={placesText.add}
      toType
    >
      {open && <NewForm {...props} />}
    </Dialog>
  );
}

function NewForm({ places, onClose }: PlacesProps) {
  // One place, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(placeMutations.add);
  return (
    <PlaceForm
      start={EMPTY}
      others={places}
      send={(content) => add.mutateAsync({ ...content, id })}
      onSent={onClose}
    />
  );
}

export function EditPlace({ edited, ...props }: PlacesProps & { edited: SessionPlace | null }) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(edited);
  if (edited && edited !== last) setLast(edited);
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(next) => !next && props.onClose()}
      title={placesText.edit}
    >
      {last && edited && <EditForm key={last.id} place={last} {...props} />}
    </Dialog>
  );
}

function EditForm({ place, places, onClose }: PlacesProps & { place: SessionPlace }) {
  const { edited, send, showNewer } = useRecordEdit(place, placeMutations.edit);
  return (
    <PlaceForm
      key={edited.version}
      start={edited}
      others={places.filter(({ id }) => id !== place.id)}
      send={send}
      onSent={onClose}
    >
      {showNewer && <ChangedElsewhere title={placesText.changedElsewhere} onShow={showNewer} />}
    </PlaceForm>
  );
}
