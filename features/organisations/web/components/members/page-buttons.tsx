import { Button } from '#platform/web/ui/button.tsx';
import { MEMBERS_A_PAGE } from '../../../rules.ts';

type PageButtonsProps = { total: number; page: number; onPage: (page: number) => void };

/** Leads to the page before and after; nothing while everybody fits on one. */
export function PageButtons({ total, page, onPage }: PageButtonsProps) {
  const pages = Math.max(1, Math.ceil(total / MEMBERS_A_PAGE));
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="tabular text-muted">
        Page {page} of {pages}
      </span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
