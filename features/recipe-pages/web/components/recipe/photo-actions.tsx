import { ImageOff, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { readPhoto } from '#features/food-photo/web/public.ts';
import type { StoredRecipe } from '#features/recipes/contract.ts';
import { useSetRecipePhoto } from '#features/recipes/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Action } from '#platform/web/ui/action-list.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { photoText } from '../../messages/sharing.ts';

/** Acts with the photo of an own recipe, and the box that chooses its file. */
export function usePhotoActions(stored: StoredRecipe | null, onDone: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const change = useSetRecipePhoto();
  const choose = async (file: File | undefined) => {
    if (!file || !stored || change.isPending) return;
    const [, photo] = (await readPhoto(file))?.split(',') ?? [];
    if (photo) change.mutate({ stored, photo: { id: newId(), photo } }, { onSuccess: onDone });
    else toast({ ...photoText.cannotOpen, destructive: true });
  };
  const actions: Action[] = stored
    ? [
        {
          icon: ImagePlus,
          label: stored.photoId === null ? photoText.add : photoText.change,
          pending: change.isPending,
          onSelect: () => input.current?.click(),
        },
        ...(stored.photoId === null
          ? []
          : [
              {
                icon: ImageOff,
                label: photoText.remove,
                onSelect: () => change.mutate({ stored, photo: null }, { onSuccess: onDone }),
              },
            ]),
      ]
    : [];
  const box = (
    <input
      ref={input}
      type="file"
      accept="image/*,.heic,.heif"
      aria-label={photoText.label}
      className="sr-only"
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        void choose(currentTarget.files?.[0]);
        currentTarget.value = '';
      }}
    />
  );
  return { actions, box };
}
