import {
  consultFirst,
  howTrialsWork,
  whatYouSeeIsWhatYouPay,
  whenSupportReplies,
} from '../../messages/pricing.ts';

const facts: readonly [title: string, text: string][] = [
  ['Trials', howTrialsWork],
  ['Support', whenSupportReplies],
  ['Prices', whatYouSeeIsWhatYouPay],
  ['Your health', consultFirst],
];

/** Shown before people pay. */
export function GoodToKnow() {
  return (
    <section aria-labelledby="know-title" className="border-t border-line">
      <h2 id="know-title" className="sr-only">
        Good to know
      </h2>
      <dl className="safe-x mx-auto grid max-w-7xl gap-x-10 gap-y-8 py-14 sm:grid-cols-2 sm:px-6 lg:grid-cols-4 lg:px-10">
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
