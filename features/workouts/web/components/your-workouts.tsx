import { Link } from 'wouter';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useWorkouts } from '../api.ts';

/** The workouts that the person has brought; nothing where there are none. */
export function YourWorkouts() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useWorkouts();
  const workouts = data?.pages.flatMap((page) => page.workouts) ?? [];
  if (workouts.length === 0) return null;
  return (
    <Card
      title="Your workouts"
      action={<Badge>{data?.pages[0]?.total.toLocaleString('en-AU')}</Badge>}
    >
      <ul className="divide-y divide-line">
        {workouts.map(({ id, name, durationMinutes, difficulty, category, description }) => (
          <li key={id} className="py-1">
            <Link
              href={`/workouts/own/${id}`}
              className="-mx-2 block rounded-control px-2 py-2 transition-colors duration-150 hover:bg-hover"
            >
              <p className="font-medium break-words">{name}</p>
              <p className="text-sm break-words text-muted">
                {[`${durationMinutes} min`, category, difficulty].filter(Boolean).join(' · ')}
              </p>
              {description && (
                <p className="mt-1 line-clamp-3 text-sm break-words">{description}</p>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more workouts
        </Button>
      )}
    </Card>
  );
}
