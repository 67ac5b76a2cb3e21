import { TextField } from '#platform/web/ui/text-field.tsx';
import { VoiceButton } from '#platform/web/ui/voice-button.tsx';
import { spokenName } from '../../rules/spoken-name.ts';
import { SAMPLE_FIRST_NAMES } from '../../rules/suggestions.ts';
import { ToggleChip } from './toggle-chip.tsx';

type NameFieldProps = { value: string; onValueChange: (name: string) => void };

/** The first name: typed, tapped or spoken. */
export function NameField({ value, onValueChange }: NameFieldProps) {
  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Name"
            name="name"
            value={value}
            maxLength={80}
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="next"
            placeholder="Your first name"
            onChange={(event) => onValueChange(event.target.value)}
          />
        </div>
        <VoiceButton
          label="Say your name"
          language="en-US"
          onHeard={(transcript) => {
            const name = spokenName(transcript);
            if (name !== '') onValueChange(name);
          }}
        />
      </div>
      <div
        role="group"
        aria-label="Name suggestions"
        className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]"
      >
        {SAMPLE_FIRST_NAMES.map((name) => (
          <ToggleChip
            narrow
            key={name}
            pressed={value === name}
            onPress={() => onValueChange(name)}
          >
            {name}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
