import { Plus, Trash2 } from 'lucide-react';
import { dollars } from '#features/plans/rules/money.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { packsText as t, timesText } from '../messages/form.ts';
import { type OfferDraft, type PackDraft, toCents } from './offer-draft.ts';

const MAX_PACKS = 6;
const USUAL = { credits: '10', price: '', validDays: '365' };

const briefly = ({ credits, price }: PackDraft): string =>
  t.brief(credits, Number.isFinite(toCents(price)) ? dollars(toCents(price)) : '?');

/** Packs of credits for an offer. */
export function PackFields({ form }: { form: Form<OfferDraft> }) {
  const { packs } = form.draft;
  useFocusKept(packs.length);
  const change = (key: number, part: Partial<PackDraft>) =>
    form.change({ packs: packs.map((pack) => (pack.key === key ? { ...pack, ...part } : pack)) });
  const add = () => {
    const key = Math.max(-1, ...packs.map((pack) => pack.key)) + 1;
    form.change({ packs: [...packs, { key, ...USUAL }] });
  };
  return (
    <Disclosure
      label={t.title}
      detail={packs.length === 0 ? t.none : packs.map(briefly).join(', ')}
      needed={Object.keys(form.errors).some((name) => name.startsWith('packs.'))}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-sm text-muted">{t.lead}</p>
        <ul className="divide-y divide-line">
          {packs.map((pack, index) => {
            const box = (name: keyof typeof USUAL, label: string) => ({
              label,
              'aria-label': t.ofPack(label, index + 1),
              value: pack[name],
              error: form.errors[`packs.${index}.${name}`],
              onValueChange: (text: string) => change(pack.key, { [name]: text }),
            });
            return (
              <li key={pack.key} className="flex flex-wrap items-start gap-x-2 gap-y-3 py-3">
                <div className="-my-2 flex w-full items-center justify-between">
                  <p className="font-medium">{t.nth(index + 1)}</p>
                  <IconButton
                    className="-mr-2.5"
                    label={t.remove(index + 1)}
                    icon={<Trash2 aria-hidden size={20} />}
                    onClick={() =>
                      form.change({ packs: packs.filter(({ key }) => key !== pack.key) })
                    }
                  />
                </div>
                <div className="min-w-0 flex-[1_1_5.5rem]">
                  <NumberField inputMode="numeric" {...box('credits', t.credits)} />
                </div>
                <div className="min-w-0 flex-[1_1_5.5rem]">
                  <NumberField {...box('price', t.price)} placeholder="$" />
                </div>
                <div className="min-w-0 flex-[1_1_7rem]">
                  <NumberField
                    inputMode="numeric"
                    unit={timesText.days}
                    {...box('validDays', t.days)}
                  />
                </div>
              </li>
            );
          })}
        </ul>
        {packs.length < MAX_PACKS && (
          <Button variant="ghost" size="sm" className="-ml-4 justify-self-start" onClick={add}>
            <Plus aria-hidden size={16} />
            {t.add}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
