import { sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest of their project, though some of them are short. Vitest begins with the largest files, and
 * would end with one of these while its other workers have nothing left to do.
 */
const SLOW = [
  'src/server/site/every-page.test.ts',
  'src/server/database/time-limits.test.ts',
  'src/server/preview/random-drafts.test.ts',
  'src/server/database/embedded/lifecycle.test.ts',
  'src/server/database/embedded/removed-folder.test.ts',
  'src/server/database/upgrade/interrupted-upgrade.test.ts',
  'src/server/media/store/move-originals.test.ts',
  'src/server/media/store/s3-library.test.ts',
  'src/server/http/every-get-route.test.ts',
  'src/server/content/every-type.test.ts',
  'test/forms-mailed.test.ts',
  'test/new-site.test.ts',
  'test/other-browsers.test.ts',
  'test/every-route.test.ts',
  'test/devise-screens.test.ts',
  'test/devise-processes.test.ts',
  'test/operator.test.ts',
  'test/words-on-pictures.test.ts',
];

const isSlow = ({ moduleId }: TestSpecification): boolean =>
  SLOW.some((path) => moduleId.endsWith(sep + path.replaceAll('/', sep)));

/** As Vitest orders files, with the slow ones first in their project. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    const byProject = Map.groupBy(ordered, ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(isSlow),
      ...own.filter((file) => !isSlow(file)),
    ]);
  }
}
