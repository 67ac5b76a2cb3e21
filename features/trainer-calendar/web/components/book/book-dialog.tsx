import { useState } from 'react';
import { useOffers } from '#features/offers/web/public.ts';
import { MS_PER_HOUR } from '#platform/shared/wall-clock.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useNextFree, useTrainerClients } from '../../api.ts';
import { bookText as t } from '../../messages/acts.ts';
import { calendarText } from '../../messages/calendar.ts';
import { OffersFirst } from '../client-field.tsx';
import { BookForm, type BookFormProps } from './book-form.tsx';

/** Instead of a time: the next one at which the first offer is free. */
export const FIRST_FREE = 'first free';

type BookDialogProps = {
  /** the time that was chosen; null: closed */
  at: number | typeof FIRST_FREE | null;
  timeZone: string;
  onClose: () => void;
};

/** Books for a client, also outside the trainer's own hours, or asks someone new by email. */
export function BookDialog({ at, timeZone, onClose }: BookDialogProps) {
  const clients = useTrainerClients();
  const offers = useOffers();
  return (
    <Dialog
      open={at !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t.title}
      description={t.lead}
    >
      {at !== null && (
        <Loaded query={clients}>
          {(people) => (
            <Loaded query={offers}>
              {(all) =>
                all.length === 0 ? (
                  <OffersFirst says={t.noOffers} link={calendarText.setOffers} />
                ) : at === FIRST_FREE ? (
                  <FromFirstFree clients={people} offers={all} {...{ timeZone, onClose }} />
                ) : (
                  <BookForm clients={people} offers={all} atMs={at} {...{ timeZone, onClose }} />
                )
              }
            </Loaded>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

/** Begins at a time that can be booked as it stands; at the next full hour where none is free. */
function FromFirstFree(props: Omit<BookFormProps, 'atMs'>) {
  const next = useNextFree(props.offers[0]?.id);
  const [nextHour] = useState(() => Math.ceil(Date.now() / MS_PER_HOUR) * MS_PER_HOUR);
  return (
    <Loaded query={next}>
      {({ start }) => <BookForm {...props} atMs={start === null ? nextHour : Date.parse(start)} />}
    </Loaded>
  );
}
