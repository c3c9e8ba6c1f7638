import { Fragment, type ReactNode } from 'react';

interface DottedProps {
  /** Those that are missing are left out. */
  readonly parts: readonly ReactNode[];
}

/** 'Marea · Weddings': parts with a dot between them, and no dot at the end of a line where they take several. */
export const Dotted = ({ parts }: DottedProps) => (
  <span className="dotted">
    {parts.filter(Boolean).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        <span>
          {at > 0 && <i>· </i>}
          {part}
        </span>
      </Fragment>
    ))}
  </span>
);

/** The same in small capitals above a title. */
export const DottedLabel = ({ parts }: DottedProps) =>
  parts.some(Boolean) && (
    <p className="label">
      <Dotted parts={parts} />
    </p>
  );
