import { Apple, Salad, Settings } from 'lucide-react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { Ring } from '#platform/web/ui/ring.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { Stat } from '#platform/web/ui/stat.tsx';

export function DisplaySamples() {
  return (
    <>
      <Card title="Type">
        <div className="flex flex-col gap-2">
          <Logo />
          <p className="text-gradient text-5xl font-bold">1,840 kcal</p>
          <p className="text-3xl font-bold">Display heading</p>
          <p className="text-xl font-semibold">Section heading</p>
          <p>Body text on a surface, calm and easy to read.</p>
          <p className="text-muted">Muted text says what is secondary.</p>
          <p className="text-sm text-faint">Faint text is for hints.</p>
          <p className="flex flex-wrap gap-3">
            <span className="text-accent">Accent</span>
            <span className="text-accent-2">Accent 2</span>
            <span className="text-accent-3">Accent 3</span>
          </p>
        </div>
      </Card>
      <Card title="Figures" action={<Badge tone="accent">Today</Badge>}>
        <div className="flex flex-wrap items-center gap-6">
          <Ring value={1240} max={1840} label="1240 of 1840 kcal">
            <span className="tabular block text-4xl font-bold">600</span>
            <span className="text-sm text-muted">kcal left</span>
          </Ring>
          <div className="grid min-w-[min(12rem,100%)] flex-1 gap-4">
            <Stat label="Protein" value="82.5" unit="g" />
            <ProgressBar label="Protein" value={82.5} max={120} barClassName="bg-protein" />
            <ProgressBar label="Carbs" value={130} max={220} barClassName="bg-carbs" />
            <ProgressBar label="Fat" value={40} max={60} barClassName="bg-fat" />
            <ProgressBar label="Step" value={2} max={6} />
          </div>
        </div>
      </Card>
      <Card title="Lists and badges">
        <ListRow icon={<Apple size={20} />} title="Apple" detail="150 g, snack" value="78 kcal" />
        <ListRow icon={<Settings size={20} />} title="Units" value="kcal, kg, cm" href="/ui" />
        <div className="mt-3 flex flex-wrap gap-2">
          <Badge tone="neutral">Neutral</Badge>
          <Badge tone="accent">Accent</Badge>
          <Badge tone="success">Success</Badge>
          <Badge tone="warn">Warn</Badge>
          <Badge tone="danger">Danger</Badge>
          <Badge tone="info">Info</Badge>
        </div>
      </Card>
      <Card title="Waiting and empty">
        <div className="flex items-center gap-4">
          <Spinner label="Loading" />
          <Skeleton className="h-12 flex-1" />
        </div>
        <EmptyState icon={<Salad size={28} />} title="Nothing logged yet">
          Your meals of today will be listed here.
        </EmptyState>
      </Card>
    </>
  );
}
