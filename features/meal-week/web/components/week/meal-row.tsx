import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  Apple,
  Check,
  CircleCheck,
  Clock,
  EllipsisVertical,
  GripVertical,
  Lock,
  Refrigerator,
  Store,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { displayName } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useEnergyText } from '#features/food-log/web/public.ts';
import type { Unsuited } from '#features/meal-plans/rules/people/unsuited.ts';
import {
  type Eater,
  eaterOf,
  isLeftover,
  type PlanMeal,
  servingsOf,
} from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { portionText, servesText } from '#features/meal-plans/rules/portion-text.ts';
import { ExpectingMark } from '#features/meal-plans/web/public.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import {
  fromThisPage,
  minutesText,
  RecipeImage,
  recipePath,
} from '#features/recipes/web/public.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { movingText } from '../../messages/moving.ts';
import { logName, moreName, notOfPlan, planText } from '../../messages/plan.ts';
import { whyShort } from '../../messages/why.ts';
import { UnsuitedMark } from '../meal/unsuited-mark.tsx';
import { type OwnPlace, toPlaceId } from '../moving/place-id.ts';

export type MealRowProps = {
  date: string;
  /** name of its slot */
  slot: string;
  meal: PlanMeal;
  personId: string;
  /** of the plan, by name */
  people: PlanSettings['people'];
  /** why it may not be served to those who eat it */
  unsuited: Unsuited | null;
  /** what the device knows of its recipe */
  recipe: RecipeRow | undefined;
  /** null: it cannot be eaten yet */
  onAte: (() => void) | null;
  isLogging: boolean;
  onMore: (() => void) | null;
};

