import type { LockedPackage } from './lock-gaps.ts';

type Platform = Pick<LockedPackage, 'os' | 'cpu' | 'libc'>;

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const libraries: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/** Where a package of compiled code runs, as its name tells: '@oxlint/binding-linux-arm64-musl'. */
export function platformOf(name: string): Platform | undefined {
  const words = name.replace('windows', 'win32').replace('linuxmusl', 'linux-musl').split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const libc = words.map((word) => libraries[word]).find((word) => word !== undefined);
  if (!cpu || !(os || cpu === 'wasm32')) return undefined;
  return { cpu: [cpu], ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}
