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
export const UpIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" />);
export const DownIcon = icon(<path d="M12 5v14M6 13l6 6 6-6" />);
export const DuplicateIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1" />);
export const CopyIcon = icon(<path d="M9 4h6v3H9zM9 5.500H5.500V20h13V5.500H15M9 12h6M9 16h4" />);
export const BinIcon = icon(<path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5M14 11v5" />);
export const UndoIcon = icon(
  <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" transform="translate(0 -2)" />,
);
export const RedoIcon = icon(
  <path d="m15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3" transform="translate(0 -2)" />,
);
export const ClockIcon = icon(<path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2" />);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500" />,
);
export const ShareIcon = icon(<path d="M4 5h9v7H4zM11 15v4h9v-7h-4M7 15v4M5 17h4" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const RemoveIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
