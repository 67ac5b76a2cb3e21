import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { bookAddress, type WantedSession } from '../hooks/use-wanted-session.ts';
import { dollars, freeTime } from '../messages/figures.ts';
import { trainerText as t } from '../messages/trainer.ts';

/** Keeps booking in reach on a phone, however far the page is read. */
export function BookBar({ session: { offer, startMs } }: { session: WantedSession }) {
  const price = offer.priceCents === 0 ? t.free : dollars(offer.priceCents);
  return (
    <div className="save-bar @container sticky bottom-(--in-reach) z-20 mt-4 lg:hidden">
      <div className="ml-auto flex w-fit items-center gap-x-4 rounded-card border border-line bg-surface p-2 shadow-float @min-[16rem]:w-full @min-[16rem]:pl-4">
        {/* Large letters leave room for the button alone, which says the same to a screen reader. */}
        <p className="hidden min-w-0 flex-1 text-sm @min-[16rem]:block">
          <span className="block font-semibold wrap-anywhere">
            {offer.name}, {price}
          </span>
          <span className="block text-muted">
            {startMs === null ? t.noTime : freeTime(startMs)}
          </span>
        </p>
        <LinkButton
          href={bookAddress(offer.id, startMs)}
          size="sm"
          aria-label={t.bookThis(offer.name)}
        >
          {t.book}
        </LinkButton>
      </div>
    </div>
  );
}
