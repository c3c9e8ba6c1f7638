import type { ReactNode } from 'react';

/** Line icons of one hand, 24 x 24; what they mean stands beside them in words. */
const drawn = (lines: ReactNode) => () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {lines}
  </svg>
);

export const SearchIcon = drawn(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </>,
);
export const PersonIcon = drawn(
  <>
    <circle cx="12" cy="8.5" r="3.8" />
    <path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const NextIcon = drawn(<path d="M9 5l7 7-7 7" />);
export const BackIcon = drawn(<path d="M15 5l-7 7 7 7" />);
export const CheckIcon = drawn(<path d="M5 12.500l4.5 4.500L19 7.5" />);
export const LockIcon = drawn(
  <>
    <rect x="5.5" y="10.5" width="13" height="9" rx="1.5" />
    <path d="M8.5 10.500V8a3.5 3.5 0 017 0v2.5" />
  </>,
);
