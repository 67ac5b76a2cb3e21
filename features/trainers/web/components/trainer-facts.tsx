import { BadgeCheck } from 'lucide-react';
import { credentialName } from '#features/credentials/rules/credentials.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { TrainerPage } from '../../contract/browsing.ts';
import { credentialSentences } from '../../rules/credential-sentences.ts';
import { genderNames } from '../messages/marks.ts';
import { trainerText as t } from '../messages/trainer.ts';

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 text-sm font-medium text-muted">{title}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Badge>{word}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function TrainerFacts({ trainer }: { trainer: TrainerPage }) {
  const { specialties, languages, places, gender } = trainer;
  return (
    <Card title={t.facts}>
      <div className="grid grid-cols-1 gap-4">
        <Words title={t.specialties} words={specialties} />
        <Words title={t.languages} words={languages} />
        <Words
          title={t.places}
          words={places.map(({ suburb, state, postcode }) =>
            [suburb, state, postcode].filter(Boolean).join(' '),
          )}
        />
        <Words title={t.gender} words={gender ? [genderNames[gender]] : []} />
      </div>
    </Card>
  );
}

/** Credentials that an operator or a gym's admin has checked: which, by whom, against what, until when. */
export function CredentialList({
  trainer: { credentials, certifiedAs },
}: {
  trainer: TrainerPage;
}) {
  return (
    <Card title={t.credentials}>
      {certifiedAs === null && <p className="mb-3 text-muted last:mb-0">{t.noCredentials}</p>}
      {credentials.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {credentials.map((one) => (
            <li key={`${one.title} ${one.body}`} className="flex items-start gap-3">
              <BadgeCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{credentialName(one)}</span>
                {credentialSentences(one).map((sentence) => (
                  <span key={sentence} className="block text-sm text-muted wrap-anywhere">
                    {sentence}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
