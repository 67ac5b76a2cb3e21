import { CameraOff } from 'lucide-react';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';

type NotReadyProps = {
  title: string;
  sentence: string;
  back: string;
  /** "?date=…&meal=…", for the other ways */
  query: string;
};

/** No photo now: said before the camera opens, with the ways that do work. */
export function NotReady({ title, sentence, back, query }: NotReadyProps) {
  const { offline } = useOfflineState();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} back={back} />
      <Card>
        <EmptyState
          icon={<CameraOff aria-hidden size={28} />}
          title={offline ? 'Photos need a connection' : 'Photo analysis unavailable'}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <LinkButton href={`/log-food/search${query}`}>Search foods</LinkButton>
              <LinkButton href={`/log-food/scan${query}`} variant="secondary">
                Scan Barcode
              </LinkButton>
              <LinkButton href={`/log-food/label${query}`} variant="secondary">
                Read a label
              </LinkButton>
              {!offline && (
                <LinkButton href={`/log-food/describe${query}`} variant="secondary">
                  Describe it
                </LinkButton>
              )}
            </div>
          }
        >
          {sentence}
        </EmptyState>
      </Card>
    </div>
  );
}
