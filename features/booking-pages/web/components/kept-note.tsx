import { momentWords } from '#features/free-times/rules/when-words.ts';
import { keptAtOf } from '#platform/web/offline/answer-age.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useViewerZone } from '../hooks/use-viewer-zone.ts';
import { listText as t } from '../messages/list.ts';

/** Without a network: how old what is shown is, and what that means for acts. */
export function KeptNote({ query }: { query: { data: unknown; dataUpdatedAt: number } }) {
  const { offline } = useOfflineState();
  const zone = useViewerZone();
  if (!offline || query.data === undefined) return null;
  const ms = keptAtOf(query.data) ?? query.dataUpdatedAt;
  return (
    <StatusMessage tone="info" title={t.asOf(momentWords(ms, zone))}>
      {t.needsNetwork}
    </StatusMessage>
  );
}
