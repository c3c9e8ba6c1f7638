import type { ReactNode } from 'react';
import { saysContains, type Tag } from '../../domain/dining/dietary.ts';

/** Section 9: beside a dish, in a bar, as a choice. */
export type IconSize = 20 | 40 | 65;

/** Down arrow of the two "low" icons. */
const less = <path d="M12 11.5v6m-2.4-2.4 2.4 2.4 2.4-2.4" />;

/** Drawn by one hand: a 24 grid, one line width, round ends, nothing filled but pits and seeds. */
const drawings: Record<Tag, ReactNode> = {
  'gluten-free': (
    <>
      <path d="M12 21V8.5" />
      <path d="M12 8.6c-1.7-1.5-1.7-4 0-5.6 1.7 1.6 1.7 4.1 0 5.6Z" />
      <path d="M12 13c-2.6.2-4.5-1.3-4.7-3.9 2.6-.1 4.5 1.3 4.7 3.9ZM12 13c2.6.2 4.5-1.3 4.7-3.9-2.6-.1-4.5 1.3-4.7 3.9Z" />
      <path d="M12 18c-2.6.2-4.5-1.3-4.7-3.9 2.6-.1 4.5 1.3 4.7 3.9ZM12 18c2.6.2 4.5-1.3 4.7-3.9-2.6-.1-4.5 1.3-4.7 3.9Z" />
      <path d="m3.5 3.5 17 17" />
    </>
  ),
  'low-cal': (
    <>
      <path d="M12 2.8c.5 3.2 6.2 5.4 6.2 11a6.2 6.2 0 0 1-12.4 0c0-2.6 1.3-4.2 2.6-5.6.3 1.3.9 2 1.8 2.5-.2-2.9.3-5.6 1.8-7.9Z" />
      {less}
    </>
  ),
  'low-carb': (
    <>
      <path d="M6.2 20.6V11A4.2 4.2 0 0 1 7.4 3.4h9.2A4.2 4.2 0 0 1 17.8 11v9.6Z" />
      {less}
    </>
  ),
  keto: (
    <>
      <path d="M12 2.8c2.6 0 3.4 2.7 4.1 5.2.7 2.3 2.3 3.8 2.3 6.6a6.4 6.4 0 0 1-12.8 0c0-2.8 1.6-4.3 2.3-6.6.7-2.5 1.5-5.2 4.1-5.2Z" />
      <circle cx="12" cy="14.4" r="3" fill="currentColor" />
    </>
  ),
  vegan: (
    <>
      <path d="M12 21v-8" />
      <path d="M12 14.5C12 9 8.6 5.8 3.2 5.6 3.2 11 6.4 14.5 12 14.5Z" />
      <path d="M12 11.2C12 6.6 15 3.6 20.6 3.2 20.8 8.4 17.6 11.6 12 11.2Z" />
    </>
  ),
  vegetarian: (
    <>
      <path d="M15.9 8.1c2.2 2.2 1.3 4.9-1 6.6-3.3 2.5-7.4 4.7-11.7 6.1 1.4-4.3 3.6-8.4 6.1-11.7 1.7-2.3 4.4-3.2 6.6-1Z" />
      <path d="M15.9 8.1c-.6-2-.3-3.7 1-5.1 1 .9 1.4 2 1.2 3.3 1.2-.3 2.3 0 3.1 1-1.3 1.3-3.2 1.6-5.3.8Z" />
      <path d="m8.4 11.9 2 2M6.6 15.8l1.5 1.5" />
    </>
  ),
  'has-shellfish': (
    <>
      <path d="M9.3 18.2C5.2 16.6 2.8 13.5 2.8 10.3c0-1.7 1.6-2.7 3-1.9.2-2.3 2.3-3.4 3.9-2.2 1-2 3.6-2 4.6 0 1.6-1.2 3.7-.1 3.9 2.2 1.4-.8 3 .2 3 1.9 0 3.2-2.4 6.3-6.5 7.9Z" />
      <path d="M9.3 18.2 8 20.8h8l-1.3-2.6" />
      <path d="M12 9.2v6M7.6 10.6l2.6 4.8M16.4 10.6l-2.6 4.8" />
    </>
  ),
  'has-nuts': (
    <>
      <path d="M4.4 10.4C4.4 6.7 7.7 4.9 12 4.9s7.6 1.8 7.6 5.5c-4.9.9-10.3.9-15.2 0Z" />
      <path d="M5.8 10.7c.1 4.6 2.6 8.2 6.2 10.3 3.6-2.1 6.1-5.7 6.2-10.3" />
      <path d="M12 4.9c0-1.1.4-2 1.3-2.7M9.3 14.2c.3 1.1.8 2.1 1.5 3" />
    </>
  ),
};

/**
 * Decoration only: the word always stands beside it, or is read out in its place. What a dish contains is a filled
 * square with the drawing left out of it, whom it suits a line drawing. `--icon-ground` is the colour behind.
 */
export function DietaryIcon({ tag, size }: { tag: Tag; size: IconSize }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 65 ? 1.1 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {saysContains(tag) ? (
        <>
          <rect width="24" height="24" rx="3" fill="currentColor" stroke="none" />
          <g
            transform="translate(2.6 2.6) scale(0.783)"
            strokeWidth="1.9"
            style={{ stroke: 'var(--icon-ground, var(--paper))' }}
          >
            {drawings[tag]}
          </g>
        </>
      ) : (
        drawings[tag]
      )}
    </svg>
  );
}
