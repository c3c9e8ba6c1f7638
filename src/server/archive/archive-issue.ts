/** What is wrong with an archive, and where: the file, the record in it and the field of the record. */
export interface ArchiveIssue {
  readonly file: string;
  readonly record?: number | undefined;
  /** Dotted path, `locale.es.sections.0.title`. */
  readonly field?: string | undefined;
  readonly message: string;
}

/** 'menus.json, record 1501, locale.en.title: This is required.' */
export function issueText({ file, record, field, message }: ArchiveIssue): string {
  const place = [file, record === undefined ? '' : `record ${record}`, field ?? ''];
  return `${place.filter(Boolean).join(', ')}: ${message}`;
}

/** An archive that cannot be imported. Its message has a line for each issue. */
export class BadArchive extends Error {
  readonly issues: readonly ArchiveIssue[];

  constructor(issues: readonly ArchiveIssue[]) {
    super(issues.map(issueText).join('\n'));
    this.issues = issues;
  }
}
