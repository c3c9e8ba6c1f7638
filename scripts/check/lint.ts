import type { Outcome, Part } from './part.ts';
import { linesOf, runTool } from './tool.ts';

interface Diagnostic {
  readonly message: string;
  readonly help?: string;
  readonly code?: string;
  readonly filename: string;
  readonly labels?: readonly { readonly span: { readonly line: number } }[];
}

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly Diagnostic[];
}

function sentence({ filename, labels, message, help, code }: Diagnostic): string {
  const line = labels?.[0]?.span.line ?? 1;
  return [`${filename}:${line}`, message, help, code && `[${code}]`].filter(Boolean).join(' ');
}

async function checkLint(root: string): Promise<Outcome> {
  const { stdout, stderr } = await runTool(root, 'oxlint', ['--type-aware', '--format', 'json']);
  let report: Report;
  try {
    report = JSON.parse(stdout) as Report;
  } catch {
    // A configuration that oxlint cannot read is told in plain words.
    return { checked: 0, of: 'files', problems: linesOf(stdout + stderr) };
  }
  return { checked: report.number_of_files, of: 'files', problems: report.diagnostics.map(sentence) };
}

export const lint: Part = { name: 'lint', check: checkLint };
