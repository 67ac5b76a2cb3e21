import { useMutation } from '@tanstack/react-query';
import { Copy, Ellipsis, History, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { MAX_NAME_CHARACTERS } from '#features/recipes/rules/recipe-limits.ts';
import { toShownRecipe } from '#features/recipes/rules/shown-recipe.ts';
import {
  type RecipeView,
  recipeMutations,
  recipePath,
  useSaveRecipe,
} from '#features/recipes/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { menuText, moreLabel } from '../../messages/recipe.ts';
import { editPath, MEALS_PATH } from '../addresses.ts';
import { usePhotoActions } from './photo-actions.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { VersionsSheet } from './versions-sheet.tsx';

/** Room for the word that marks a copy. */
const COPY_CHARACTERS = 10;

/** What can be done with a recipe beside cooking and logging it. */
export function RecipeActions({ view }: { view: RecipeView }) {
  const { id, isOwn, isOthers, recipe, stored } = view;
  const [open, setOpen] = useState<'menu' | 'share' | 'versions' | null>(null);
  const close = () => setOpen(null);
  const photo = usePhotoActions(stored, close);
  const [, navigate] = useLocation();
  const save = useSaveRecipe();
  const remove = useMutation(recipeMutations.remove);
  const duplicate = () => {
    const copy = newId();
    const source = isOwn ? recipe.source : { ...recipe.source, kind: 'copy' as const };
    const nameOfCopy = menuText.copyOf(recipe.name.slice(0, MAX_NAME_CHARACTERS - COPY_CHARACTERS));
    save.mutate(
      { ...toShownRecipe(recipe), id: copy, name: nameOfCopy, source },
      { onSuccess: () => navigate(recipePath(copy)) },
    );
  };
  return (
    <>
      <IconButton
        label={moreLabel(recipe.name)}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden size={22} />}
        onClick={() => setOpen('menu')}
      />
      <Dialog open={open === 'menu'} onOpenChange={close} title={menuText.title}>
        <ActionList
          actions={[
            ...(isOthers
              ? []
              : [
                  {
                    icon: Pencil,
                    label: isOwn ? menuText.edit : menuText.editBuiltIn,
                    detail: isOwn ? undefined : menuText.editBuiltInDetail,
                    href: editPath(id),
                  },
                ]),
            { icon: Copy, label: menuText.duplicate, pending: save.isPending, onSelect: duplicate },
            ...photo.actions,
            ...(stored
              ? [
                  {
                    icon: Share2,
                    label: menuText.share,
                    detail: menuText.shareDetail,
                    onSelect: () => setOpen('share'),
                  },
                  {
                    icon: History,
                    label: menuText.versions,
                    onSelect: () => setOpen('versions'),
                  },
                ]
              : []),
            {
              icon: Printer,
              label: menuText.print,
              onSelect: () => {
                close();
                // Once the sheet is gone, so that it is not printed.
                setTimeout(() => window.print(), 300);
              },
            },
            ...(stored
              ? [
                  {
                    icon: Trash2,
                    label: menuText.delete,
                    destructive: true,
                    onSelect: () => {
                      navigate(MEALS_PATH);
                      remove.mutate(stored);
                    },
                  },
                ]
              : []),
          ]}
        />
        {photo.box}
      </Dialog>
      {open === 'share' && <ShareSheet id={id} name={recipe.name} onClose={close} />}
      {open === 'versions' && stored && <VersionsSheet stored={stored} onClose={close} />}
    </>
  );
}