/** One meal of a day: what it is, how much of it, and whether it was eaten. */
export function MealRow(props: MealRowProps) {
  const { date, slot, meal, personId, people, unsuited, recipe, onAte, isLogging, onMore } = props;
  const energyText = useEnergyText();
  const { title, kind, recipeId, perServing, minutes, locked, note } = meal;
  const eater = eaterOf(meal, personId);
  const portion = eater ? servingsOf(eater) : (meal.eaters[0]?.portion ?? 1);
  const state = eater?.state ?? 'planned';
  const leftover = isLeftover(meal, date);
  const energy = perServing.calories === null || !eater ? null : perServing.calories * portion;
  const isGone = state === 'dropped' || state === 'kept';
  const place = toPlaceId({ date, slotId: meal.slotId });
  const { setNodeRef, isOver, active } = useDroppable({ id: place });
  // Whose meal it is not sees who eats it.
  const isShared = meal.eaters.length > 1 || !eater;
  const isTarget = isOver && active?.id !== meal.id;
  const why = state === 'planned' ? whyShort(meal) : null;
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        'group/meal -mx-2 flex items-start gap-3 px-2 py-2.5 print:m-0 print:p-0',
        'in-columns:grid in-columns:grid-cols-[auto_1fr] in-columns:gap-x-0 in-columns:gap-y-1',
        isTarget && 'rounded-control bg-accent-soft outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <Handle meal={meal} place={place} canMove={onMore !== null && !meal.eaters.some(isEaten)}>
        {recipe ? (
          <RecipeImage recipe={recipe} className="size-full scale-112 object-cover" />
        ) : kind === 'out' ? (
          <Store aria-hidden size={22} />
        ) : (
          <Apple aria-hidden size={22} />
        )}
      </Handle>
      <div className="min-w-0 flex-1 in-columns:col-span-2 in-columns:row-start-2">
        <p className="flex flex-wrap items-center gap-x-2 text-xs font-medium text-muted print:leading-tight">
          {slot}
          {locked && (
            <span className="inline-flex items-center gap-1 text-accent">
              <Lock aria-hidden size={12} />
              {planText.locked}
            </span>
          )}
          {leftover && (
            <span className="inline-flex items-center gap-1 text-info">
              <Refrigerator aria-hidden size={12} />
              {planText.leftovers}
            </span>
          )}
        </p>
        <p
          className={`leading-snug font-medium wrap-anywhere in-columns:text-sm print:text-sm print:leading-tight ${isGone ? 'text-muted line-through' : ''}`}
        >
          {recipeId === null ? (
            <bdi>{title}</bdi>
          ) : (
            <Link
              href={recipePath(recipeId)}
              state={fromThisPage()}
              className="rounded-sm hover:underline"
            >
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
        <p className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted in-columns:gap-x-1.5 in-columns:text-xs print:gap-x-1.5 print:text-xs">
          {kind !== 'out' && eater && (
            <span
              className={`whitespace-nowrap ${isShared ? 'in-columns:hidden print:hidden' : ''}`}
            >
              {servesText(portion)}
            </span>
          )}
          {energy !== null && (
            <span className={`whitespace-nowrap ${isShared ? 'print:hidden' : ''}`}>
              {energyText(energy)}
            </span>
          )}
          {minutes !== null && !leftover && (
            <span className="inline-flex items-center gap-1">
              <Clock aria-hidden size={13} className="shrink-0 print:hidden" />
              {recipe?.tags.includes('slow-cooker')
                ? planText.slowCooker(minutesText(minutes))
                : minutesText(minutes)}
            </span>
          )}
        </p>
        {why && <p className="text-sm text-accent in-columns:text-xs print:hidden">{why}</p>}
        {isShared && kind !== 'out' && (
          <SharedPortions people={people} personId={personId} eaters={meal.eaters} />
        )}
        {unsuited && <UnsuitedMark why={unsuited} />}
        {state === 'planned' && <ExpectingMark of={(check) => check.ofMeal(meal)} />}
        {note !== null && (
          <p className="text-sm text-muted wrap-anywhere in-columns:text-xs">{note}</p>
        )}
        {state !== 'planned' && (
          <p className="inline-flex items-center gap-1 text-sm font-medium text-success">
            {state === 'eaten' && <CircleCheck aria-hidden size={15} />}
            <span className={isGone ? 'text-muted' : ''}>
              {state === 'eaten'
                ? planText.eaten
                : state === 'kept'
                  ? planText.kept
                  : planText.dropped}
            </span>
          </p>
        )}
      </div>
      <span className="-mr-2 flex shrink-0 items-center in-columns:col-start-2 in-columns:row-start-1 in-columns:-mr-1 in-columns:justify-self-end print:hidden">
        {onAte && state === 'planned' && eater && (
          <IconButton
            label={logName(title)}
            pending={isLogging}
            onClick={onAte}
            className={IN_A_COLUMN}
            icon={
              <span className="grid size-[32px] place-items-center rounded-full border border-line-strong text-muted">
                <Check aria-hidden size={18} />
              </span>
            }
          />
        )}
        {onMore && (
          <IconButton
            label={moreName(title)}
            aria-haspopup="dialog"
            onClick={onMore}
            className={IN_A_COLUMN}
            icon={<EllipsisVertical aria-hidden size={20} />}
          />
        )}
      </span>
    </li>
  );
}

type SharedPortionsProps = Pick<MealRowProps, 'people' | 'personId'> & {
  eaters: readonly Eater[];
};

/** Everybody's portion of a meal: who shares the plan sees each other's. On paper nobody is "Me". */
function SharedPortions({ people, personId, eaters }: SharedPortionsProps) {
  const user = useCurrentUser().data;
  const eating = eaters.filter(({ state }) => state === 'planned' || state === 'eaten');
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? notOfPlan(id);
  return (
    <p className="text-sm text-muted in-columns:text-xs print:text-xs">
      {eating.map((eater, at) => (
        <Fragment key={eater.personId}>
          {at > 0 && ', '}
          <span className="whitespace-nowrap">
            {user && eater.personId === personId ? (
              <>
                <bdi className="print:hidden">{nameOf(personId)}</bdi>
                <bdi className="hidden print:inline">{displayName(user)}</bdi>
              </>
            ) : (
              <bdi>{nameOf(eater.personId)}</bdi>
            )}{' '}
            {portionText(servingsOf(eater))}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

const isEaten = ({ state }: Eater): boolean => state === 'eaten';

/** Two of them and the picture stand side by side in a column of a week. */
const IN_A_COLUMN = 'in-columns:h-9 in-columns:w-8';

const PICTURE =
  'grid size-14 in-columns:size-10 shrink-0 place-items-center overflow-hidden rounded-control bg-raised text-accent-2 print:hidden';

type HandleProps = { meal: PlanMeal; place: string; canMove: boolean; children: ReactNode };

/** The picture of a meal, by which it is dragged. */
function Handle({ meal, place, canMove, children }: HandleProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: meal.id,
    disabled: !canMove,
    data: { place } satisfies OwnPlace,
  });
  if (!canMove) {
    return (
      <span aria-hidden className={PICTURE}>
        {children}
      </span>
    );
  }
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      data-meal={meal.id}
      aria-label={movingText.drag(meal.title)}
      title={movingText.drag(meal.title)}
      className={classNames(
        PICTURE,
        'group/handle relative cursor-grab touch-manipulation',
        isDragging && 'opacity-40',
      )}
    >
      {children}
      <GripVertical
        aria-hidden
        size={14}
        className="absolute right-0 bottom-0 rounded-tl-sm bg-raised text-ink opacity-0 transition-opacity duration-150 group-hover/meal:opacity-100 group-focus-visible/handle:opacity-100"
      />
    </button>
  );
}
