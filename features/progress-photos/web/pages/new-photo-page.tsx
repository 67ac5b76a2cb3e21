import { readPhoto } from '#features/food-photo/web/public.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { NewPhoto } from '../components/new-photo.tsx';
import { PhotoGate } from '../components/photo-gate.tsx';
import { takingText } from '../messages/taking.ts';

/** Takes a photo or a picture of the device, pose by pose. */
export const NewPhotoPage = () => (
  <div className="mx-auto max-w-xl">
    <PageHeader title={takingText.title} back="/progress/photos" />
    <PhotoGate>{(state) => <NewPhoto state={state} readPicture={readPhoto} />}</PhotoGate>
  </div>
);
