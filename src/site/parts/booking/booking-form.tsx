import { type ReactNode, useId } from 'react';
import type { BegunBooking } from '../../../domain/booking/asked-booking.ts';
import { useSay } from '../../site-context.tsx';
import type { BookingForm as Form } from '../../booking-views.ts';
import { BookingGuests } from './booking-guests.tsx';
import { FormIssues } from './form-issues.tsx';
import { useBookingWords } from './use-booking-words.ts';
import { useIssueLabel, useIssueText } from './use-issue-text.ts';

/** Codes that a visitor may have; the second family has the same kinds under its own names. */
const codeKinds = ['promo', 'group', 'coupon', 'rate'] as const;

interface FormPart {
  readonly form: Form;
  readonly idOf: (field: string) => string;
}

interface LabelledProps extends FormPart {
  readonly field: 'resort' | 'arrive' | 'depart';
  readonly children: (attributes: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid'?: true;
    readonly 'aria-describedby'?: string;
  }) => ReactNode;
}

/** A control below its name, with what is wrong with it. */
function Labelled({ form: { issues }, idOf, field, children }: LabelledProps) {
  const say = useSay();
  const textOf = useIssueText();
  const issue = issues.find((one) => one.field === field);
  const id = idOf(field);
  return (
    <div className={`booking-field booking-${field}`}>
      <label className="label" htmlFor={id}>
        {say(`booking-${field}`)}
      </label>
      {children({
        id,
        name: field,
        ...(issue && { 'aria-invalid': true, 'aria-describedby': `${id}-issue` }),
      })}
      {issue && (
        <p id={`${id}-issue`} className="booking-issue">
          {textOf(issue)}
        </p>
      )}
    </div>
  );
}

function ResortField(part: FormPart) {
  const say = useSay();
  const { resorts, asked, begun } = part.form;
  const [only] = resorts;
  if (only && resorts.length === 1) return <input type="hidden" name="resort" value={only.code} />;
  return (
    <Labelled {...part} field="resort">
      {(attributes) => (
        <select {...attributes} defaultValue={asked?.resort ?? begun?.resort ?? ''} required>
          <option value="">{say('booking-choose-resort')}</option>
          {resorts.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Without `min` and `max`, which cost Chromium 17 ms while it reads the page: the calendar and the server know the limits. */
function DayField({ field, ...part }: FormPart & { readonly field: 'arrive' | 'depart' }) {
  const { asked, begun } = part.form;
  return (
    <Labelled {...part} field={field}>
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          defaultValue={asked?.[field] ?? (field === 'arrive' ? begun?.arrive : undefined)}
          required
        />
      )}
    </Labelled>
  );
}

function CodeField({ form: { asked, begun, issues }, idOf }: FormPart) {
  const say = useSay();
  const textOf = useIssueText();
  const issue = issues.find(({ field }) => field === 'code');
  const { code, codeAs } = asked ?? begun ?? {};
  return (
    <details className="booking-code" open={Boolean(code)}>
      <summary className="booking-field">
        <span className="label">{say('booking-code')}</span>
        <span className="booking-value" data-said="code">
          {code || say('booking-no-code')}
        </span>
      </summary>
      <div className="booking-panel">
        <div className="booking-count">
          <label htmlFor={idOf('code')}>{say('booking-code-field')}</label>
          <input
            id={idOf('code')}
            name="code"
            maxLength={80}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={code}
            aria-invalid={issue ? true : undefined}
            aria-describedby={issue && `${idOf('code')}-issue`}
          />
          {issue && (
            <p id={`${idOf('code')}-issue`} className="booking-issue">
              {textOf(issue)}
            </p>
          )}
        </div>
        <div className="booking-count">
          <label htmlFor={idOf('code_as')}>{say('booking-code-kind')}</label>
          <select id={idOf('code_as')} name="code_as" defaultValue={codeAs ?? codeKinds[0]}>
            {codeKinds.map((kind) => (
              <option key={kind} value={kind}>
                {say(`booking-${kind}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </details>
  );
}

/** The fields that an offer has filled in: what was kept on the device leaves them alone. */
const givenNames = (begun: BegunBooking): string =>
  Object.entries(begun)
    .flatMap(([name, value]) => (value ? [name === 'codeAs' ? 'code_as' : name] : []))
    .join(' ');

interface BookingFormProps {
  readonly form: Form;
  /** In one row; on phones a bar at the thumb, which opens it as a sheet. */
  readonly isInline?: boolean;
}

/**
 * A plain form that the server answers, with or without script. The island (`islands/booking`) brings the calendar, keeps
 * what was chosen, and says which codes the visit brings.
 */
export function BookingForm({ form, isInline = false }: BookingFormProps) {
  const say = useSay();
  const words = useBookingWords();
  const textOf = useIssueText();
  const labelOf = useIssueLabel();
  const prefix = useId();
  const idOf = (field: string) => `${prefix}${field}`;
  const part = { form, idOf };
  const { action, resorts, today, asked, begun, issues } = form;
  return (
    <div
      className={`booking ${isInline ? 'booking-inline' : 'booking-full'}`}
      data-island="booking"
      data-resorts={JSON.stringify(resorts)}
      data-words={JSON.stringify(words)}
      data-today={today}
      data-asked={asked ? '' : undefined}
      data-begun={begun && givenNames(begun)}
    >
      {isInline && (
        <button type="button" className="button booking-open" popoverTarget={idOf('form')}>
          {say('book')}
          <small data-said="choice" />
        </button>
      )}
      <form
        id={idOf('form')}
        className="booking-form"
        action={action}
        aria-label={say('booking-title')}
        popover={isInline ? 'auto' : undefined}
      >
        <FormIssues
          title={say('booking-wrong')}
          issues={issues.map((issue) => ({ field: issue.field, label: labelOf(issue), text: textOf(issue) }))}
          idOf={idOf}
        />
        {isInline && (
          <div className="booking-head">
            <p className="title">{say('booking-title')}</p>
            <button type="button" popoverTarget={idOf('form')} popoverTargetAction="hide">
              {say('booking-close')}
            </button>
          </div>
        )}
        <ResortField {...part} />
        <div className="booking-days">
          <DayField {...part} field="arrive" />
          <DayField {...part} field="depart" />
        </div>
        <BookingGuests {...part} />
        <CodeField {...part} />
        <div className="booking-send">
          <button type="submit" className="button">
            {say(isInline ? 'booking-go-short' : 'booking-go')}
          </button>
        </div>
        <p className="booking-note" role="status" data-said="note" />
      </form>
    </div>
  );
}
