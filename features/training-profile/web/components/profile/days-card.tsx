import { CopyCheck, MapPin } from 'lucide-react';
import { WEEK } from '#platform/shared/calendar-words.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import type { TrainingPlace } from '../../../contract.ts';
import { profileText } from '../../messages/profile.ts';
import { DayRow } from './day-row.tsx';
import { copyFirstDay, type DayDraft, minutesField, type ProfileDraft } from './profile-draft.ts';

type DaysCardProps = { form: Form<ProfileDraft>; places: readonly TrainingPlace[] };

/** The training days, each with its minutes and place. */
export function DaysCard({ form, places }: DaysCardProps) {
  const { weekdays, days } = form.draft;
  const trained = WEEK.filter((day) => weekdays.includes(day));
  const changeDay = (weekday: number, change: Partial<DayDraft>) => {
    const before = days[weekday] ?? { minutes: '', placeId: null };
    form.change({ days: { ...days, [weekday]: { ...before, ...change } } });
  };
  return (
    <Card title={profileText.days}>
      <p className="-mt-1 mb-3 text-muted">{profileText.daysLead}</p>
      <WeekdayBoxes
        label={profileText.days}
        hideLabel
        value={weekdays}
        onValueChange={(next) => form.change({ weekdays: next })}
      />
      {trained.length === 0 && <p className="mt-3 text-muted">{profileText.noDays}</p>}
      <ul className="mt-2 divide-y divide-line">
        {trained.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            day={days[weekday] ?? { minutes: '', placeId: null }}
            error={form.errors[minutesField(weekday)]}
            places={places}
            onChange={(change) => changeDay(weekday, change)}
          />
        ))}
      </ul>
      {trained.length > 1 && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4"
          onClick={() => form.change({ days: copyFirstDay(form.draft) })}
        >
          <CopyCheck aria-hidden size={16} />
          {profileText.sameForAll}
        </Button>
      )}
      <div className="-mx-2 mt-2 border-t border-line pt-2">
        <ListRow
          href={places.length === 0 ? '/workouts/places/new' : '/workouts/places'}
          icon={<MapPin size={20} />}
          title={places.length === 0 ? profileText.addPlace : profileText.places}
          detail={
            places.length === 0
              ? profileText.addPlaceDetail
              : places.map(({ name }) => name).join(', ')
          }
        />
      </div>
    </Card>
  );
}
