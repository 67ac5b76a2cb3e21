import { Ellipsis, Flame, Link2, Plus, StickyNote, Timer, Trophy } from 'lucide-react';
import { memo } from 'react';
import { CardPicture, type PoolOfSome } from '#features/exercise-library/web/public.ts';
import type { PastSet } from '#features/progression/rules/progression-rule.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { FreshSets } from '#features/training-sessions/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { previousOf } from '../../../rules/previous-sets.ts';
import { valuesOfTap } from '../../../rules/set-fields.ts';
import type { ItemFacts, LogActs } from '../../hooks/use-log.ts';
import type { Typing } from '../../hooks/use-typing.ts';
import { columnText, fieldHead, logText } from '../../messages/log.ts';
import { clockWords } from '../../messages/rest.ts';
import { shortValues } from '../../messages/set-words.ts';
import { linesOf } from './item-lines.ts';
import { SetRow } from './set-row.tsx';

/** What an exercise's card asks for. The same functions throughout. */
export type CardActs = {
  menu: (itemId: string) => void;
  addSet: (itemId: string) => void;
  warmUp: (itemId: string) => void;
  startPace: (itemId: string) => void;
};

type ItemCardProps = {
  item: SessionItem;
  facts: ItemFacts;
  pool: PoolOfSome;
  /** the sets of the last time */
  previous: readonly PastSet[];
  /** only where a field of this exercise is typed into */
  typing: Typing | null;
  acts: LogActs & CardActs;
  fresh: FreshSets;
  /** only where the next set is one of this exercise */
  nextSetId: string | null;
  /** what was better than ever before, so far: one a line */
  records: string;
  /** the exercise after it belongs to the same superset */
  isPaired: 'superset' | 'circuit' | null;
  hasWarmUp: boolean;
  /** it has a clock of its own */
  hasClock: boolean;
};

/** One exercise with its sets; drawn again only when something of it changes. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, facts, pool, previous, typing, acts, nextSetId, isPaired } = props;
  const { exercise, name, fields, look } = facts;
  const lines = linesOf(item, facts, pool.nameOf);
  return (
    <li>
      <Card
        as="article"
        padded={false}
        // A layer of its own: after a tick this card alone is painted, not the whole page.
        className="isolate will-change-transform @container px-[min(0.625rem,2vw)] pt-3 pb-2.5"
      >
        <div className="flex items-start gap-3 px-1">
          <CardPicture
            exerciseId={item.exerciseId ?? ''}
            muscles={exercise?.muscles ?? {}}
            pool={pool}
          />
          <div className="min-w-0 flex-1">
            <h2 className="text-[min(1.125rem,10vw)] leading-snug font-semibold">
              <bdi className="block wrap-anywhere">{name}</bdi>
            </h2>
            {lines.map((line) => (
              <p key={line} className="text-sm break-words text-muted">
                {line}
              </p>
            ))}
            {props.records.split('\n').map(
              (record) =>
                record && (
                  <p
                    key={record}
                    className="mt-1 flex items-start gap-1.5 text-sm font-medium text-warn"
                  >
                    <Trophy aria-hidden size={16} className="mt-0.5 shrink-0" />
                    <span className="min-w-0 break-words">{record}</span>
                  </p>
                ),
            )}
            {item.note && (
              <p className="mt-1 flex items-start gap-1.5 text-sm break-words">
                <StickyNote aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-2" />
                <span className="sr-only">{logText.note('')}</span>
                <bdi className="min-w-0 whitespace-pre-line wrap-anywhere">{item.note}</bdi>
              </p>
            )}
          </div>
          <IconButton
            label={logText.actionsFor(name)}
            icon={<Ellipsis aria-hidden size={22} />}
            className="-mt-1.5 -mr-1"
            onClick={() => acts.menu(item.id)}
          />
        </div>
        <div
          aria-hidden
          className="mt-2 hidden items-center gap-1 px-1 text-xs font-medium text-faint @min-[20rem]:flex"
        >
          <span className="w-9 text-center">{columnText.set}</span>
          <span className="min-w-14 flex-1 px-1">{columnText.previous}</span>
          {fields.map((field) => (
            <span
              key={field}
              className={
                field === 'loadKg'
                  ? 'w-17 text-center'
                  : field === 'reserve'
                    ? 'w-11 text-center'
                    : 'w-14 text-center'
              }
            >
              {fieldHead(field, look, item.pieces)}
            </span>
          ))}
          <span className={item.measure === 'seconds' ? 'w-[96px]' : 'w-[48px]'} />
        </div>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {item.sets.map((set, at) => {
            const isWarmUp = set.kind === 'warmUp';
            const number = item.sets
              .slice(0, at + 1)
              .filter(({ kind }) => (kind === 'warmUp') === isWarmUp).length;
            const before = previousOf(previous, item, set);
            const tap = valuesOfTap(item, set, fields, before);
            return (
              <SetRow
                key={set.id}
                itemId={item.id}
                measure={item.measure}
                count={item.sets.length}
                set={set}
                fresh={props.fresh}
                number={number}
                name={name}
                fields={fields}
                look={look}
                tapJson={JSON.stringify(tap)}
                before={before ? shortValues((field) => before[field] ?? null, fields, look) : ''}
                typing={typing?.setId === set.id ? typing : null}
                isNext={set.id === nextSetId}
                acts={acts}
              />
            );
          })}
        </ol>
        <div className="mt-1.5 flex flex-wrap gap-2 px-1">
          <Button
            variant="secondary"
            size="sm"
            className="flex-1"
            icon={<Plus aria-hidden size={18} />}
            onClick={() => acts.addSet(item.id)}
          >
            {logText.addSet}
          </Button>
          {props.hasClock && (
            <Button
              size="sm"
              className="flex-1"
              icon={<Timer aria-hidden size={18} />}
              onClick={() => acts.startPace(item.id)}
            >
              {clockWords.start}
            </Button>
          )}
          {props.hasWarmUp && (
            <Button
              variant="secondary"
              size="sm"
              className="flex-1"
              icon={<Flame aria-hidden size={18} />}
              onClick={() => acts.warmUp(item.id)}
            >
              {logText.addWarmUp}
            </Button>
          )}
        </div>
      </Card>
      {isPaired && (
        <p className="flex items-center gap-2 pt-3 pl-5 text-sm font-medium text-accent-2">
          <Link2 aria-hidden size={18} className="shrink-0" />
          {isPaired === 'circuit' ? logText.circuit : logText.superset}
        </p>
      )}
    </li>
  );
});
