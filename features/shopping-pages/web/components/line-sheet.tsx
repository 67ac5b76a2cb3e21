import { PackageCheck } from 'lucide-react';
import { amountText, cartonText, neededText } from '#features/groceries/rules/amount-text.ts';
import { priceAud, priceText } from '#features/groceries/rules/price-lines.ts';
import { SHOP_AISLES, type ShopAisle } from '#features/groceries/rules/shop-aisles.ts';
import { noteLine, rewrite, takeOff } from '#features/shopping/rules/list/change-lines.ts';
import { MAX_NAME_CHARACTERS } from '#features/shopping/rules/list/limits.ts';
import type { ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges } from '#features/shopping/rules/list/merge-changes.ts';
import type { NeedSource } from '#features/shopping/rules/needs/shopping-need.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { askFor, shopUnit } from '../../rules/ask-for.ts';
import { type LineParts, lineParts } from '../../rules/line-parts.ts';
import type { NameOf } from '../hooks/use-name-of.ts';
import { adviceOf } from '../messages/advice.ts';
import { lineText, listText } from '../messages/list.ts';
import { aisleName } from '../messages/names.ts';
import { sharingText } from '../messages/sharing.ts';

/** Of grams, millilitres or pieces. */
const MAX_AMOUNT = 100_000;

const aisles = SHOP_AISLES.map((value) => ({ value, label: aisleName[value] }));

/** One line closely: for what it is, and what is to know in the shop. */
type LineSheetProps = { line: ShopLine | null; nameOf: NameOf; onClose: () => void };

export function LineSheet({ line, nameOf, onClose }: LineSheetProps) {
  return (
    <Dialog open={line !== null} onOpenChange={onClose} title={<bdi>{line?.name}</bdi>}>
      {line && <Shown key={line.key} {...{ line, nameOf, onClose }} />}
    </Dialog>
  );
}

