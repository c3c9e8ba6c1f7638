/** Line icons of one hand, 24 by 24. */
const lines = {
  back: 'M14.5 5 7.5 12l7 7',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  phone:
    'M6 3.5h3l1.7 4.6-2 1.6a12 12 0 0 0 5.6 5.6l1.6-2 4.6 1.7v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7A2 2 0 0 1 6 3.5Z',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  outside: 'M9 5H5v14h14v-4M13 5h6v6m0-6-8.5 8.5',
  setting:
    'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3 4v4.5c0 1.5 1.5 1.5 1.5 1.5S6 10 6 8.5V4M4.5 10v10M19.5 20V4c-1.5 1-2 3.5-2 7 0 1.5.7 2 2 2',
  table: 'M4 5.5h16v14H4zM4 10h16M8.5 3v4.5m7-4.5v4.5',
} as const;

export type IconName = keyof typeof lines;

interface IconProps {
  readonly name: IconName;
  /** 20, 40 or 65 pixels (section 9). */
  readonly size?: 20 | 40 | 65;
}

export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <path
      d={lines[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
