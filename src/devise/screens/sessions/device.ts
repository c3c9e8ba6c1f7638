/** What a browser calls itself, in few words: 'Safari · iPhone'. Empty where it says nothing that we know. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (names: typeof browsers, agent: string) => names.find(([mark]) => mark.test(agent))?.[1];

export const deviceOf = (agent: string | null): string =>
  [named(browsers, agent ?? ''), named(systems, agent ?? '')].filter(Boolean).join(' · ');
