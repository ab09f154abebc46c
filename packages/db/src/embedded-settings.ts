import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/** Given at every start rather than written once, so that a new release of ours can change them. */
export function serverSettings(): Record<string, string> {
  const memory = Math.floor(totalmem() / megabyte)
  return {
    // Never reachable from another machine, nor by a socket file whose permissions somebody would have to check.
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // An acknowledged commit is on disk: this is a ledger.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: `${Math.min(512, Math.max(64, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memory / 2))}MB`,
    // Many short statements: compiling or spreading one over several processes only adds delay (and containers
    // give parallel workers little shared memory).
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A refusal by a constraint is everyday business here, and its statement may hold what must not be in a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  }
}
