import { useEffect, useEffectEvent, useState } from 'react';
import { recognitionClass } from '#platform/web/speech-recognition.ts';
import { commandIn, type VoiceCommand } from '../../rules/voice-commands.ts';

export const canListen = (): boolean => recognitionClass() !== undefined;

const REFUSED = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);
/** A browser that ends at once would be asked without pause. */
const PAUSE_MS = 400;

/** Listens for commands while `isOn`; `heard` is the last thing that was said. */
export function useListening(
  isOn: boolean,
  onCommand: (command: VoiceCommand) => void,
  onRefused: (error: string) => void,
): string | null {
  const [heard, setHeard] = useState<string | null>(null);
  const hear = useEffectEvent((text: string) => {
    setHeard(text);
    const command = commandIn(text);
    if (command) onCommand(command);
  });
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const Recogniser = recognitionClass();
    if (!isOn || !Recogniser) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const recognition = new Recogniser();
    recognition.lang = 'en-AU';
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.onresult = ({ results, resultIndex }) => {
      for (let at = resultIndex; at < results.length; at += 1) {
        const text = results[at]?.[0]?.transcript.trim();
        if (text && !isOver) hear(text);
      }
    };
    recognition.onerror = ({ error }) => {
      // Silence and pauses of the network are no reason to stop.
      if (REFUSED.has(error)) refuse(error);
    };
    const listen = () => {
      try {
        recognition.start();
      } catch {
        // It listens already.
      }
    };
    // Browsers end it after some silence.
    recognition.onend = () => {
      if (!isOver) timer = setTimeout(listen, PAUSE_MS);
    };
    listen();
    return () => {
      isOver = true;
      clearTimeout(timer);
      recognition.abort();
    };
  }, [isOn]);
  return isOn ? heard : null;
}
