import { Stat } from '#platform/web/ui/stat.tsx';

export type HeadlineFigure = {
  label: string;
  value: string;
  unit: string | null;
  /** the colour it has in the chart, as a background class */
  swatch?: string;
};

/** The few figures above a chart. */
export function Headline({ figures }: { figures: readonly HeadlineFigure[] }) {
  return (
    <div className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-x-2 gap-y-3">
      {figures.map(({ label, value, unit, swatch }) => (
        <Stat
          key={label}
          label={
            <>
              {swatch && (
                <span
                  aria-hidden
                  className={`mr-1.5 inline-block size-2.5 rounded-[3px] ${swatch}`}
                />
              )}
              {label}
            </>
          }
          value={value}
          unit={unit}
        />
      ))}
    </div>
  );
}
