import { createHmac } from 'node:crypto'
import type { Deps } from '../deps/deps.ts'
import { processLock } from './process-identity.ts'

/**
 * Says to the other processes of this database what they must have in common with this one, and answers what differs from one that is
 * alive, as sentences. Two processes with two secrets refuse each other's sessions; two folders each lack the other's documents. `storeId`: kept in the folder of documents, where they are in one.
 */
export async function differencesToOthers(deps: Deps, storeId: string | undefined): Promise<string[]> {
  const mine = fingerprintsOf(deps, storeId)
  const { pool, identity } = deps
  await pool.query('update worker_processes set shared_settings = $2 where process_id = $1', [
    identity.number,
    mine,
  ])
  const { rows } = await pool.query<{ theirs: Partial<Fingerprints> }>(
    `select shared_settings as theirs from worker_processes
      where process_id <> $1 and shared_settings is not null
        and not pg_try_advisory_xact_lock($2, process_id::int)`,
    [identity.number, processLock],
  )
  return names.flatMap((name) =>
    rows.some(({ theirs }) => theirs[name] !== mine[name])
      ? [`${name} is not the same as in another process on this database: see docs/several-machines.md.`]
      : [],
  )
}

const names = ['SECRET', 'AUDIT_KEY', 'PROVIDER_WEBHOOK_KEY', 'DATA_DIR/files', 'FILES_S3_BUCKET'] as const
type Fingerprints = Record<(typeof names)[number], string | undefined>

/** Useless to who reads the table. */
function fingerprintsOf({ config }: Deps, storeId: string | undefined): Fingerprints {
  const of = (secret: string) => createHmac('sha256', secret).update('shared settings').digest('hex')
  return {
    SECRET: of(config.secret),
    AUDIT_KEY: of(config.auditKey ?? config.secret),
    PROVIDER_WEBHOOK_KEY: of(config.webhookKey),
    'DATA_DIR/files': storeId && of(storeId),
    FILES_S3_BUCKET: config.s3 && of(`${config.s3.endpoint} ${config.s3.bucket}`),
  }
}
