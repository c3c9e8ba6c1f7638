import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';

const folders = ['pictures', 'logos', 'icons'];

interface DemoPicture {
  readonly id: string;
  readonly file: string;
}

/** The demo's picture files; an icon's id begins with 'icon-'. */
export function demoPictures(): DemoPicture[] {
  return folders.flatMap((folder) => {
    const path = join(projectRoot, 'demo', folder);
    const names = existsSync(path)
      ? readdirSync(path).filter((name) => /\.(avif|webp|png|svg)$/.test(name))
      : [];
    const prefix = folder === 'icons' ? 'icon-' : '';
    return names
      .sort()
      .map((name) => ({ id: prefix + basename(name, extname(name)), file: join(path, name) }));
  });
}
