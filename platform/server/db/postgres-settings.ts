/** Settings that fit a small machine, where one product is the only user of the database. */
const SMALL_MACHINE = {
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  autovacuum_max_workers: '1',
  huge_pages: 'off',
  // Twenty clients of ours, those that PostgreSQL reserves, and room for a look from outside.
  max_connections: '28',
};

/** The server logs failed statements itself, without the data of people that is in them. */
const LOG = {
  logging_collector: 'on',
  log_directory: 'log',
  // Seven files, one for each day of the week, each emptied when its day comes again.
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_file_mode: '0600',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** A database that may be lost does not wait for the disk. */
const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export function toArguments(
  major: number,
  durable: boolean,
  more: Record<string, string>,
): string[] {
  const settings: Record<string, string> = {
    ...SMALL_MACHINE,
    ...LOG,
    ...(major >= 18 ? { io_method: 'sync' } : {}),
    ...(durable ? {} : THROWAWAY),
    ...more,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
