interface FormIssuesProps {
  readonly title: string;
  readonly issues: readonly { readonly field: string; readonly text: string }[];
  /** The id of the control of a field. */
  readonly idOf: (field: string) => string;
}

/** Everything that is wrong with what was sent, each leading to its field. */
export const FormIssues = ({ title, issues, idOf }: FormIssuesProps) =>
  issues.length > 0 && (
    <div className="booking-issues" role="alert">
      <p className="title">{title}</p>
      <ul>
        {issues.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <a href={`#${idOf(field)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
