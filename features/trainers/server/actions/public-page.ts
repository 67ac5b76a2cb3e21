import { credentialName } from '#features/credentials/rules/credentials.ts';
import { dollars } from '#features/plans/rules/money.ts';
import type { TrainerPage } from '../../contract/browsing.ts';
import { credentialSentences } from '../../rules/credential-sentences.ts';
import type { Format } from '../../rules/listing.ts';
import { publicText as t } from './public-page-text.ts';

/** The page's whole style; the server allows exactly this text and no other. */
export const PUBLIC_PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#f6f4fb;--card:#fff;--raised:#efecf7;--ink:#1a1428;--muted:#5b5470;--line:#e0dbec;--accent:#b3106a;--solid1:#d3127a;--solid2:#7d32e6;--ok:#0b6b45;--oksoft:#dcf5e9}
@media (prefers-color-scheme:dark){:root{--ground:#07060e;--card:#110f1c;--raised:#1a1728;--ink:#f6f4ff;--muted:#bcb5d6;--line:#282339;--accent:#ff7dbb;--ok:#4ade9a;--oksoft:#0c2a22}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
.label{position:sticky;top:0;z-index:1;padding:.2rem 1rem;text-align:center;font-size:.85rem;font-weight:600;background:var(--raised);border-bottom:1px solid var(--line)}
.page{max-width:68rem;margin:0 auto;padding:1rem 1.25rem 3rem}
.brand{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:700;font-size:1.25rem;color:var(--ink);text-decoration:none}
.head{display:flex;flex-wrap:wrap;gap:1.25rem 1.75rem;align-items:center;margin:1rem 0 1.5rem}
.face{width:9.5rem;height:9.5rem;border-radius:50%;object-fit:cover;border:1px solid var(--line);background:var(--raised)}
.initial{display:grid;place-items:center;font-size:3.5rem;font-weight:700;color:var(--accent)}
.who{flex:1 1 16rem;min-width:0}
h1{font-size:clamp(1.9rem,7vw,2.9rem);line-height:1.12;letter-spacing:-.02em;margin:0;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:0 0 .75rem}
p{margin:.25rem 0;overflow-wrap:anywhere}
.lead{font-size:1.15rem;color:var(--muted)}
.facts{display:flex;flex-wrap:wrap;gap:.4rem 1.1rem;margin-top:.6rem;color:var(--muted);font-size:.95rem}
.mark{display:inline-block;border-radius:99px;padding:.1rem .7rem;font-size:.85rem;font-weight:600;background:var(--oksoft);color:var(--ok)}
.grid{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;align-items:start}
@media (min-width:60rem){.grid{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}}
.column{display:grid;gap:1.25rem}
section{background:var(--card);border:1px solid var(--line);border-radius:20px;padding:1.25rem;min-width:0}
.bio p{margin:0 0 .9rem}
.chips{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0;padding:0}
.chips li{border-radius:99px;background:var(--raised);padding:.25rem .85rem;font-size:.95rem;overflow-wrap:anywhere}
.rows{list-style:none;margin:0;padding:0}
.rows li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1rem;padding:.8rem 0;border-top:1px solid var(--line)}
.rows li:first-child{border-top:0;padding-top:0}
.rows b{font-weight:600;overflow-wrap:anywhere}
.rows .more{flex:1 1 60%;color:var(--muted);font-size:.95rem}
.rows a{color:var(--accent);font-weight:600;padding:.25rem 0}
.muted{color:var(--muted)}
.small{font-size:.9rem}
.act{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.5rem 1.75rem;border-radius:14px;font-weight:600;color:#fff;background:linear-gradient(100deg,var(--solid1),var(--solid2));text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
footer{margin-top:2rem}
footer a{color:var(--muted)}
`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);
const tag = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;
const card = (title: string, content: string, attributes = ''): string =>
  content === '' ? '' : tag('section', tag('h2', escape(title)) + content, attributes);
const chips = (words: readonly string[]): string =>
  words.length === 0
    ? ''
    : tag('ul', words.map((word) => tag('li', escape(word))).join(''), ' class="chips"');

const FORMAT_NAMES: Record<Format, string> = {
  'in-person': 'In person',
  online: 'Online',
  group: 'Groups',
};

function head(trainer: TrainerPage, photoUrl: string | null): string {
  const { name, headline, certifiedAs, formats, trainsSince, stars, reviews } = trainer;
  const face = photoUrl
    ? `<img class="face" src="${escape(photoUrl)}" alt="" width="152" height="152">`
    : tag(
        'span',
        escape([...name][0]?.toUpperCase() ?? ''),
        ' class="face initial" aria-hidden="true"',
      );
  const facts = [
    ...(certifiedAs === null
      ? []
      : [tag('span', escape(t.certified(certifiedAs)), ' class="mark"')]),
    ...(formats.length > 0
      ? [tag('span', formats.map((format) => FORMAT_NAMES[format]).join(' · '))]
      : []),
    ...(trainsSince === null ? [] : [tag('span', t.since(trainsSince))]),
    ...(stars === null ? [] : [tag('span', t.stars(stars, reviews))]),
  ];
  const who =
    tag('h1', escape(name)) +
    (headline ? tag('p', escape(headline), ' class="lead"') : '') +
    (facts.length > 0 ? tag('div', facts.join(''), ' class="facts"') : '');
  return tag('div', face + tag('div', who, ' class="who"'), ' class="head"');
}

const bio = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => tag('p', escape(part.trim()).replaceAll('\n', '<br>')))
    .join('');

function offerRows({ offers }: TrainerPage, origin: string): string {
  const rows = offers.map(({ id, name, minutes, priceCents, capacity, isOnline }) => {
    const price = priceCents === 0 ? t.free : dollars(priceCents);
    const more = [
      t.minutes(minutes),
      ...(isOnline ? [t.online] : []),
      ...(capacity > 1 ? [t.group(capacity)] : []),
    ].join(' · ');
    const book = tag(
      'a',
      t.bookOffer,
      ` href="${escape(`${origin}/trainers/book/${id}`)}" aria-label="${escape(`${t.bookOffer}: ${name}`)}"`,
    );
    return tag(
      'li',
      tag('b', escape(name)) + tag('b', price) + tag('span', more, ' class="more"') + book,
    );
  });
  return rows.length === 0
    ? ''
    : tag('ul', rows.join(''), ' class="rows"') + tag('p', t.prices, ' class="muted small"');
}

const credentialRows = ({ credentials }: TrainerPage): string =>
  credentials.length === 0
    ? ''
    : tag(
        'ul',
        credentials
          .map((one) =>
            tag(
              'li',
              tag('b', escape(credentialName(one))) +
                credentialSentences(one)
                  .map((sentence) => tag('span', escape(sentence), ' class="more"'))
                  .join(''),
            ),
          )
          .join(''),
        ' class="rows"',
      );

/** The page of a listed trainer for everybody: readable without scripts, with nothing about clients. */
export function publicPage(
  trainer: TrainerPage,
  { url, photoUrl, label }: { url: string; photoUrl: string | null; label: string | null },
): string {
  const { name, headline, specialties, languages, places } = trainer;
  const description = headline || specialties.join(', ') || name;
  const meta = (property: string, content: string) =>
    `<meta property="${property}" content="${escape(content)}">`;
  const body =
    tag('a', t.allTrainers, ' class="brand" href="/"') +
    tag(
      'main',
      head(trainer, photoUrl) +
        tag(
          'div',
          tag(
            'div',
            card(t.about, bio(trainer.bio), ' class="bio"') +
              card(t.credentials, credentialRows(trainer)),
            ' class="column"',
          ) +
            tag(
              'div',
              card(t.offers, offerRows(trainer, new URL(url).origin)) +
                tag(
                  'section',
                  tag('p', t.bookLead) +
                    tag('p', tag('a', t.book, ` class="act" href="${escape(url)}?book"`)),
                ) +
                card(t.specialties, chips(specialties)) +
                card(
                  t.places,
                  chips(
                    places.map(({ suburb, state, postcode }) =>
                      [suburb, state, postcode].filter(Boolean).join(' '),
                    ),
                  ),
                ) +
                card(t.languages, chips(languages)),
              ' class="column"',
            ),
          ' class="grid"',
        ),
    ) +
    tag('footer', tag('a', t.made, ' href="/"'));
  return (
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escape(name)} · Vigour</title>` +
    `<meta name="description" content="${escape(description)}">` +
    `<link rel="canonical" href="${escape(url)}">` +
    meta('og:type', 'profile') +
    meta('og:site_name', 'Vigour') +
    meta('og:locale', 'en_AU') +
    meta('og:title', name) +
    meta('og:description', description) +
    meta('og:url', url) +
    (photoUrl ? meta('og:image', photoUrl) : '') +
    `<style>${PUBLIC_PAGE_STYLE}</style></head><body>` +
    (label ? tag('aside', escape(label), ' class="label" aria-label="Notice"') : '') +
    `${tag('div', body, ' class="page"')}</body></html>`
  );
}
