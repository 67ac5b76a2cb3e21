import { ArrowLeft, ArrowRight, Mic, Settings2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scaleByServings } from '#features/recipe-book/rules/scale-recipe.ts';
import type { RecipeView } from '#features/recipes/rules/recipe-views.ts';
import { recipePath } from '#features/recipes/web/public.ts';
import { readySound } from '#platform/web/alerts/tones.ts';
import { useWakeLock } from '#platform/web/alerts/use-wake-lock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { cookPlan } from '../../rules/cook-steps.ts';
import type { VoiceCommand } from '../../rules/voice-commands.ts';
import { useKitchen } from '../hooks/kitchen.ts';
import { useKitchenSettings } from '../hooks/kitchen-settings.ts';
import { useCookKeys } from '../hooks/use-cook-keys.ts';
import { useListening } from '../hooks/use-listening.ts';
import { cookText, optionText, timerText } from '../messages/cook.ts';
import { CookOptions } from './cook-options.tsx';
import { AllSteps, DoneStep, OneStep, ReadyStep } from './cook-steps.tsx';
import { CookedSheet } from './cooked-sheet.tsx';
import { LoggedDish } from './logged-dish.tsx';
import type { TimePart } from './step-text.tsx';
import { TimerBar } from './timer-bar.tsx';

const viewOptions = [
  { value: 'one', label: cookText.oneStep },
  { value: 'all', label: cookText.allSteps },
] as const;

type CookViewProps = {
  view: RecipeView;
  /** as its page was scaled just now; goes before what the device remembers */
  askedServings: number | null;
  /** The device remembers them from now on. */
  onAdopted: () => void;
};

