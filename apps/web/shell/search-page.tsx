import { CornerDownLeft } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { FoundExercises } from '#features/exercise-library/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { destinationsFor } from './destinations.ts';
import { jumpToAnyPart, nothingFoundFor, tryLogASnack } from './messages/search.ts';

/** Jumps to a page or an act of the app. */
export function SearchPage() {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const found = destinationsFor(text);
  const settled = useDeferredValue(text);

  const openFirst = () => {
    if (found[0] && text.trim()) navigate(found[0].href);
  };

  return (
    <>
      <PageHeader title="Search" subtitle={jumpToAnyPart} />
      <Form role="search" form={{ submit: openFirst }} className="relative mb-4 max-w-2xl">
        <SearchBox
          data-arrival
          label="Search pages and actions"
          placeholder={tryLogASnack}
          enterKeyHint="go"
          value={text}
          onValueChange={setText}
        />
      </Form>
      <p role="status" className="sr-only">
        {text.trim() ? `${found.length} ${found.length === 1 ? 'result' : 'results'}` : ''}
      </p>
      <Card>
        {found.length === 0 && (
          <p className="px-2 py-6 text-center text-muted">{nothingFoundFor(text.trim())}</p>
        )}
        <ul className="grid gap-x-6 lg:grid-cols-2">
          {found.map(({ icon: Icon, ...destination }, at) => (
            <li key={destination.href}>
              <ListRow
                icon={<Icon size={20} />}
                title={destination.title}
                detail={destination.detail}
                href={destination.href}
                value={
                  at === 0 && text.trim() ? <CornerDownLeft aria-hidden size={18} /> : undefined
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      <Suspense fallback={null}>
        <FoundExercises text={settled} />
      </Suspense>
    </>
  );
}
