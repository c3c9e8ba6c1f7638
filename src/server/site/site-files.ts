import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, readManifest, stylesOf } from '../built-app.ts';
import { scriptHash } from '../delivery/response-headers.ts';
import { projectRoot } from '../project-root.ts';

/** The built files of the public site: one stylesheet for all pages, one more for those of agents, the loader of islands. */
export interface SiteFiles {
  readonly style: string;
  readonly agentStyle: string;
  /** Stands on pages with an island alone. */
  readonly loader: string;
  /** Stands on pages that staff edit. */
  readonly canvas: string;
  readonly font: string | undefined;
  /** Stands inline in pages of sites that book. */
  readonly visitScript: string;
  /** By which the security headers of a page name it. */
  readonly visitHash: string;
}

export const siteFolder = join(projectRoot, 'dist/site');

export const SITE_FILES = '/site/';

/** Reads what `npm run build` left. Throws a clear line when it was not run. */
export function readSiteFiles(): SiteFiles {
  const manifest = readManifest(siteFolder, 'The public site');
  const address = (file: string) => SITE_FILES + file;
  const [style] = stylesOf(entriesOf(manifest, 'src/site/styles/sheet.ts'));
  const loader = manifest['src/site/islands/loader.ts']!;
  const font = manifest['src/web/typeface/newsreader-display.woff2'];
  const canvas = manifest['src/site/canvas/canvas.ts']!;
  const visitScript = readFileSync(join(projectRoot, 'dist/visit/visit.js'), 'utf8').trim();
  return {
    style: address(style!),
    agentStyle: address(manifest['src/site/styles/agents.css']!.file),
    loader: address(loader.file),
    canvas: address(canvas.file),
    font: font && address(font.file),
    visitScript,
    visitHash: scriptHash(visitScript),
  };
}
