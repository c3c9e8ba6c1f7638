interface FormIssuesProps {
  readonly title: string;
  readonly issues: readonly { readonly field: string; readonly label: string; readonly text: string }[];
  /** The id of the control of a field. */
  readonly idOf: (field: string) => string;
}

/** Everything that is wrong with what was sent, each with its field and the way there. */
export const FormIssues = ({ title, issues, idOf }: FormIssuesProps) =>
  issues.length > 0 && (
    <div className="booking-issues" role="alert">
      <p className="title">{title}</p>
      <ul>
        {issues.map(({ field, label, text }) => (
          <li key={`${field} ${text}`}>
            <a href={`#${idOf(field)}`}>{label}</a>: {text}
          </li>
        ))}
      </ul>
    </div>
  );
