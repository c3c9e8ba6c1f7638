import { issueText } from './archive-issue.ts';
import type { ImportReport } from './import-archive.ts';

const CHANGES = ['new', 'changed', 'unchanged'] as const;

type Change = (typeof CHANGES)[number];

/** '3 new, 1 changed' */
function counted(all: readonly { readonly change: Change }[]): string {
  const counts = CHANGES.map(
    (change) => [all.filter((one) => one.change === change).length, change] as const,
  );
  return counts.flatMap(([count, change]) => (count > 0 ? [`${count} ${change}`] : [])).join(', ');
}

/** What an import did, or a dry run would do, in lines for whoever asked for it. */
export function reportLines({ records, media, reordered, issues }: ImportReport): string[] {
  const lines: string[] = [];
  for (const [file, some] of Map.groupBy(records, (record) => record.file)) {
    lines.push(`${file}: ${counted(some)}${reordered.includes(file) ? ', in another order' : ''}`);
    for (const { change, record, id, fields } of some) {
      const here = id === record ? '' : `, here ${id}`;
      if (change === 'changed') lines.push(`  changed ${record}${here}: ${fields.join(', ')}`);
      else if (change === 'new') lines.push(`  new ${record}${here}`);
    }
  }
  if (media.length > 0) lines.push(`media: ${counted(media)}`);
  for (const { change, id } of media) if (change !== 'unchanged') lines.push(`  ${change} ${id}`);
  if (issues.length > 0)
    lines.push(`refused: ${issues.length}`, ...issues.map((issue) => `  ${issueText(issue)}`));
  return lines;
}
