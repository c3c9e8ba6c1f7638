import { sql } from 'drizzle-orm';

/** Dishes that somebody called sold out, and those that somebody offered again before they were back by themselves. */
export const soldOutSteps = sql`(
  select id, site_id, 'menu' as type, menu_id as record_id, name, at, actor, actor_name, 'sold-out' as action, until
  from sold_out
  union all
  select id, site_id, 'menu', menu_id, name, ended_at, ended_by, ended_by_name, 'offered-again', null
  from sold_out where ended_by_name is not null)`;

export const soldOutDetail = sql`jsonb_strip_nulls(jsonb_build_object('until', s.until))`;
