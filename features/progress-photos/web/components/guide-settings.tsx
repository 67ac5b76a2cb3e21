import { Slider } from '#platform/web/ui/slider.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { takingText } from '../messages/taking.ts';

const STEP = 5;

type GuideSettingsProps = {
  shown: boolean;
  strength: number;
  /** what the guide is */
  about: string;
  onShown: (shown: boolean) => void;
  onStrength: (strength: number) => void;
};

/** Whether a guide lies over the picture, and how much of it. */
export const GuideSettings = (props: GuideSettingsProps) => (
  <div className="grid grid-cols-1 gap-2">
    <Switch
      label={takingText.guide}
      description={props.about}
      checked={props.shown}
      onCheckedChange={props.onShown}
    />
    {props.shown && (
      <Slider
        label={takingText.strength}
        unit="%"
        min={10}
        max={90}
        step={STEP}
        format={String}
        value={props.strength}
        onValueChange={props.onStrength}
      />
    )}
  </div>
);
