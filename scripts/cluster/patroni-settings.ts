import { join } from 'node:path'
import { addressOf, type DatabaseMachine, databases } from './machines.ts'

/**
 * What Patroni is given. No commit is confirmed before a standby has it (`synchronous_mode_strict`), so a promoted standby has all
 * that anybody was promised; a primary that has lost etcd becomes a standby before its lease is over.
 */
export function patroniSettings(
  machine: DatabaseMachine,
  { folder, password }: { folder: string; password: string },
) {
  const address = addressOf(machine)
  return {
    scope: 'tradelane',
    name: machine,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    // Its own member first: a cut machine finds no majority there. By the second interface, in which a lease is renewed only by who still
    // has it: with the third, Patroni 3.0.2 promotes a primary that comes back by what it remembers.
    etcd: {
      hosts: [
        '127.0.0.1:2379',
        ...databases.filter((name) => name !== machine).map((name) => `${addressOf(name)}:2379`),
      ],
    },
    bootstrap: {
      dcs: sharedSettings,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address},127.0.0.1:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(folder, `${machine}-data`),
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: join(folder, `${machine}-pgpass`),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      // The machines share one file system, where sockets would meet.
      parameters: { unix_socket_directories: '' },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host all all 10.77.0.0/24 scram-sha-256',
        'host replication replicator 10.77.0.0/24 scram-sha-256',
      ],
    },
    watchdog: { mode: 'off' },
  }
}

const sharedSettings = {
  // A primary that is gone is missed after `ttl` seconds; one whose server alone died hands over at once.
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 4,
  primary_start_timeout: 0,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '64MB',
      wal_log_hints: 'on',
      synchronous_commit: 'on',
      // A cable that was pulled closes no connection.
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      tcp_keepalives_idle: 5,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
      tcp_user_timeout: '8s',
    },
  },
}
