type Heard = ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;

/** What this product uses of the browser's speech recognition. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: Heard; resultIndex: number }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};
type RecognitionClass = new () => Recognition;

/** Browsers still name it differently, and many have none. */
export function recognitionClass(): RecognitionClass | undefined {
  const browser = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}
