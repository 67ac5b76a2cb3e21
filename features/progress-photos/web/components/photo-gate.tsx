import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuarded } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { PhotoState } from '../../contract.ts';
import { usePhotos, useShowPhotos } from '../api.ts';
import { pageText } from '../messages.ts';

/** A page about photos: for adults. `children` gets what is known. */
export function PhotoGate({ children }: { children: (state: PhotoState) => ReactNode }) {
  const query = usePhotos();
  return (
    <Loaded query={query}>
      {(state) =>
        state.isOffered ? (
          children(state)
        ) : (
          <StatusMessage tone="info" title={pageText.notOffered}>
            {pageText.from18}
          </StatusMessage>
        )
      }
    </Loaded>
  );
}

/** In the place of guarded photos: the way to see them. */
export function HiddenPhotos() {
  const show = useShowPhotos();
  const { busy, run, dialog } = useGuarded();
  return (
    <>
      <EmptyState
        icon={<EyeOff size={28} />}
        title={pageText.locked}
        action={
          <Button pending={busy} onClick={() => void run(() => show.mutateAsync())}>
            {pageText.show}
          </Button>
        }
      >
        {pageText.confirmFirst}
      </EmptyState>
      {dialog}
    </>
  );
}

/** Whether pictures can be seen now. */
export const isHidden = ({ shownForMs }: PhotoState): boolean => shownForMs === 0;
