import { ShieldCheck } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { useWaitingChecks } from '../api.ts';
import { consoleText as t } from '../messages.ts';

/** The way to the console, with how much waits; nothing for who checks nobody. */
export function ChecksRow() {
  const waiting = useWaitingChecks();
  if (waiting === null) return null;
  return (
    <Card padded={false} className="p-2">
      <ListRow
        icon={<ShieldCheck size={20} />}
        title={t.title}
        detail={t.waitingNow(waiting)}
        href="/trainers/credentials"
      />
    </Card>
  );
}
