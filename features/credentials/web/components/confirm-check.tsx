import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { type CredentialCheck, documentAddress } from '../../contract.ts';
import { COMPARED, type Compared, CREDENTIAL_LIMITS } from '../../rules/credentials.ts';
import { REGISTERS } from '../../rules/registers.ts';
import { decideCheck } from '../api.ts';
import { consoleText as t } from '../messages.ts';
import { CheckFacts } from './check-facts.tsx';

const linkStyle =
  'inline-flex min-h-11 items-center gap-1.5 text-accent underline underline-offset-4';

/** What was compared and where, before a credential is said to be right. */
export function ConfirmCheck({ check, onSent }: { check: CredentialCheck; onSent: () => void }) {
  const decide = useMutation(decideCheck);
  const [isOpened, setOpened] = useState(check.isOpened || check.document === null);
  const form = useForm({
    start: { compared: [] as Compared[], source: '' },
    check: ({ compared, source }) => ({
      content: { compared, source: source.trim() },
      errors: {
        document: !isOpened && t.openFirst,
        compared: compared.length < COMPARED.length && t.compareAll,
        source: source.trim() === '' && t.enterSource,
      },
    }),
    send: (content) => decide.mutateAsync({ id: check.id, check: 'checked', note: '', ...content }),
    onSent,
  });
  const { compared } = form.draft;
  const toggle = (one: Compared) =>
    form.change({
      compared: compared.includes(one)
        ? compared.filter((other) => other !== one)
        : [...compared, one],
    });
  const problem = (sentence: string | undefined) =>
    sentence && (
      <p role="alert" className="text-sm text-danger">
        {sentence}
      </p>
    );
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <FormProblem form={form} />
      <CheckFacts check={check} />
      <div>
        {check.document ? (
          <a
            href={documentAddress(check.id)}
            download
            className={linkStyle}
            onClick={() => setOpened(true)}
          >
            <FileText aria-hidden size={18} className="shrink-0" />
            {t.open}
          </a>
        ) : (
          <p className="text-muted">{t.noDocument}</p>
        )}
        {problem(form.errors['document'])}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {t.registers}
          {REGISTERS.map(({ name, href }) => (
            <a key={href} href={href} target="_blank" rel="noreferrer" className={linkStyle}>
              {name}
            </a>
          ))}
        </p>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium text-muted">{t.compared}</legend>
        <div className="flex flex-wrap gap-2">
          {COMPARED.map((one) => (
            <TickChip
              key={one}
              label={t.comparedNames[one]}
              checked={compared.includes(one)}
              onToggle={() => toggle(one)}
            />
          ))}
        </div>
        {problem(form.errors.compared)}
      </fieldset>
      <TextField
        label={t.source}
        hint={t.sourceHint}
        required
        maxLength={CREDENTIAL_LIMITS.source}
        {...form.text('source')}
      />
      <Button type="submit" fullWidth pending={form.pending}>
        {t.confirm}
      </Button>
    </Form>
  );
}
