import { SquareSplitHorizontal } from 'lucide-react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { findComparablePose } from '../../rules/poses.ts';
import { ComparePhotos } from '../components/compare-photos.tsx';
import { HiddenPhotos, isHidden, PhotoGate } from '../components/photo-gate.tsx';
import { compareText } from '../messages/comparing.ts';
import { pageText } from '../messages.ts';

/** Two photos of one pose beside or over each other. */
export const ComparePhotosPage = () => (
  <div className="mx-auto max-w-3xl">
    <PageHeader title={compareText.title} back="/progress/photos" />
    <PhotoGate>
      {(state) => {
        const pose = findComparablePose(state.photos);
        if (pose === null) {
          return (
            <EmptyState
              icon={<SquareSplitHorizontal size={28} />}
              title={compareText.tooFew}
              action={<LinkButton href="/progress/photos/new">{pageText.add}</LinkButton>}
            >
              {compareText.addAnother}
            </EmptyState>
          );
        }
        return isHidden(state) ? (
          <HiddenPhotos />
        ) : (
          <ComparePhotos photos={state.photos} first={pose} />
        );
      }}
    </PhotoGate>
  </div>
);
