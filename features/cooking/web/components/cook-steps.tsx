import { Check, ChefHat, Minus, Plus, RotateCcw } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Cook } from '../../rules/cook-state.ts';
import type { CookPlan, CookStep } from '../../rules/cook-steps.ts';
import { cookText } from '../messages/cook.ts';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { StepText, type TimePart } from './step-text.tsx';

type Shared = {
  plan: CookPlan;
  cook: Cook;
  /** servings that the recipe is written for */
  written: number;
  onTick: (tick: string) => void;
  onTimer: (time: TimePart) => void;
};
type Sized = { servings: number; onServings: (servings: number) => void };

/** Readable from a metre away; no larger than a narrow screen has room for. */
const LARGE =
  'text-[min(1.75rem,9vw)] leading-[1.45] font-medium wrap-anywhere lg:text-4xl lg:leading-[1.45]';

const MIN_SERVINGS = 1;
const MAX_SERVINGS = 100;

function Servings({ servings, onServings }: Sized) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={cookText.fewer}
        disabled={servings <= MIN_SERVINGS}
        icon={<Minus aria-hidden size={22} />}
        onClick={() => onServings(Math.max(MIN_SERVINGS, Math.ceil(servings) - 1))}
      />
      <span className="tabular min-w-[min(6rem,30vw)] text-center font-semibold" role="status">
        {cookText.servingsText(servings)}
      </span>
      <IconButton
        label={cookText.more}
        disabled={servings >= MAX_SERVINGS}
        icon={<Plus aria-hidden size={22} />}
        onClick={() => onServings(Math.min(MAX_SERVINGS, Math.floor(servings) + 1))}
      />
    </div>
  );
}

/** Said where a step's own words have amounts that do not follow the size. */
function AsWritten({ step, servings }: { step: CookStep; servings: number }) {
  if (!step.isAsWritten) return null;
  return <p className="mt-2 text-base text-muted">{cookText.asWritten(servings)}</p>;
}

/** All ingredients, before the first step. */
export function ReadyStep({ plan, cook, onTick, ...sized }: Shared & Sized) {
  return (
    <Card title={cookText.ingredients} action={<Servings {...sized} />}>
      {plan.ingredients.length > 0 ? (
        <IngredientTicks
          ingredients={plan.ingredients}
          ticks={cook.ticks}
          onTick={onTick}
          where="all"
        />
      ) : (
        <p className="text-muted">{cookText.noIngredients}</p>
      )}
    </Card>
  );
}

/** One step in large letters, with what it uses beside it. */
export function OneStep({
  step,
  at,
  cook,
  written,
  onTick,
  onTimer,
}: Shared & { step: CookStep; at: number }) {
  const hasIngredients = step.ingredients.length > 0;
  return (
    <div
      className={classNames(
        'grid gap-4',
        hasIngredients && 'lg:grid-cols-[3fr_2fr] lg:items-start',
      )}
    >
      <Card>
        <StepText step={step} className={LARGE} onTimer={onTimer} />
        <AsWritten step={step} servings={written} />
      </Card>
      {hasIngredients && (
        <Card title={cookText.forThisStep}>
          <IngredientTicks
            ingredients={step.ingredients}
            ticks={cook.ticks}
            onTick={onTick}
            where={String(at)}
          />
        </Card>
      )}
    </div>
  );
}

/** Ingredients and steps below one another. */
export function AllSteps(props: Shared & Sized) {
  const { plan, cook, written, onTick, onTimer } = props;
  return (
    <div className="grid gap-4 lg:grid-cols-[2fr_3fr] lg:items-start">
      <ReadyStep {...props} />
      {plan.steps.length === 0 ? (
        <p className="text-muted">{cookText.noSteps}</p>
      ) : (
        <ol className="grid gap-3">
          {plan.steps.map((step, index) => {
            const at = index + 1;
            const tick = `s:${at}`;
            const isTicked = cook.ticks.includes(tick);
            return (
              <li key={`${at} ${step.parts[0]?.text}`}>
                <Card>
                  <div className="flex items-start gap-3">
                    <IconButton
                      label={cookText.tickStep(at)}
                      aria-pressed={isTicked}
                      className={classNames(
                        'border-2 font-bold',
                        isTicked
                          ? 'border-accent bg-accent-soft text-accent'
                          : 'border-line-strong text-ink',
                      )}
                      icon={
                        isTicked ? (
                          <Check aria-hidden size={24} strokeWidth={3} />
                        ) : (
                          <span aria-hidden>{at}</span>
                        )
                      }
                      onClick={() => onTick(tick)}
                    />
                    <div className="min-w-0 flex-1">
                      <StepText
                        step={step}
                        className={classNames(
                          'text-xl leading-relaxed wrap-anywhere',
                          isTicked && 'text-muted',
                        )}
                        onTimer={onTimer}
                      />
                      <AsWritten step={step} servings={written} />
                    </div>
                  </div>
                </Card>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** After the last step: log it, keep the rest. */
export function DoneStep({ onLog, onAgain }: { onLog: () => void; onAgain: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<ChefHat size={28} />}
        title={cookText.enjoy}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button size="lg" onClick={onLog}>
              {cookText.log}
            </Button>
            <Button
              size="lg"
              variant="ghost"
              icon={<RotateCcw aria-hidden size={20} />}
              onClick={onAgain}
            >
              {cookText.again}
            </Button>
          </span>
        }
      >
        {cookText.enjoyHint}
      </EmptyState>
    </Card>
  );
}
