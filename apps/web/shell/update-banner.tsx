import { Sparkles } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  newerVersion,
  subscribeToNewerVersion,
} from '#platform/web/installed-app/newer-version.ts';
import { useOfflinePart } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { newVersionIsReady, updatingReloads } from './messages/frame.ts';

/** Announces a new version on every page, if there is one. */
export function UpdateBanner() {
  const newer = useSyncExternalStore(subscribeToNewerVersion, newerVersion);
  // Without a network there are other things to say.
  const offline = useOfflinePart('offline');
  const take = offline ? null : newer;
  return (
    <div role="status">
      {take && (
        <section
          aria-label="New version"
          className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-info/40 bg-info-soft p-3"
        >
          <Sparkles aria-hidden size={20} className="shrink-0 text-info" />
          <div className="min-w-0 flex-[1_1_10rem]">
            <p className="font-semibold">{newVersionIsReady}</p>
            <p className="text-sm text-muted">{updatingReloads}</p>
          </div>
          <Button variant="secondary" size="sm" onClick={take}>
            Update
          </Button>
        </section>
      )}
    </div>
  );
}
