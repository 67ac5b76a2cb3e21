import { useEffect, useState } from 'react';
import { type Decoder, openDecoder } from './decoder.ts';

/** The decoder while the page is open, and whether it could not be loaded. */
export function useDecoder(): { decoder: Decoder | null; broken: boolean } {
  const [decoder, setDecoder] = useState<Decoder | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const opened = openDecoder();
    setDecoder(opened);
    opened.ready.catch(() => setBroken(true));
    return () => {
      opened.close();
      setDecoder(null);
    };
  }, []);
  return { decoder, broken };
}
