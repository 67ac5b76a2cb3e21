import { PATTERNS } from '#features/exercises/rules/exercise-kinds.ts';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { PATTERN_NAMES } from '#features/exercises/web/public.ts';
import { publicHref } from '../components/exercise-addresses.ts';
import { describeKit } from '../components/kit-text.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { exercisesLead, exercisesTitle, jumpTo } from '../messages/public-pages.ts';

const groups = PATTERNS.map((pattern) => ({
  pattern,
  exercises: EXERCISES.filter((exercise) => exercise.pattern === pattern),
}));

const jump =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong/60 px-4 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink';

/** Every exercise of the library by movement, for anybody. */
export function PublicLibraryPage() {
  return (
    <PublicFrame>
      <h1
        tabIndex={-1}
        className="text-[min(11vw,4rem)] leading-none font-semibold tracking-[-0.04em]"
      >
        {exercisesTitle}
      </h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{exercisesLead(EXERCISES.length)}</p>
      <nav aria-label={jumpTo} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ pattern }) => (
            <li key={pattern}>
              <a href={`#${pattern}`} className={jump}>
                {PATTERN_NAMES[pattern]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ pattern, exercises }) => (
        <section key={pattern} aria-labelledby={pattern} className="mt-10">
          <h2 id={pattern} className="scroll-mt-24 text-2xl font-semibold">
            {PATTERN_NAMES[pattern]}
          </h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6">
            {exercises.map((exercise) => (
              <li key={exercise.id} className="border-b border-line">
                <a
                  href={publicHref(exercise.id)}
                  className="block min-h-11 py-2.5 hover:text-accent"
                >
                  <span className="block font-medium wrap-anywhere">{exercise.name}</span>
                  <span className="block text-sm wrap-anywhere text-muted">
                    {describeKit(exercise)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PublicFrame>
  );
}
