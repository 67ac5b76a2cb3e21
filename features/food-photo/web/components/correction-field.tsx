import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { correctionExample, notQuiteRight, sayInASentence } from '../messages.ts';

type CorrectionFieldProps = {
  questions: readonly string[];
  pending: boolean;
  onCorrect: (sentence: string) => void;
};

/** One sentence corrects the whole plate; questions suggest what helps most. */
export function CorrectionField({ questions, pending, onCorrect }: CorrectionFieldProps) {
  const [sentence, setSentence] = useState('');
  const ready = sentence.trim() !== '';
  const send = () => {
    if (ready && !pending) onCorrect(sentence.trim());
  };
  return (
    <Card title={notQuiteRight}>
      {questions.length > 0 && (
        <ul className="mb-3 list-disc pl-5 text-muted">
          {questions.map((question) => (
            <li key={question}>
              <bdi>{question}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label={sayInASentence}
            placeholder={correctionExample}
            maxLength={300}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              send();
            }}
          />
        </div>
        <Button variant="secondary" pending={pending} disabled={!ready} onClick={send}>
          {pending ? 'Analyzing...' : 'Correct'}
        </Button>
      </div>
    </Card>
  );
}
