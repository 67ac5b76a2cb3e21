import { Moon, Sun } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { useGenderTheme, useTheme } from '#platform/web/ui/theme.ts';

/** Dark or light, and the accent colours. Anybody may choose either set or none. */
export function AppearanceCard() {
  const { theme, setTheme } = useTheme();
  const { genderTheme, setGenderTheme } = useGenderTheme();
  return (
    <Card title="Appearance">
      <div className="flex flex-col gap-4">
        <Segmented
          label="Theme"
          options={[
            { value: 'dark', label: 'Dark', icon: <Moon aria-hidden size={16} /> },
            { value: 'light', label: 'Light', icon: <Sun aria-hidden size={16} /> },
          ]}
          value={theme}
          onValueChange={setTheme}
        />
        <Segmented
          label="Accent colours"
          options={[
            { value: 'none', label: 'Neutral' },
            { value: 'male', label: 'Male' },
            { value: 'female', label: 'Female' },
          ]}
          value={genderTheme ?? 'none'}
          onValueChange={(choice) => setGenderTheme(choice === 'none' ? null : choice)}
        />
        <span aria-hidden className="h-2 rounded-full bg-vivid-gradient" />
      </div>
    </Card>
  );
}
