import { Segmented } from '#platform/web/ui/segmented.tsx';
import { type GenderTheme, type Theme, useGenderTheme, useTheme } from '#platform/web/ui/theme.ts';
import { ControlSamples } from './control-samples.tsx';
import { DisplaySamples } from './display-samples.tsx';
import { MessageSamples } from './message-samples.tsx';

const themes: { value: Theme; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];
const accents: { value: GenderTheme | 'none'; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

/** Every component of the design system, to be looked at in each theme. Development only. */
export function UiPage() {
  const { theme, setTheme } = useTheme();
  const { genderTheme, setGenderTheme } = useGenderTheme();
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex max-w-6xl flex-col gap-6 p-4 lg:p-8">
      <h1 className="text-4xl font-bold">Components</h1>
      <div className="grid gap-4 sm:grid-cols-2">
        <Segmented label="Theme" options={themes} value={theme} onValueChange={setTheme} />
        <Segmented
          label="Accents"
          options={accents}
          value={genderTheme ?? 'none'}
          onValueChange={(value) => setGenderTheme(value === 'none' ? null : value)}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ControlSamples />
        <div className="flex min-w-0 flex-col gap-6">
          <DisplaySamples />
          <MessageSamples />
        </div>
      </div>
    </main>
  );
}
