import { CalendarCheck, Clock, MapPin, Ticket, UserRound, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfferPage } from '#features/bookings/contract.ts';
import { CLIENTS_PLACE } from '#features/free-times/rules/travel-minutes.ts';
import { placeWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { bookText as t } from '../messages/book.ts';

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden className="mt-0.5 shrink-0 text-accent-2">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** "Iron gym, Glebe"; of a client's own place what it is. */
export const placeName = ({ id, name, suburb }: OfferPage['places'][number]): string =>
  id === CLIENTS_PLACE ? t.atYourPlace : placeWords({ name, suburb });

function whereWords(places: OfferPage['places']): string {
  const [only, ...others] = places.map(placeName);
  if (only === undefined) return t.placeLater;
  return others.length === 0 ? only : t.severalPlaces([only, ...others]);
}

/** What is booked: how long, where and for how much. */
export function OfferCard({ offer }: { offer: OfferPage }) {
  const { minutes, isOnline, capacity, priceCents, credits, gym, packs } = offer;
  const places =
    offer.places.length > 0 || !offer.place ? offer.places : [{ id: '', ...offer.place }];
  return (
    <Card>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 lg:flex-col">
        <Line icon={<Clock size={18} />}>
          {t.minutes(minutes)} · {priceCents === 0 ? t.free : dollars(priceCents)}
        </Line>
        <Line icon={isOnline ? <Video size={18} /> : <MapPin size={18} />}>
          {isOnline ? t.online : whereWords(places)}
        </Line>
        {gym && gym.trainerNames.length > 0 && (
          <Line icon={<UserRound size={18} />}>{t.anyOf(gym.trainerNames)}</Line>
        )}
        {capacity > 1 && <Line icon={<Users size={18} />}>{t.group(capacity)}</Line>}
        {offer.needsApproval && <Line icon={<CalendarCheck size={18} />}>{t.onRequest}</Line>}
        {credits > 0 && <Line icon={<Ticket size={18} />}>{t.credits(credits)}</Line>}
      </ul>
      {packs.length > 0 && credits === 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <h2 className="mb-1 font-semibold">{t.packs}</h2>
          <ul className="grid gap-0.5">
            {packs.map(({ credits: sessions, priceCents: cents, validDays }) => (
              <li key={`${sessions} ${cents} ${validDays}`}>
                {t.pack(sessions, dollars(cents), validDays)}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted">{t.packsHow}</p>
        </div>
      )}
    </Card>
  );
}
