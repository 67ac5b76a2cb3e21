import { Search } from 'lucide-react';
import { useLocation } from 'wouter';
import { Form } from '#platform/web/forms/form.tsx';
import { controlStyle } from '#platform/web/ui/field.tsx';
import { findSettings } from './profile-settings.ts';

type SettingsSearchProps = { typed: string; onType: (typed: string) => void };

/** The field that filters settings. Enter opens the first one found, Escape clears. */
export function SettingsSearch({ typed, onType }: SettingsSearchProps) {
  const [, navigate] = useLocation();
  return (
    <Form
      role="search"
      className="relative"
      form={{
        submit: () => {
          const [first] = findSettings(typed);
          if (first && typed.trim()) navigate(first.href);
        },
      }}
    >
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        aria-label="Search settings"
        placeholder="Search settings"
        enterKeyHint="go"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onType('')}
        className={`${controlStyle} pl-12`}
      />
    </Form>
  );
}
