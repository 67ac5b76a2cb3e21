import { Ellipsis, Flame, Link2, Plus, StickyNote, Timer, Trophy } from 'lucide-react';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PastSet } from '#features/progression/rules/progression-rule.ts';
import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Log } from '../../hooks/use-log.ts';
import { columnText, fieldHead, logText } from '../../messages/log.ts';
import { clockWords } from '../../messages/rest.ts';
import { shortValues } from '../../messages/set-words.ts';
import { SetRow } from './set-row.tsx';

export type ItemCardProps = {
  item: SessionItem;
  log: Log;
  pool: Pool;
  beforeOf: (item: SessionItem, set: LoggedSet) => Partial<PastSet> | null;
  nextSetId: string | null;
  /** why today's load is what it is, and other lines */
  lines: readonly string[];
  /** what was better than ever before, so far */
  records: readonly string[];
  /** the exercise after it belongs to the same superset */
  isPaired: 'superset' | 'circuit' | null;
  hasWarmUp: boolean;
  onMenu: () => void;
  onAddSet: () => void;
  onWarmUp: () => void;
  /** null: it has no clock of its own */
  onClock: (() => void) | null;
};

/** One exercise with its sets. */
export function ItemCard(props: ItemCardProps) {
  const { item, log, pool, beforeOf, nextSetId, lines, isPaired, hasWarmUp } = props;
  const { exercise, name, fields, look } = log.factsOf(item);
  return (
    <li>
      <Card as="article" padded={false} className="@container px-[min(0.625rem,2vw)] pt-3 pb-2.5">
        <div className="flex items-start gap-3 px-1">
          <FigureThumbnail
            exerciseId={pool.figureOf(item.exerciseId ?? '')}
            muscles={exercise?.muscles ?? {}}
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
            {props.records.map((record) => (
              <p
                key={record}
                className="mt-1 flex items-start gap-1.5 text-sm font-medium text-warn"
              >
                <Trophy aria-hidden size={16} className="mt-0.5 shrink-0" />
                <span className="min-w-0 break-words">{record}</span>
              </p>
            ))}
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
            onClick={props.onMenu}
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
            const before = beforeOf(item, set);
            return (
              <SetRow
                key={set.id}
                item={item}
                set={set}
                number={number}
                name={name}
                fields={fields}
                look={look}
                tapJson={JSON.stringify(log.tapOf(item, set))}
                before={before ? shortValues((field) => before[field] ?? null, fields, look) : ''}
                typing={log.typing?.setId === set.id ? log.typing : null}
                isNext={set.id === nextSetId}
                acts={log.acts}
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
            onClick={props.onAddSet}
          >
            {logText.addSet}
          </Button>
          {props.onClock && (
            <Button
              size="sm"
              className="flex-1"
              icon={<Timer aria-hidden size={18} />}
              onClick={props.onClock}
            >
              {clockWords.start}
            </Button>
          )}
          {hasWarmUp && (
            <Button
              variant="secondary"
              size="sm"
              className="flex-1"
              icon={<Flame aria-hidden size={18} />}
              onClick={props.onWarmUp}
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
}
