import { useSay } from '../site-context.tsx';
import type { FormFieldView, FormView } from '../form-views.ts';

/** A form of plain HTML: it needs no script, and says at each field what is wrong with it. */

const inputTypes = {
  line: 'text',
  email: 'email',
  telephone: 'tel',
  day: 'date',
  number: 'text',
  password: 'password',
} as const;

interface FieldProps {
  readonly field: FormFieldView;
  readonly id: string;
}

/** What all sorts of inputs have in common. */
const inputOf = ({ name, isRequired, autocomplete, issue, help }: FormFieldView, id: string) => ({
  id,
  name,
  required: isRequired,
  ...(autocomplete !== null && { autoComplete: autocomplete }),
  ...(issue !== null && { 'aria-invalid': true }),
  ...((issue !== null || help !== null) && {
    'aria-describedby': [issue !== null && `${id}-issue`, help !== null && `${id}-help`]
      .filter(Boolean)
      .join(' '),
  }),
});

/** What has to be chosen where there is no choice: it is chosen already. */
const onlyOption = ({ isRequired, options: [first, ...others] }: FormFieldView): string | undefined =>
  isRequired && others.length === 0 ? first?.value : undefined;

function Input({ field, id }: FieldProps) {
  const say = useSay();
  const { kind, value, maxLength, options } = field;
  const common = inputOf(field, id);
  const most = maxLength === null ? {} : { maxLength };
  switch (kind) {
    case 'text':
      return <textarea {...common} {...most} rows={5} defaultValue={value} />;
    case 'choice':
    case 'offered':
      return (
        <select {...common} defaultValue={value || onlyOption(field)}>
          <option value="">{say('form-choose')}</option>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.text}
            </option>
          ))}
        </select>
      );
    case 'choices':
      return (
        <>
          {options.map((one) => (
            <label className="form-option" key={one.value}>
              <input
                type="checkbox"
                name={`${field.name}.${one.value}`}
                value="yes"
                defaultChecked={value.split(',').includes(one.value)}
              />
              {one.text}
            </label>
          ))}
        </>
      );
    case 'tick':
    case 'consent':
      return <input {...common} type="checkbox" value="yes" defaultChecked={value === 'yes'} />;
    default:
      return (
        <input
          {...common}
          {...most}
          type={inputTypes[kind]}
          {...(kind === 'number' && { inputMode: 'numeric' as const })}
          defaultValue={value}
        />
      );
  }
}

function Field({ field, id }: FieldProps) {
  const say = useSay();
  const { kind, label, help, isRequired, isShort, issue } = field;
  const isBox = kind === 'consent' || kind === 'tick';
  const isGroup = kind === 'choices';
  const text = (
    <>
      {label}
      {!isRequired && !field.isForPost && kind !== 'tick' && (
        <>
          {' '}
          <span className="form-optional">{say('form-optional')}</span>
        </>
      )}
    </>
  );
  const words = isGroup ? <legend>{text}</legend> : <label htmlFor={id}>{text}</label>;
  const Group = isGroup ? 'fieldset' : 'div';
  return (
    <Group
      {...(isGroup && { id })}
      className={`form-field form-${kind}${isBox ? ' form-box' : ''}${isShort ? ' form-short' : ''}${field.isForPost ? ' form-for-post' : ''}`}
    >
      {!isBox && words}
      <Input field={field} id={id} />
      {isBox && words}
      {field.terms !== null && (
        <p className="form-help">
          <a href={field.terms}>{say('read-terms')}</a>
        </p>
      )}
      {help !== null && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {issue !== null && (
        <p className="form-issue" id={`${id}-issue`}>
          {issue}
        </p>
      )}
    </Group>
  );
}

/** What stands above a form that could not be taken yet, with a way to each field that needs another look. */
function Notice({ form, id }: { readonly form: FormView; readonly id: string }) {
  const { notice, fields } = form;
  if (notice === null) return null;
  const wrong = fields.filter(({ issue }) => issue !== null);
  return (
    <div className="form-notice" role="alert">
      <p className="title">{notice.title}</p>
      {notice.text !== null && <p>{notice.text}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, label, issue }) => (
            <li key={name}>
              {/* A consent is a sentence. */}
              <a href={`#${id}-${name}`}>{label.replace(/\.$/, '')}</a>: {issue}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const idOf = ({ name }: FormView) => `form-${name}`;

/** Sends the form from a place outside it. */
export const SendButton = ({ form }: { readonly form: FormView }) => (
  <button className="button" type="submit" form={idOf(form)} inert={form.isDisabled}>
    {form.button}
  </button>
);

interface VisitorFormProps {
  readonly form: FormView;
  /** False where a `SendButton` stands elsewhere on the page. */
  readonly hasOwnButton?: boolean;
}

export function VisitorForm({ form, hasOwnButton = true }: VisitorFormProps) {
  const say = useSay();
  const { name, action, fields, button, thanks, ticket, hidden, isDisabled } = form;
  const id = idOf(form);
  if (thanks !== null) {
    return (
      <div className="form-thanks" id={id} role="status">
        <p className="title">{thanks.title}</p>
        <p>{thanks.text}</p>
      </div>
    );
  }
  return (
    <form
      className="form"
      id={id}
      method="post"
      action={action}
      noValidate
      inert={isDisabled}
      data-island={hidden ? undefined : 'form'}
    >
      <Notice form={form} id={id} />
      <div className="form-body">
        {Object.entries(hidden ?? { form: name, ticket: ticket ?? '' }).map(([one, value]) => (
          <input key={one} type="hidden" name={one} defaultValue={value} />
        ))}
        <div className="form-fields">
          {fields.map((field) => (
            <Field field={field} id={`${id}-${field.name}`} key={field.name} />
          ))}
        </div>
        {/* Off the page, but for programs that fill in whatever they find. */}
        {!hidden && (
          <p className="form-trap" aria-hidden="true">
            <label htmlFor={`${id}-trap`}>{say('form-trap')}</label>
            <input id={`${id}-trap`} name="website" type="text" tabIndex={-1} autoComplete="off" />
          </p>
        )}
        {hasOwnButton && (
          <button className="button" type="submit">
            {button}
          </button>
        )}
      </div>
    </form>
  );
}
