import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Recognition, recognitionClass } from '../speech-recognition.ts';
import { IconButton } from './icon-button.tsx';

type VoiceButtonProps = {
  /** Label: "Say your name". */
  label: string;
  /** Spoken language: "en-AU". */
  language: string;
  onHeard: (transcript: string) => void;
  /** nothing was heard, or the microphone is not allowed */
  onFailed?: () => void;
};

/** Listens and hands on what was heard. Shows only where the browser can listen; on any error it stops. */
export function VoiceButton({ label, language, onHeard, onFailed }: VoiceButtonProps) {
  const [listening, setListening] = useState(false);
  const current = useRef<Recognition | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  const Recogniser = recognitionClass();
  if (!Recogniser) return null;

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setListening(false);
  };

  const start = () => {
    const recognition = new Recogniser();
    recognition.lang = language;
    recognition.interimResults = false;
    recognition.maxAlternatives = 1;
    recognition.onresult = (event) => {
      const transcript = event.results[0]?.[0]?.transcript;
      if (transcript && current.current === recognition) onHeard(transcript);
    };
    recognition.onerror = () => {
      if (current.current === recognition) onFailed?.();
      setListening(false);
    };
    recognition.onend = () => setListening(false);
    current.current = recognition;
    try {
      recognition.start();
      setListening(true);
    } catch {
      stop();
    }
  };

  return (
    <IconButton
      label={listening ? 'Stop listening' : label}
      aria-pressed={listening}
      icon={<Mic aria-hidden size={22} className={listening ? 'motion-safe:animate-pulse' : ''} />}
      onClick={listening ? stop : start}
      className={
        listening
          ? 'min-h-12 min-w-12 border border-accent bg-accent-soft text-accent'
          : 'min-h-12 min-w-12 border border-line-strong bg-raised'
      }
    />
  );
}
