import { Link } from 'wouter';
import { credentialName } from '#features/credentials/rules/credentials.ts';
import type { FoundTrainer, ShownOffer } from '#features/trainers/contract.ts';
import {
  bookAddress,
  cancelTerms,
  dollars,
  formatNames,
  freeTime,
  markText,
  TrainerFace,
} from '#features/trainers/web/public.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { foundSession, profileAddress } from '../../rules/found-session.ts';
import { useTrainerPages } from '../api.ts';
import { kmText, searchText as t } from '../messages/search.ts';

type CompareDialogProps = { open: boolean; trainers: readonly FoundTrainer[]; onClose: () => void };

const words = (list: readonly string[], none: string): string => list.join(', ') || none;

/** A trainer of the search, with what only the profile holds once it is there. */
type Compared = FoundTrainer & { offers: readonly ShownOffer[] | null };

const priceOf = ({ priceCents, capacity }: ShownOffer): string => {
  if (priceCents === 0) return t.free.toLowerCase();
  return capacity > 1 ? t.place(dollars(priceCents)) : dollars(priceCents);
};

/** A line each, or that it is not there yet. */
const lines = (offers: Compared['offers'], toText: (offer: ShownOffer) => string): string[] =>
  offers === null ? ['…'] : offers.length === 0 ? [t.noSessions] : [...new Set(offers.map(toText))];

const ROWS: readonly [string, (trainer: Compared) => string | string[]][] = [
  [
    t.rows.sessions,
    ({ offers }) =>
      lines(offers, (offer) => t.sessionLine(offer.name, offer.minutes, priceOf(offer))),
  ],
  [t.rows.cancelling, ({ offers }) => lines(offers, cancelTerms)],
  [t.rows.next, ({ nextFreeMs }) => (nextFreeMs === null ? t.noTime : freeTime(nextFreeMs))],
  [t.rows.distance, ({ km }) => (km === null ? t.unknown : kmText(km))],
  [t.rows.formats, ({ formats }) => formats.map((format) => formatNames[format]).join(', ')],
  [
    t.rows.places,
    ({ places }) =>
      words(
        places.map(({ suburb }) => suburb),
        t.notStated,
      ),
  ],
  [t.rows.specialties, ({ specialties }) => words(specialties, t.notStated)],
  [t.rows.languages, ({ languages }) => words(languages, t.notStated)],
  [
    t.rows.experience,
    ({ trainsSince }) => (trainsSince === null ? t.notStated : t.since(trainsSince)),
  ],
  [t.rows.credentials, ({ credentials }) => words(credentials.map(credentialName), t.noneChecked)],
  [
    t.rows.reviews,
    ({ stars, reviews }) =>
      stars !== null
        ? markText.reviewsRead(stars, reviews)
        : reviews > 0
          ? markText.fewReviews(reviews)
          : markText.noReviews,
  ],
];

/** Two or three trainers side by side. */
export function CompareDialog({ open, trainers, onClose }: CompareDialogProps) {
  const pages = useTrainerPages(open ? trainers.map(({ slug }) => slug) : []);
  const compared = trainers.map((trainer, at) => ({
    ...trainer,
    offers: pages[at]?.data?.offers ?? null,
  }));
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t.compareTitle}>
      <div className="-mx-5 overflow-x-auto px-5">
        <table
          className={classNames(
            'w-full table-fixed text-sm',
            trainers.length > 2 && 'min-w-[26rem]',
          )}
        >
          <thead>
            <tr>
              {compared.map((trainer) => (
                <th key={trainer.slug} scope="col" className="px-1.5 pb-3 align-top font-semibold">
                  <TrainerFace
                    name={trainer.name}
                    photo={trainer.photo}
                    className="mx-auto mb-2 size-14 text-lg"
                  />
                  <Link
                    href={profileAddress(trainer, trainer.offers ?? [])}
                    className="underline underline-offset-4 wrap-anywhere"
                  >
                    {trainer.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {ROWS.map(([label, toText]) => (
            <tbody key={label}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={trainers.length}
                  className="border-t border-line px-1.5 pt-2.5 text-left text-xs font-medium text-muted"
                >
                  {label}
                </th>
              </tr>
              <tr>
                {compared.map((trainer) => (
                  <td key={trainer.slug} className="px-1.5 pt-0.5 pb-2.5 align-top wrap-anywhere">
                    {[toText(trainer)].flat().map((line) => (
                      <span key={line} className="block not-last:mb-1">
                        {line}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
          <tfoot>
            <tr>
              {compared.map((trainer) => (
                <td key={trainer.slug} className="border-t border-line px-1.5 pt-3 text-center">
                  <BookFound trainer={trainer} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Dialog>
  );
}

/** Books the time that the comparison shows. */
function BookFound({ trainer }: { trainer: Compared }) {
  const found = foundSession(trainer, trainer.offers ?? []);
  if (!found) return null;
  return (
    <LinkButton
      href={bookAddress(found.offerId, found.startMs)}
      size="sm"
      aria-label={t.bookWith(trainer.name, freeTime(found.startMs))}
    >
      {t.book}
    </LinkButton>
  );
}
