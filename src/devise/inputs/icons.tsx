import type { ReactNode } from 'react';

/** Drawn lines on a grid of 24, in the colour of the text. Whoever uses one says what it means. */
const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {drawing}
      </svg>
    );
  };

export const GripIcon = icon(
  <g fill="currentColor" stroke="none">
    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
  </g>,
);
export const ChevronIcon = icon(<path d="m9 6 6 6-6 6" />);
export const MoreIcon = icon(
  <g fill="currentColor" stroke="none">
    {[5, 12, 19].map((x) => (
      <circle key={x} cx={x} cy="12" r="1.75" />
    ))}
  </g>,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const RemoveIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
