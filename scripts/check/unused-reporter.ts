import { relative } from 'node:path';
import type { IssueType, Reporter } from 'knip';

const sentences: Partial<Record<IssueType, string>> = {
  files: 'is a file that nothing uses',
  dependencies: 'is a dependency that nothing uses',
  devDependencies: 'is a dependency that nothing uses',
  unlisted: 'is imported and not in package.json',
  binaries: 'is run and comes with no dependency',
  unresolved: 'is imported and cannot be found',
  exports: 'is exported and nobody imports it',
  types: 'is an exported type that nobody imports',
  duplicates: 'is exported under two names',
};

/** Knip's findings as sentences, with the number of files it looked at, which its own reporters leave out. */
const reporter: Reporter = ({ issues, counters, cwd }) => {
  const problems = Object.entries(issues).flatMap(([type, byFile]) =>
    Object.values(byFile)
      .flatMap((bySymbol) => Object.values(bySymbol))
      .map(({ filePath, line, symbol }) => {
        const file = relative(cwd, filePath);
        const name = type === 'files' ? '' : `'${symbol}' `;
        return `${file}${line ? `:${line}` : ''} ${name}${sentences[type as IssueType] ?? type}.`;
      }),
  );
  process.stdout.write(JSON.stringify({ checked: counters.processed, problems }));
};

export default reporter;
