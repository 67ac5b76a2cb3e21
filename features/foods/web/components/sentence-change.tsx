import { Search } from 'lucide-react';
import { useEnergyText, useLogAddress } from '#features/food-log/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { SentenceRow } from './sentence-rows.ts';

type SentenceChangeProps = {
  row: SentenceRow;
  onClose: () => void;
  onChoose: (chosen: number) => void;
};

/** The foods that the words may mean; the search for any other. */
export function SentenceChange({ row, onClose, onChoose }: SentenceChangeProps) {
  const energyOf = useEnergyText();
  const { query } = useLogAddress();
  const address = new URLSearchParams(query);
  address.set('q', row.said.replace(/[\d.,/½¼¾⅓⅔]+/g, ' ').trim());
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Which food?"
      description={<bdi>“{row.said}”</bdi>}
      footer={
        <LinkButton
          href={`/log-food/search?${address}`}
          variant="secondary"
          icon={<Search aria-hidden size={18} />}
          fullWidth
        >
          Search for another food
        </LinkButton>
      }
    >
      <ul className="divide-y divide-line">
        {row.choices.map(({ result, figures }, at) => {
          return (
            <li key={result.key}>
              <button
                type="button"
                aria-pressed={at === row.chosen}
                onClick={() => onChoose(at)}
                className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <bdi className="font-medium">{result.name}</bdi>
                  {result.brand && <bdi className="text-muted"> {result.brand}</bdi>}
                </span>
                {at === row.chosen && <Badge tone="accent">Chosen</Badge>}
                <span className="tabular shrink-0 text-sm text-muted">
                  {energyOf(figures?.calories ?? null)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
