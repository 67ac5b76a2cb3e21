import { Globe } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { SearchResult } from '../../../contract.ts';
import { useOnlineSearch } from '../../api.ts';
import {
  connectToSearch,
  resultsAreAbove,
  searchingOnline,
  searchOnline,
  tryWordsOnPacket,
} from '../../messages/search.ts';
import { onlineFailed } from '../../messages.ts';
import type { Tray } from '../tray/use-tray.ts';
import { ResultList } from './result-list.tsx';

type OnlineSearchProps = {
  online: Online;
  query: string;
  /** the server cannot be reached */
  offline: boolean;
  /** nothing here fits, so this is the next thing to do */
  prominent: boolean;
  tray: Tray | null;
  /** what stands in the list now */
  listed: readonly SearchResult[];
  onChoose: (result: SearchResult) => void;
};

/** An online search of what is typed now, and those of its products that the list did not have when it was asked. */
export type Online = {
  search: ReturnType<typeof useOnlineSearch>;
  more: readonly SearchResult[];
  ask: (query: string, listed: readonly SearchResult[]) => void;
};

/** The same row, or the same barcode: an own food, or one of another source. */
export const isSameProduct = (one: SearchResult, other: SearchResult): boolean =>
  one.key === other.key || Boolean(one.food?.gtin && one.food.gtin === other.food?.gtin);

export function useOnline(): Online {
  const search = useOnlineSearch();
  const [before, setBefore] = useState<readonly SearchResult[]>([]);
  const found = search.data?.results ?? [];
  return {
    search,
    more: found.filter((one) => !before.some((other) => isSameProduct(one, other))),
    ask: (query, listed) => {
      setBefore(listed);
      search.mutate(query);
    },
  };
}

/** Searches Open Food Facts only on request. */
export function OnlineSearch(props: OnlineSearchProps) {
  const { query, offline, prominent, tray, listed, onChoose } = props;
  const { search: online, more, ask } = props.online;
  const answer = online.data;
  if (answer?.status === 'ok' && more.length > 0) {
    return (
      <Card title={`From ${answer.provider}`}>
        <ResultList results={more} tray={tray} onChoose={onChoose} />
      </Card>
    );
  }
  if (offline) {
    return <p className="text-center text-sm text-muted">{connectToSearch}</p>;
  }
  const sentence = online.isError ? onlineFailed(online.error) : answer?.sentence;
  return (
    <>
      {answer?.status === 'ok' && (
        <StatusMessage
          tone="info"
          title={`${answer.provider} has ${answer.results.length > 0 ? 'no more matches' : 'no matches'}`}
        >
          {answer.results.length > 0 ? resultsAreAbove : tryWordsOnPacket}
        </StatusMessage>
      )}
      {sentence && (
        <StatusMessage tone="info" title="Online search didn’t respond">
          {sentence}
        </StatusMessage>
      )}
      {answer?.status !== 'ok' && answer?.status !== 'off' && (
        <Button
          variant={prominent ? 'primary' : 'secondary'}
          icon={<Globe aria-hidden size={18} />}
          fullWidth
          pending={online.isPending}
          onClick={() => ask(query, listed)}
        >
          {online.isPending ? searchingOnline : searchOnline}
        </Button>
      )}
      {online.isPending && (
        // The late answer is cached for the next search.
        <Button variant="ghost" fullWidth onClick={() => online.reset()}>
          Cancel
        </Button>
      )}
    </>
  );
}