function Shown({ line, nameOf, onClose }: LineSheetProps & { line: ShopLine }) {
  const change = useChangeList();
  const amount = amountText(line);
  const parts = lineParts(line);
  const needed = neededText(line);
  const price = priceAud(line);
  const advice = adviceOf(line, useToday());
  const carton = cartonText(line);
  const [only] = line.sources;
  // What was written by hand alone is rewritten; what recipes need is not.
  const byHand = line.sources.length === 1 && only?.by === 'hand' && !only.isKept ? only : null;
  const written = byHand?.texts[0] ?? '';
  const unit = byHand ? null : shopUnit(line);
  const toGet = unit ? `${Number(unit.value.toFixed(2))}` : '';
  const ticker = nameOf(line.tickedBy);
  const adder = byHand && nameOf(byHand.who);
  const who = [adder && sharingText.addedBy(adder), ticker && sharingText.tickedBy(ticker)].filter(
    (one) => one !== null,
  );
  const form = useForm({
    start: { item: written, amount: toGet, note: line.note ?? '', aisle: `${line.aisle}` },
    check: ({ item, amount: said, note, aisle }) => {
      if (byHand && item.trim() === '') return { errors: { item: lineText.noName } };
      const value = said === toGet ? null : Number(said.trim().replace(',', '.'));
      if (value !== null && !(value > 0 && value <= MAX_AMOUNT))
        return { errors: { amount: lineText.noAmount } };
      return {
        content: { item: item.trim(), value, note: note.trim(), aisle: aisle as ShopAisle },
      };
    },
    send: async ({ item, value, note, aisle }) => {
      change((state, nowMs) => {
        const said = {
          note: note === '' ? null : note,
          aisle: aisle === line.aisle ? markedAisle(line) : aisle,
        };
        const noted = noteLine(state, line.key, said, nowMs);
        if (byHand && item !== written) {
          return mergeChanges(noted, rewrite(state, byHand.id, item, nowMs));
        }
        if (value === null || !unit) return noted;
        const asked = askFor(state, line, value * unit.each, { id: newId(), nowMs });
        return mergeChanges(noted, asked);
      }, lineText.saved(line.name));
    },
    onSent: onClose,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {amount !== '' && (
        <p className="text-lg font-semibold">
          {amount}
          {needed && <span className="font-normal text-muted"> · {listText.need(needed)}</span>}
          {carton && <span className="font-normal text-muted"> · {carton}</span>}
          {price !== null && (
            <span className="font-normal text-muted"> · {lineText.price(priceText(price))}</span>
          )}
        </p>
      )}
      {advice && (
        <StatusMessage tone="info" title={advice}>
          {lineText.freezeWhy}
        </StatusMessage>
      )}
      {who.length > 0 && <p className="text-sm text-muted wrap-anywhere">{who.join(' · ')}</p>}
      {line.isGuess && <StatusMessage tone="info" title={lineText.guess} />}
      {!byHand && (
        <section>
          <h3 className="text-sm font-semibold text-muted">{lineText.from}</h3>
          <ul className="divide-y divide-line">
            {line.sources.map((source, index) => (
              <FromRow
                key={source.id}
                source={source}
                amount={parts?.parts[index] ?? ''}
                adder={nameOf(source.who)}
              />
            ))}
          </ul>
          {parts && (line.sources.length > 1 || parts.atHome !== null) && (
            <PartsSum parts={parts} isKept={line.sources.every(({ isKept }) => isKept)} />
          )}
        </section>
      )}
      <Form form={form} className="grid grid-cols-1 gap-4">
        {byHand && (
          <TextField label={lineText.item} maxLength={MAX_NAME_CHARACTERS} {...form.text('item')} />
        )}
        {unit && (
          <TextField
            label={lineText.amount(unit.unit)}
            hint={lineText.amountHint}
            inputMode="decimal"
            {...form.text('amount')}
          />
        )}
        <TextField
          label={lineText.note}
          hint={lineText.noteHint}
          maxLength={MAX_NAME_CHARACTERS}
          {...form.text('note')}
        />
        <SelectField label={lineText.aisle} options={aisles} {...form.text('aisle')} />
        <Button type="submit" fullWidth pending={form.pending}>
          {lineText.save}
        </Button>
      </Form>
      <ActionList
        actions={[
          {
            icon: PackageCheck,
            label: lineText.takeOff,
            detail: lineText.takeOffDetail,
            onSelect() {
              onClose();
              change(
                (state, nowMs) => takeOff(state, line.key, nowMs),
                lineText.takenOff(line.name),
              );
            },
          },
        ]}
      />
    </div>
  );
}

/** What the person said of the aisle before; null where it is the food's own. */
const markedAisle = ({ ownAisle, aisle }: ShopLine): ShopAisle | null =>
  aisle === ownAisle ? null : aisle;

type FromRowProps = { source: NeedSource; amount: string; adder: string | null };

/** A recipe that needs it: how much of it in all, and how the recipe says that. */
function FromRow({ source, amount, adder }: FromRowProps) {
  const { title, by, date, texts, isUncooked, isKept = false } = source;
  const today = useToday();
  return (
    <li className="py-2">
      <p className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">
          <bdi>{isKept ? listText.kept : by === 'hand' ? lineText.byHand : title}</bdi>
          {date !== null && !isKept && (
            <span className="text-muted"> · {dayName(date, today)}</span>
          )}
        </span>
        {amount !== '' && (
          <span className="tabular shrink-0 font-semibold">
            {isUncooked ? lineText.uncooked(amount) : amount}
          </span>
        )}
      </p>
      {adder && !isKept && <p className="text-sm text-muted">{sharingText.addedBy(adder)}</p>}
      {texts.map((text) => (
        <p key={text} dir="auto" className="text-sm text-muted wrap-anywhere">
          {text}
        </p>
      ))}
    </li>
  );
}

/** `isKept`: it was bought, and nothing needs it any more. */
type PartsSumProps = { parts: LineParts; isKept: boolean };

/** What the recipes need together, less what is at home. */
function PartsSum({ parts: { total, atHome, left }, isKept }: PartsSumProps) {
  const rows = [
    [isKept ? lineText.bought : lineText.needed, total],
    ...(atHome === null
      ? []
      : [
          [lineText.atHome, `− ${atHome}`],
          [lineText.left, left],
        ]),
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-line-strong pt-2">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular text-right font-semibold">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