/** Cooking a recipe: its ingredients, its steps one at a time or all, and the timers. */
export function CookView({ view, askedServings, onAdopted }: CookViewProps) {
  const { id, recipe, book } = view;
  const kitchen = useKitchen(id);
  const { cook } = kitchen;
  const settings = useKitchenSettings();
  const [isLogged, setLogged] = useState(false);
  const [opened, setOpened] = useState<'options' | 'cooked' | null>(null);
  const [voice, setVoice] = useState({ isOn: false, isRefused: false });
  const servings = askedServings ?? cook.servings ?? recipe.servings;
  const plan = cookPlan({ recipe, book }, scaleByServings(recipe.servings, servings) ?? 1);
  const last = plan.steps.length + 1;
  const at = Math.min(cook.at, last);
  const isDone = at === last;
  const step = plan.steps[at - 1];
  useWakeLock(settings.awake);
  const adopt = useEffectEvent(() => {
    if (askedServings === null) return;
    kitchen.change({ servings: askedServings });
    onAdopted();
  });
  useEffect(() => adopt(), [askedServings]);

  const top = useRef<HTMLDivElement>(null);
  const go = (next: number) => {
    const to = Math.max(0, Math.min(last, next));
    if (to === at) return;
    kitchen.change({ at: to });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const startTimer = (time: TimePart) => {
    if (settings.sound) readySound();
    const isStarted = kitchen.start(recipe.name, time.name, time.seconds);
    if (!isStarted) toast({ title: timerText.bar, description: timerText.tooMany });
  };
  useCookKeys((by) => !cook.isWhole && go(at + by));

  const command = (said: VoiceCommand) => {
    if (said === 'next') go(at + 1);
    if (said === 'back') go(at - 1);
    if (said === 'stop') setVoice({ isOn: false, isRefused: false });
    const time = step?.parts.find((part) => part.kind === 'timer');
    if (said === 'timer' && time) startTimer(time);
    if (said === 'repeat' && step) readAloud(step.parts.map(({ text }) => text).join(''));
  };
  const heard = useListening(voice.isOn, command, () => setVoice({ isOn: false, isRefused: true }));
  useEffect(() => () => window.speechSynthesis?.cancel(), []);

  const written = recipe.servings;
  if (isLogged) return <LoggedDish id={id} name={recipe.name} />;

  const shared = { plan, cook, written, onTick: kitchen.tick, onTimer: startTimer };
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-11rem)] max-w-5xl flex-col lg:min-h-[calc(100dvh-8rem)]">
      <div ref={top} className="scroll-mt-24" />
      <PageHeader
        title={<bdi>{recipe.name}</bdi>}
        subtitle={cook.isWhole ? undefined : placeText(at, plan.steps.length)}
        back={recipePath(id)}
        actions={
          <IconButton
            label={cookText.options}
            aria-haspopup="dialog"
            icon={<Settings2 aria-hidden size={22} />}
            onClick={() => setOpened('options')}
          />
        }
      />
      <div className="mb-4 grid gap-3">
        <Segmented
          label={cookText.progress}
          hideLabel
          options={viewOptions}
          value={cook.isWhole ? 'all' : 'one'}
          onValueChange={(value) => kitchen.change({ isWhole: value === 'all' })}
        />
        {!cook.isWhole && (
          <ProgressBar
            value={at}
            max={last}
            label={cookText.progress}
            valueText={placeText(at, plan.steps.length)}
          />
        )}
        {voice.isOn && (
          <p className="flex items-center gap-2 text-muted">
            <Mic aria-hidden size={20} className="shrink-0 text-accent motion-safe:animate-pulse" />
            <span role="status">
              {heard === null ? optionText.listening : optionText.heard(heard)}
            </span>
          </p>
        )}
      </div>
      {cook.isWhole ? (
        <AllSteps
          {...shared}
          servings={servings}
          onServings={(next) => kitchen.change({ servings: next })}
        />
      ) : (
        <>
          {at === 0 && (
            <ReadyStep
              {...shared}
              servings={servings}
              onServings={(next) => kitchen.change({ servings: next })}
            />
          )}
          {step && <OneStep {...shared} step={step} at={at} />}
          {isDone && (
            <DoneStep
              onLog={() => setOpened('cooked')}
              onAgain={() => kitchen.change({ at: 0, ticks: [] })}
            />
          )}
        </>
      )}
      {/* Where letters are so large that it would cover the step, it stands below it. */}
      <div className="save-bar sticky bottom-[min(var(--above-tabs),(100dvh_-_33rem)_*_10)] z-10 mt-auto grid grid-cols-[minmax(0,1fr)] gap-2 pt-4 lg:bottom-4">
        <TimerBar kitchen={kitchen} recipeId={id} />
        <div className="flex flex-wrap gap-2 rounded-card border border-line bg-surface p-2 shadow-float">
          {cook.isWhole ? (
            <Button size="lg" fullWidth onClick={() => setOpened('cooked')}>
              {cookText.log}
            </Button>
          ) : (
            <>
              <Button
                size="lg"
                variant="secondary"
                disabled={at === 0}
                icon={<ArrowLeft aria-hidden size={24} />}
                onClick={() => go(at - 1)}
                className="flex-[1_1_6rem]"
              >
                {cookText.back}
              </Button>
              <Button
                size="lg"
                disabled={isDone}
                icon={<ArrowRight aria-hidden size={24} />}
                onClick={() => go(at + 1)}
                className="flex-[2_1_7rem]"
              >
                {nextText(at, last)}
              </Button>
            </>
          )}
        </div>
      </div>
      <CookOptions
        open={opened === 'options'}
        onClose={() => setOpened(null)}
        voice={{ ...voice, change: (isOn) => setVoice({ isOn, isRefused: false }) }}
      />
      <CookedSheet
        recipeId={id}
        servings={servings}
        open={opened === 'cooked'}
        onOpenChange={(open) => setOpened(open ? 'cooked' : null)}
        onDone={() => {
          kitchen.end();
          setLogged(true);
        }}
      />
    </div>
  );
}

function placeText(at: number, steps: number): string {
  if (at === 0) return cookText.ready;
  return at > steps ? cookText.done : cookText.step(at, steps);
}

function nextText(at: number, last: number): string {
  if (at === 0) return cookText.start;
  return at >= last - 1 ? cookText.finish : cookText.next;
}

function readAloud(text: string): void {
  if (typeof SpeechSynthesisUtterance === 'undefined') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-AU';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}
