import { newId } from '#platform/shared/ids.ts';
import { afterBurst } from '../time/after-burst.ts';

const CHANNEL = 'vigour-offline';
/** Other tabs hear of a change once this one has drawn it. */
const TOLD_AFTER = { quietMs: 100 };
/** Another tab may speak with each tap: those that follow each other are one. */
const HEARD_AFTER = { quietMs: 500 };

/** Topics that come one after the other, acted on once. */
function gather(act: (topics: string[]) => void, after: { quietMs: number }) {
  const gathered = new Set<string>();
  const burst = afterBurst(() => {
    const topics = [...gathered];
    gathered.clear();
    act(topics);
  }, after);
  return {
    add(topics: Iterable<string>): void {
      for (const topic of topics) gathered.add(topic);
      if (gathered.size > 0) burst.soon();
    },
    now: burst.now,
  };
}

/** Tabs of one browser tell each other by topic what they have written. Answers what tells the others. */
export function tellOtherTabs(hear: (topics: readonly string[]) => void) {
  const tab = newId();
  const channel = new BroadcastChannel(CHANNEL);
  const heard = gather(hear, HEARD_AFTER);
  channel.onmessage = ({ data }: MessageEvent<{ tab: string; topics: string[] }>) => {
    if (data.tab !== tab) heard.add(data.topics);
  };
  return gather((topics) => channel.postMessage({ tab, topics }), TOLD_AFTER);
}
