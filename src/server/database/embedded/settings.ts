import { chmod, writeFile } from 'node:fs/promises';
import type { Account } from './account.ts';
import { superuser } from './cluster.ts';
import type { Folders } from './folders.ts';

export const role = 'palapa';

/** Given on the command line, so that an update of Palapa brings its settings to every existing cluster. */
export function settingsFor(
  folders: Folders,
  socketFolder: string,
  isDurable: boolean,
  walLimit: number,
): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: folders.hba,
    ident_file: folders.ident,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One small machine: a working set that fits, few processes beside the connections, no stock of WAL.
    max_connections: 60,
    shared_buffers: '96MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: `${walLimit / 2 ** 20}MB`,
    min_wal_size: '32MB',
    io_method: 'sync',
    max_worker_processes: 4,
    max_logical_replication_workers: 0,
    jit: 'off',
    // Only the server's own events are logged: failed statements are reported to the client, and may contain
    // personal data.
    log_destination: 'stderr',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(isDurable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          autovacuum: 'off',
          max_connections: 200,
        }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Who may come in: through the socket only, and only the account itself or root. A root Palapa reaches the
 * socket as root, which the map turns into Palapa's role. An account with a lent capability stays out: as
 * superuser it could read the machine's files through PostgreSQL.
 */
export async function writeAccessFiles(folders: Folders, account: Account): Promise<void> {
  const visitors = [...new Set(['root', ...(account.capability ? [] : [account.name])])];
  const map = visitors.flatMap((visitor) => [role, superuser].map((as) => `palapa "${visitor}" "${as}"`));
  const files = { [folders.hba]: ['local all all peer map=palapa'], [folders.ident]: map };
  for (const [file, lines] of Object.entries(files)) {
    await writeFile(file, `${lines.join('\n')}\n`);
    await chmod(file, 0o644);
  }
}
