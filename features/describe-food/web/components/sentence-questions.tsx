import { Search, Trash2 } from 'lucide-react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { chooseFoodFor } from '../messages.ts';
import { answersOf, type SentenceRow } from './sentence-rows.ts';

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
          data-answer
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

type SentenceDoubtsProps = {
  row: SentenceRow;
  name: string;
  onYes: () => void;
  /** one of the row's foods */
  onChoose: (at: number) => void;
  onSearch: () => void;
  onRemove: () => void;
};

const MAX_FOODS = 4;

/** What is not certain about a food, each answer one tap away: this food, another one, or none. */
export function SentenceDoubts(props: SentenceDoubtsProps) {
  const { row, name, onYes, onChoose, onSearch, onRemove } = props;
  const { doubts, isAnyOf, choices } = row;
  const foods = isAnyOf ? choices.slice(0, MAX_FOODS) : [];
  return (
    <div role="group" aria-label={doubts.join(' ')}>
      {doubts.map((doubt) => (
        <p key={doubt} className="mb-2 text-sm font-medium text-warn">
          {doubt}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {foods.map(({ result }, at) => (
          <Button
            key={result.key}
            variant="secondary"
            size="sm"
            data-answer
            className="wrap-anywhere"
            onClick={() => onChoose(at)}
          >
            <bdi>{result.name}</bdi>
          </Button>
        ))}
        {foods.length === 0 && (
          <Button
            variant="secondary"
            size="sm"
            data-answer
            aria-label={`Yes, that’s right: ${name}`}
            onClick={onYes}
          >
            Yes
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Another food for ${row.said}`}
          onClick={onSearch}
        >
          Another food
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Not eaten: ${isAnyOf ? row.said : name}`}
          onClick={onRemove}
        >
          Not eaten
        </Button>
      </div>
    </div>
  );
}

type SentenceAmountsProps = {
  row: SentenceRow;
  question: string;
  onAnswer: (amount: SentenceRow['amount']) => void;
};

/** How much it was, each answer one tap away. Once it is answered, another tap changes the answer. */
export function SentenceAmounts({ row, question, onAnswer }: SentenceAmountsProps) {
  const { amount: chosen } = row;
  const isOpen = chosen.eaten === null;
  return (
    <div role="group" aria-label={question} className="mb-3">
      <p className={`mb-2 text-sm font-medium ${isOpen ? 'text-warn' : 'text-muted'}`}>
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        {answersOf(row).map(({ label, amount }) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            data-answer={isOpen || undefined}
            aria-pressed={amount.measure.key === chosen.measure.key && amount.text === chosen.text}
            onClick={() => onAnswer(amount)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
