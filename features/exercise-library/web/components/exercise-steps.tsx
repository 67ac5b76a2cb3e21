/** What to do, step by step. */
export function ExerciseSteps({ cues }: { cues: readonly string[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {cues.map((cue, at) => (
        <li key={`${at} ${cue}`} className="flex items-start gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent tabular-nums"
          >
            {at + 1}
          </span>
          <span dir="auto" className="min-w-0 flex-1 pt-1 wrap-anywhere">
            {cue}
          </span>
        </li>
      ))}
    </ol>
  );
}
