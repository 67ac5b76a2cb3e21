import { Globe } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { SearchResult } from '../../contract.ts';
import { useOnlineSearch } from '../api.ts';
import { onlineFailed } from '../messages.ts';
import { ResultList } from './result-list.tsx';
import type { Tray } from './use-tray.ts';

type OnlineSearchProps = {
  query: string;
  /** the server cannot be reached */
  offline: boolean;
  /** nothing here fits, so this is the next thing to do */
  prominent: boolean;
  tray: Tray;
  onChoose: (result: SearchResult) => void;
};

/** Asks Open Food Facts when the person says so, never by typing. */
export function OnlineSearch({ query, offline, prominent, tray, onChoose }: OnlineSearchProps) {
  const online = useOnlineSearch();
  const answer = online.data;
  if (answer?.status === 'ok' && answer.results.length > 0) {
    return (
      <Card title={`From ${answer.provider}`}>
        <ResultList results={answer.results} tray={tray} onChoose={onChoose} />
      </Card>
    );
  }
  if (offline) {
    return (
      <p className="text-center text-sm text-muted">
        Packaged products are searched online. That waits for a connection.
      </p>
    );
  }
  const sentence = online.isError ? onlineFailed(online.error) : answer?.sentence;
  return (
    <>
      {answer?.status === 'ok' && (
        <StatusMessage tone="info" title={`${answer.provider} knows nothing like it`}>
          Try the words as they stand on the packet.
        </StatusMessage>
      )}
      {sentence && (
        <StatusMessage tone="info" title="No answer from the online search">
          {sentence}
        </StatusMessage>
      )}
      {answer?.status !== 'ok' && answer?.status !== 'off' && (
        <Button
          variant={prominent ? 'primary' : 'secondary'}
          icon={<Globe aria-hidden size={18} />}
          fullWidth
          pending={online.isPending}
          onClick={() => online.mutate(query)}
        >
          {online.isPending ? 'Searching online...' : 'Search online'}
        </Button>
      )}
      {online.isPending && (
        // The answer is not waited for any more; it is kept for the next time somebody asks.
        <Button variant="ghost" fullWidth onClick={() => online.reset()}>
          Cancel
        </Button>
      )}
    </>
  );
}
