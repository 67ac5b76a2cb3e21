import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Activity } from '../../../contract.ts';
import { listText } from '../../messages.ts';
import { ActivityRow } from './activity-row.tsx';

/** Rows listed before more are asked for. */
const AT_FIRST = 20;

type ActivityListProps = {
  activities: readonly Activity[];
  /** null: there are no earlier ones to ask for */
  onEarlier: (() => void) | null;
};

/** Activities, the latest first; each leads to its page. */
export function ActivityList({ activities, onEarlier }: ActivityListProps) {
  const [most, setMost] = useState(AT_FIRST);
  const isCut = most < activities.length;
  return (
    <Card title={listText.activities}>
      <ul className="-mx-2 divide-y divide-line">
        {activities.slice(0, most).map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ul>
      {(isCut || onEarlier) && (
        <Button
          variant="ghost"
          fullWidth
          className="mt-3"
          onClick={() => {
            setMost(Number.MAX_SAFE_INTEGER);
            if (!isCut) onEarlier?.();
          }}
        >
          {isCut ? listText.showOlder : listText.showEarlier}
        </Button>
      )}
    </Card>
  );
}
