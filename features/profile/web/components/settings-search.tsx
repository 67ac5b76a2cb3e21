import { useLocation } from 'wouter';
import { Form } from '#platform/web/forms/form.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
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
      <SearchBox
        label="Search settings"
        enterKeyHint="go"
        value={typed}
        onValueChange={onType}
        onKeyDown={(event) => event.key === 'Escape' && onType('')}
      />
    </Form>
  );
}
