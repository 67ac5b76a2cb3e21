import { Check, CloudOff, Lock, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import type { OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { firstFeatures } from '../offline.ts';
import { laterFeatures } from '../offline-later.ts';
import {
  everythingIsSaved,
  signingOutDeletesData,
  stillOffline,
  whatWorksOffline,
} from './messages/pages.ts';
import { WaitingRow } from './pending-row.tsx';
import { SealedNotice } from './sealed-notice.tsx';

/** Formats one line for each kind of record. */
const says: NonNullable<OfflineFeature['says']> = Object.assign(
  {},
  ...[...firstFeatures, ...laterFeatures].map((feature) => feature.says),
);

/** Pending writes on this device and their state. */
export function OfflinePage() {
  const { offline, sending, writes, sealed } = useOfflineState();
  const { energyUnit, weightUnit } = useUnits();
  const numbersHidden = useNumbersHidden();
  const [tried, setTried] = useState(false);
  useEffect(() => void offlineNow()?.loadLater(), []);
  const problems = writes.filter(({ state }) => state !== 'waiting');
  const waiting = writes.filter(({ state }) => state === 'waiting');
  const tryNow = () => {
    setTried(true);
    offlineNow()?.tryNow();
  };
  const row = (write: (typeof writes)[number]) => (
    <WaitingRow
      key={write.id}
      write={write}
      says={says}
      units={{ energyUnit, weightUnit, numbersHidden }}
    />
  );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Offline" subtitle="Changes waiting to sync" back="/profile" />
      <div className="grid grid-cols-1 gap-4">
        {problems.length > 0 && (
          <Card title="Could not be saved">
            <ul className="-my-2 divide-y divide-line">{problems.map(row)}</ul>
          </Card>
        )}
        {waiting.length > 0 && (
          <Card
            title="To sync"
            action={
              <Button
                variant="secondary"
                size="sm"
                icon={<RefreshCw aria-hidden size={16} />}
                pending={sending}
                onClick={tryNow}
              >
                Try now
              </Button>
            }
          >
            <p
              role="status"
              className={offline && tried && !sending ? 'mb-2 text-muted' : 'sr-only'}
            >
              {offline && tried && !sending ? stillOffline : ''}
            </p>
            <ul className="-my-2 divide-y divide-line">{waiting.map(row)}</ul>
          </Card>
        )}
        {writes.length === 0 && (
          <Card>
            <EmptyState icon={<Check size={28} />} title="All synced">
              {everythingIsSaved}
            </EmptyState>
          </Card>
        )}
        {sealed > 0 && <SealedNotice count={sealed} />}
        <Card title="Offline use">
          <ul className="grid gap-2 text-muted">
            <li className="flex gap-3">
              <CloudOff aria-hidden size={20} className="mt-0.5 shrink-0" />
              {whatWorksOffline}
            </li>
            <li className="flex gap-3">
              <Lock aria-hidden size={20} className="mt-0.5 shrink-0" />
              {signingOutDeletesData}
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
}
