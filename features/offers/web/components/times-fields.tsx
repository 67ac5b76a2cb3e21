import { WeekDays } from '#features/availability/web/public.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { timesText as t } from '../messages/form.ts';
import type { OfferDraft } from './offer-draft.ts';

const GRIDS = [5, 10, 15, 20, 30, 45, 60];
const FIELDS = [
  'gridMinutes',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'noticeHours',
  'daysAhead',
  'maxPerDay',
  'maxPerWeek',
  'days',
] as const;

const pair = 'flex flex-wrap gap-x-3 gap-y-4 [&>*]:flex-[1_1_9rem]';

/** When sessions of an offer can be, and whether each is approved. */
export function TimesFields({ form }: { form: Form<OfferDraft> }) {
  const { gridMinutes, noticeHours, daysAhead, hasOwnHours, days, needsApproval } = form.draft;
  const isDayWrong = Object.keys(form.errors).some((name) => name.startsWith('day '));
  const grids = GRIDS.includes(Number(gridMinutes)) ? GRIDS : [...GRIDS, Number(gridMinutes)];
  return (
    <Disclosure
      label={t.title}
      detail={t.brief(gridMinutes, noticeHours, daysAhead)}
      needed={isDayWrong || FIELDS.some((name) => form.errors[name])}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-3">
        <SelectField
          label={t.grid}
          value={gridMinutes}
          error={form.errors.gridMinutes}
          options={grids.map((value) => ({ value: String(value), label: t.gridChoice(value) }))}
          onChange={({ target }) => form.change({ gridMinutes: target.value })}
        />
        <div className={pair}>
          <NumberField
            label={t.before}
            inputMode="numeric"
            unit={t.minutes}
            {...form.value('bufferBeforeMinutes')}
          />
          <NumberField
            label={t.after}
            inputMode="numeric"
            unit={t.minutes}
            {...form.value('bufferAfterMinutes')}
          />
        </div>
        <div className={pair}>
          <NumberField
            label={t.notice}
            hint={t.noticeHint}
            inputMode="numeric"
            unit={t.hours}
            {...form.value('noticeHours')}
          />
          <NumberField
            label={t.ahead}
            hint={t.aheadHint}
            inputMode="numeric"
            unit={t.days}
            {...form.value('daysAhead')}
          />
        </div>
        <div className={pair}>
          <NumberField
            label={t.perDay}
            hint={t.anyNumber}
            inputMode="numeric"
            {...form.value('maxPerDay')}
          />
          <NumberField
            label={t.perWeek}
            hint={t.anyNumber}
            inputMode="numeric"
            {...form.value('maxPerWeek')}
          />
        </div>
        <Switch
          label={t.approval}
          description={t.approvalDetail}
          checked={needsApproval}
          onCheckedChange={(next) => form.change({ needsApproval: next })}
        />
        <Switch
          label={t.ownHours}
          description={t.ownHoursDetail}
          checked={hasOwnHours}
          onCheckedChange={(next) => form.change({ hasOwnHours: next })}
        />
        {hasOwnHours && (
          <>
            {form.errors['days'] && <StatusMessage tone="error" title={form.errors['days']} />}
            <WeekDays
              days={days}
              errors={form.errors}
              onChange={(next) => form.change({ days: next })}
            />
          </>
        )}
      </div>
    </Disclosure>
  );
}
