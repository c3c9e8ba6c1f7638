/** What is known of a draft, an unfinished form, beside the values in it. */
export interface DraftFacts {
  /** Eight letters and digits, made by the browser that began it. */
  readonly key: string;
  readonly type: string;
  /** Null for a record that does not exist yet. */
  readonly record_id: number | null;
  readonly site_id: number | null;
  /** The version of the record that it began with. */
  readonly version: number | null;
  /** The part of the form that its author was at last. */
  readonly step: string;
  readonly updated_at: string;
}
