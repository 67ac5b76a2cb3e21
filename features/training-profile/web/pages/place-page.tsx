import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { TrainingPlace } from '../../contract.ts';
import { placeMutations, useRemovePlace, useTrainingPlaces } from '../api/places.ts';
import { PlaceForm } from '../components/places/place-form.tsx';
import { placeText } from '../messages/places.ts';

const LIST = '/workouts/places';

/** A place that is there, to be changed or deleted. */
export function PlacePage() {
  const { placeId } = useParams<{ placeId: string }>();
  const user = useCurrentUser().data;
  const query = useTrainingPlaces();
  // Kept once found: saving and deleting refresh the list, and the form must outlive that.
  const [place, setPlace] = useState<TrainingPlace>();
  const found = query.data?.find(({ id }) => id === placeId);
  if (found && place?.id !== placeId) setPlace(found);
  // The form reads units once, when it opens.
  if (!user) return <LoadingScreen />;
  if (place?.id === placeId) return <EditPlace key={place.id} place={place} />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={placeText.edit} back={LIST} />
      <Loaded query={query}>
        {() => (
          <StatusMessage
            tone="info"
            title={placeText.gone}
            action={
              <LinkButton href={LIST} variant="secondary" size="sm">
                {placeText.title}
              </LinkButton>
            }
          >
            {placeText.goneLead}
          </StatusMessage>
        )}
      </Loaded>
    </div>
  );
}

function EditPlace({ place }: { place: TrainingPlace }) {
  const [, navigate] = useLocation();
  const leave = () => navigate(LIST, { replace: true });
  const { edited, send, showNewer } = useRecordEdit(place, placeMutations.edit);
  const remove = useRemovePlace(place);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={edited.name}
        subtitle={placeText.editLead}
        back={LIST}
        actions={
          <IconButton
            label={placeText.remove}
            icon={<Trash2 aria-hidden size={22} />}
            pending={remove.isPending}
            onClick={() => remove.mutate(edited, { onSuccess: leave })}
          />
        }
      />
      <PlaceForm
        key={edited.version}
        start={edited}
        action={placeText.saveChanges}
        send={send}
        onSent={leave}
      >
        {showNewer && <ChangedElsewhere title={placeText.changedElsewhere} onShow={showNewer} />}
      </PlaceForm>
    </div>
  );
}
