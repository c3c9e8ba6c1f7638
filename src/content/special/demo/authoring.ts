import type { Audience, SpecialVersion } from '../../../domain/special.ts';

interface Written extends Partial<
  Pick<SpecialVersion, 'priority' | 'title' | 'image' | 'percent_off' | 'code'>
> {
  readonly from: string;
  readonly to: string;
  readonly audience?: Audience;
  readonly on?: readonly string[];
}

/** A version of a special of the demo; what it does not say it has from the special. */
export const version = (
  version_name: string,
  { from, to, audience = 'Everyone', on = ['specials'], priority = 10, ...own }: Written,
) => ({
  version_name,
  start_date: from,
  end_date: to,
  audience,
  priority,
  pages: on.map((page) => ({ page })),
  title: own.title ?? { en: null, es: null },
  image: own.image ?? null,
  percent_off: own.percent_off ?? null,
  code: own.code ?? null,
});

/** For years to come. */
export const always = { from: '2026-01-01T00:00', to: '2031-12-31T00:00' } as const;
