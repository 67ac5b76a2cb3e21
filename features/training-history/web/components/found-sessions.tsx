import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useFoundSessions } from '../api.ts';
import { historyText } from '../messages/history.ts';
import { SessionRows } from './session-rows.tsx';

const MAX_FOUND = 50;

/** Sessions whose name, notes or exercises hold a text. */
export function FoundSessions({ text }: { text: string }) {
  const found = useFoundSessions(text);
  return (
    <Loaded query={found}>
      {(rows) => (
        <Card
          title={
            <span aria-live="polite">
              {rows.length === MAX_FOUND ? historyText.foundMost : historyText.found(rows.length)}
            </span>
          }
        >
          {rows.length === 0 ? (
            <p className="text-muted">{historyText.tryAnother}</p>
          ) : (
            <SessionRows rows={rows} />
          )}
        </Card>
      )}
    </Loaded>
  );
}
