import { CalendarSync, MapPin } from 'lucide-react';
import { ForTrainers } from '#features/account/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useDateHours, useOtherCalendars, useSessionPlaces, useTimeOff, useWeek } from '../api.ts';
import { DatesCard } from '../components/dates-card.tsx';
import { TimeOffCard } from '../components/time-off-card.tsx';
import { WeekForm } from '../components/week-form.tsx';
import { calendarsText } from '../messages/calendars.ts';
import { placesText } from '../messages/places.ts';
import { pageText } from '../messages/week.ts';

/** When a trainer can be booked: the usual week, dates that differ, time off, and the ways to places and calendars. */
export function AvailabilityPage() {
  const week = useWeek();
  const dates = useDateHours();
  const timeOff = useTimeOff();
  const places = useSessionPlaces().data;
  const calendars = useOtherCalendars().data;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={pageText.title} subtitle={pageText.lead} back="/trainers" />
      <ForTrainers />
      <div className="grid grid-cols-1 gap-4">
        <Loaded query={week}>{(stored) => <WeekForm stored={stored} />}</Loaded>
        <Loaded query={dates}>{(all) => <DatesCard dates={all} />}</Loaded>
        <Loaded query={timeOff}>{(all) => <TimeOffCard timeOff={all} />}</Loaded>
        <Card padded={false} className="p-[min(0.5rem,2vw)]">
          <ListRow
            href="/trainers/places"
            icon={<MapPin size={20} />}
            title={placesText.title}
            detail={places?.map(({ name }) => name).join(', ') || placesText.lead}
          />
          <ListRow
            href="/trainers/calendars"
            icon={<CalendarSync size={20} />}
            title={calendarsText.title}
            detail={calendars?.map(({ name }) => name).join(', ') || calendarsText.lead}
          />
        </Card>
      </div>
    </div>
  );
}
