import { CircleAlert, CloudOff, CloudUpload } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LinkButton } from '../ui/link-button.tsx';
import {
  changesToSync,
  connectToLog,
  couldNotBeSaved,
  keepPageOpen,
  syncsLater,
} from './messages.ts';
import { type OfflineState, useOfflineState } from './offline-state.ts';

/** Writes sent within this time are not announced, ms. */
const SHORT_MS = 1_500;

type Tone = { icon: typeof CloudOff; box: string; mark: string };
const tones = {
  quiet: { icon: CloudOff, box: 'border-line-strong bg-raised', mark: 'text-muted' },
  waits: { icon: CloudUpload, box: 'border-warn/40 bg-warn-soft', mark: 'text-warn' },
  problem: { icon: CircleAlert, box: 'border-danger/40 bg-danger-soft', mark: 'text-danger' },
} satisfies Record<string, Tone>;

/** What works offline, depending on the browser's storage. */
function whatWorks(keeps: boolean): string {
  if (!keeps) return connectToLog;
  // Browsers without workers, as in some private windows, open no page without a network.
  const opens = Boolean(navigator.serviceWorker?.controller);
  return opens ? syncsLater : keepPageOpen;
}

/** Sentence and style for network and pending writes; null if all is well. */
function noticeOf({ offline, writes, keeps }: OfflineState, long: boolean) {
  const count = (all: typeof writes) => all.reduce((sum, { changes }) => sum + (changes ?? 1), 0);
  const problems = count(writes.filter(({ state }) => state !== 'waiting'));
  const waiting = count(writes) - problems;
  if (problems > 0) return { tone: tones.problem, text: couldNotBeSaved(problems) };
  if (offline) {
    const toSync = waiting > 0 ? ` ${changesToSync(waiting)}` : '';
    return { tone: tones.quiet, text: `${whatWorks(keeps)}${toSync}` };
  }
  if (waiting > 0 && long) return { tone: tones.waits, text: changesToSync(waiting) };
  return null;
}

/** Shows connection, pending and failed writes on every page. */
export function OfflineBanner({ href }: { href: string }) {
  // What was written is drawn first.
  const state = useDeferredValue(useOfflineState());
  const [path] = useLocation();
  const waits = state.writes.length > 0;
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(waits), waits ? SHORT_MS : 0);
    return () => clearTimeout(timer);
  }, [waits]);
  const notice = noticeOf(state, long);
  const Icon = notice?.tone.icon;
  return (
    <div
      className={
        notice
          ? `mb-4 flex flex-wrap items-center gap-3 rounded-card border p-3 ${notice.tone.box}`
          : 'sr-only'
      }
    >
      {Icon && <Icon aria-hidden size={20} className={`shrink-0 ${notice.tone.mark}`} />}
      {/* Always there, so that what it comes to say is read out. */}
      <p role="status" className="min-w-0 flex-[1_1_10rem]">
        {notice?.text}
      </p>
      {notice && waits && path !== href && (
        <LinkButton href={href} variant="secondary" size="sm">
          Show
        </LinkButton>
      )}
    </div>
  );
}
