import { Check, Search, Trash2 } from 'lucide-react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { chooseFoodFor } from '../messages.ts';
import type { SentenceRow } from './sentence-rows.ts';

type SentenceNotFoundProps = { row: SentenceRow; onSearch: () => void; onRemove: () => void };

/** Something that was named and that no food is called: it is searched for, or removed. */
export function SentenceNotFound({ row, onSearch, onRemove }: SentenceNotFoundProps) {
  const { food, said } = row;
  return (
    <div role="group" aria-label={`Not found: ${food}`}>
      <p className="font-medium wrap-anywhere">
        Not found: <bdi>{food}</bdi>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <bdi className="wrap-anywhere">“{said}”</bdi>
        <Badge tone="warn">Needs an answer</Badge>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Search aria-hidden size={16} />}
          aria-label={chooseFoodFor(food)}
          onClick={onSearch}
        >
          Choose a food
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden size={16} />}
          aria-label={`Remove ${food}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </div>
  );
}

type SentenceDoubtsProps = { row: SentenceRow; name: string; onYes: () => void };

/** What is not certain about a food, with the answer that it is right. */
export function SentenceDoubts({ row: { doubts }, name, onYes }: SentenceDoubtsProps) {
  return (
    <div role="group" aria-label={doubts.join(' ')} className="mb-3">
      {doubts.map((doubt) => (
        <p key={doubt} className="mb-2 text-sm font-medium text-warn">
          {doubt}
        </p>
      ))}
      <Button
        variant="secondary"
        size="sm"
        icon={<Check aria-hidden size={16} />}
        aria-label={`Yes, that’s right: ${name}`}
        onClick={onYes}
      >
        Yes, that’s right
      </Button>
    </div>
  );
}
