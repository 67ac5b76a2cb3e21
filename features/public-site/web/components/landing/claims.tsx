import { figures, voices } from './claims-content.ts';

/** The claimed figures: large, few, and read out at once whatever the script makes of them. */
export function Figures() {
  return (
    <section aria-label="Vigour in figures" className="border-y border-line bg-sunken">
      <dl className="safe-x mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-10 py-14 sm:px-6 lg:grid-cols-4 lg:px-10 lg:py-20">
        {figures.map(({ count, unit, of }) => (
          <div key={of} className="flex flex-col-reverse">
            <dt className="mt-1 text-muted sm:text-lg">{of}</dt>
            <dd className="tabular text-[clamp(2.5rem,9vw,4.75rem)] leading-none font-semibold tracking-[-0.04em]">
              <span className="sr-only">{`${count}${unit}`}</span>
              <span aria-hidden data-count-up={count}>
                {count}
              </span>
              <span aria-hidden className="text-accent-2">
                {unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Three voices: one that carries, two that answer. */
export function Voices() {
  const [first, ...others] = voices;
  return (
    <section
      aria-labelledby="voices-title"
      className="safe-x mx-auto max-w-7xl py-20 sm:px-6 lg:px-10 lg:py-32"
    >
      <h2 id="voices-title" className="sr-only">
        What people say
      </h2>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[1.5fr_1fr] lg:items-center">
        <Quote {...first} large />
        <div className="flex flex-col gap-10 lg:border-l lg:border-line lg:pl-12">
          {others.map((voice) => (
            <Quote key={voice.who} {...voice} />
          ))}
        </div>
      </div>
    </section>
  );
}

type QuoteProps = { quote: string; who: string; where: string; large?: boolean };

function Quote({ quote, who, where, large }: QuoteProps) {
  return (
    <figure>
      <blockquote
        className={
          large
            ? 'text-3xl leading-[1.12] font-medium tracking-[-0.025em] text-balance sm:text-5xl'
            : 'text-xl leading-snug text-pretty'
        }
      >
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-4 text-muted">
        {who}, {where}
      </figcaption>
    </figure>
  );
}
