export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A package that another one may bring on some platform and that the lock does not have. */
export interface Gap {
  readonly name: string;
  /** As wanted: a version, or a range where the whole entry is missing. */
  readonly wanted: string;
  /** The lock's path of the package that wants it. */
  readonly by: string;
}

const isExact = (wanted: string) => /^\d/.test(wanted);

/** The folders in which a package at `path` looks for its dependencies, nearest first. */
function foldersAbove(path: string): string[] {
  const parts = path === '' ? [] : path.split(/\/?node_modules\//).slice(1);
  const above = parts.map(
    (_, index) => `node_modules/${parts.slice(0, parts.length - index).join('/node_modules/')}/`,
  );
  return [...above, ''];
}

const found = ({ packages }: Lock, path: string, name: string): LockedPackage | undefined =>
  foldersAbove(path)
    .map((folder) => packages[`${folder}node_modules/${name}`])
    .find((one) => one !== undefined);

export const wantedIn = ({ packages }: Lock): Gap[] =>
  Object.entries(packages).flatMap(([by, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, wanted]) => ({ name, wanted, by })),
  );

/**
 * npm leaves out optional packages that its registry did not have, and `npm ci` then refuses the lock
 * elsewhere. A range is met by any entry, because npm chose it.
 */
export const gapsOf = (lock: Lock): Gap[] =>
  wantedIn(lock).filter(({ name, wanted, by }) => {
    const one = found(lock, by, name);
    return one === undefined || (isExact(wanted) && one.version !== wanted);
  });
