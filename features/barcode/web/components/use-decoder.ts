import { useEffect, useState } from 'react';
import { type Decoder, openDecoder } from './decoder.ts';

/** The decoder, as soon as it can read and while the page is open; and whether it could not be loaded. */
export function useDecoder(): { decoder: Decoder | null; broken: boolean } {
  const [decoder, setDecoder] = useState<Decoder | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const opened = openDecoder();
    let left = false;
    opened.ready.then(
      () => !left && setDecoder(opened),
      () => !left && setBroken(true),
    );
    return () => {
      left = true;
      opened.close();
    };
  }, []);
  return { decoder, broken };
}
