import { Figures } from '#features/account/web/public.ts';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { SearchResult } from '../../../contract.ts';
import { valuesFromLastTime } from '../../messages/search.ts';

/** Where the figures come from, and what is doubtful about them. */
export function FoodNotice({ result }: { result: SearchResult }) {
  const { food } = result;
  if (!food) {
    return <p className="text-sm text-faint">{valuesFromLastTime}</p>;
  }
  const { name, reference, attribution, licence } = food.source;
  return (
    <>
      {food.warnings.length > 0 && (
        <Figures>
          <StatusMessage tone="info" title="Check the values">
            {food.warnings.map(({ code, sentence }) => (
              <p key={code}>{sentence}</p>
            ))}
          </StatusMessage>
        </Figures>
      )}
      <p className="text-sm wrap-anywhere text-faint">
        {[`Source: ${name}`, reference, attribution, licence].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}
