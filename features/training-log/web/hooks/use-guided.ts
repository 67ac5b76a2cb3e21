import { useEffect, useState } from 'react';
import { withPart } from '../components/log/log-parts.ts';

/** How the session is shown: one thing at a time where the person wants that and it is there, else as a list. */
export function useGuided(isWanted: boolean): 'list' | 'loading' | 'shown' {
  const [part, setPart] = useState<'unknown' | 'here' | 'missing'>('unknown');
  useEffect(() => {
    if (isWanted)
      withPart(
        'guided',
        () => setPart('here'),
        () => setPart('missing'),
      );
  }, [isWanted]);
  if (!isWanted || part === 'missing') return 'list';
  return part === 'here' ? 'shown' : 'loading';
}
