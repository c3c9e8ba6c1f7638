/** A database that cannot be had. The message is one line for the operator: main prints it and exits 1. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The `code` that Node ("ENOENT") and PostgreSQL ("3D000") put on their errors. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Another Palapa holds the data folder: unlike other failures, waiting does not help. */
export class DataFolderInUse extends DatabaseUnavailable {
  override name = 'DataFolderInUse';
}
