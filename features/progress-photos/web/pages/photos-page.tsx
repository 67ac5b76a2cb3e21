import { Camera, SquareSplitHorizontal } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { PhotoState } from '../../contract.ts';
import { findComparablePose, groupByDay, type ProgressPhoto } from '../../rules/poses.ts';
import { DayCard } from '../components/day-card.tsx';
import { GuardCard } from '../components/guard-card.tsx';
import { PhotoDialog } from '../components/photo-dialog.tsx';
import { HiddenPhotos, isHidden, PhotoGate } from '../components/photo-gate.tsx';
import { pageText } from '../messages.ts';

/** A person's photos of their progress, by day. */
export function PhotosPage() {
  return (
    <>
      <PageHeader title={pageText.title} subtitle={pageText.subtitle} back="/progress" />
      <PhotoGate>{(state) => <Photos state={state} />}</PhotoGate>
    </>
  );
}

const addLink = (
  <LinkButton href="/progress/photos/new" icon={<Camera aria-hidden size={20} />}>
    {pageText.add}
  </LinkButton>
);

function Photos({ state }: { state: PhotoState }) {
  const [opened, setOpened] = useState<ProgressPhoto | null>(null);
  if (state.photos.length === 0) {
    return (
      <div className="mx-auto grid max-w-xl grid-cols-1 gap-4">
        <EmptyState icon={<Camera size={28} />} title={pageText.noneYet} action={addLink}>
          {pageText.firstPhoto}
        </EmptyState>
        <GuardCard isGuarded={state.isGuarded} />
      </div>
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        {addLink}
        {findComparablePose(state.photos) && (
          <LinkButton
            href="/progress/photos/compare"
            variant="secondary"
            icon={<SquareSplitHorizontal aria-hidden size={20} />}
          >
            {pageText.compare}
          </LinkButton>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
        {isHidden(state) ? (
          <HiddenPhotos />
        ) : (
          groupByDay(state.photos).map((day) => (
            <DayCard key={day.date} {...day} onOpen={setOpened} />
          ))
        )}
        <GuardCard isGuarded={state.isGuarded} />
      </div>
      <PhotoDialog photo={isHidden(state) ? null : opened} onClose={() => setOpened(null)} />
    </>
  );
}
