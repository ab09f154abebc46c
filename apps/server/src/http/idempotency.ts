import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, isDatabaseAway, named, unknownOutcome, withoutWaiting } from '@tradelane/db'
import { Refusal } from '../refusal.ts'

export type StoredAnswer = { status: number; body: unknown; isRepeat: boolean }
type Request = {
  owner: string
  key: string
  method: string
  path: string
  body: string
  now: Date
  /** The process that does the work. If it dies, `unlockWorkOfDeadProcesses` sees to it that the key is free at once. */
  processId?: bigint | undefined
}

/** How long a repeated request waits for the first one before it is answered that the first is still running. */
const patienceMs = 10_000
/** If the first request has had no answer for this long, its process died unnoticed: the next one takes over the key. */
const abandonedAfterMs = 60_000
const againAfterMs = 250

/**
 * Runs `work` once per key and owner and stores its answer. The key protects the caller from a lost answer. Money is
 * protected by the state machines and unique keys below, so taking over an abandoned key is safe. What `work` throws is
 * not stored: the same request may succeed later.
 */
export async function once(
  db: Db,
  request: Request,
  work: () => Promise<{ status: number; body: unknown }>,
): Promise<StoredAnswer> {
  const requestHash = createHash('sha256')
    .update(`${request.method} ${request.path}\n${request.body}`)
    .digest('hex')
  const stored = await claim(db, request, requestHash).catch((error: unknown) => {
    // Nothing of the work was started, and the claim itself may be there.
    if (!isDatabaseAway(error)) throw error
    if (!wasNeverSent(error as Error)) void eventually(() => forget(db, request))
    throw new Refusal('DEPENDENCY_UNAVAILABLE')
  })
  if (stored) return stored
  try {
    const answer = await work()
    await eventually(() => keep(db, request, requestHash, answer))
    return { ...answer, isRepeat: false }
  } catch (error) {
    const forgotten = eventually(() => forget(db, request))
    // What was sent last, or before, may have been done: the repeat finds it.
    if (isDatabaseAway(error)) throw unknownOutcome(error)
    await forgotten
    throw error
  }
}

/** There was no connection: of many that waited in vain, none has a claim to take back. */
const wasNeverSent = ({ code = '', message }: Error & { code?: string }): boolean =>
  /^(ECONNREFUSED|53300|57P03)$/.test(code) || message.startsWith('timeout exceeded when trying to connect')

/**
 * Where the database has gone away meanwhile, the outcome is stored as soon as it is back: until then a repeat would wait for
 * a request that has ended.
 */
async function eventually(store: () => Promise<void>): Promise<void> {
  const giveUpAt = Date.now() + abandonedAfterMs
  const again = async (): Promise<void> => {
    if (Date.now() < giveUpAt) await store().catch(() => void setTimeout(again, againAfterMs).unref())
  }
  await again()
}

/** Undefined if the key was claimed by this call; the stored answer if the work was done before. */
async function claim(db: Db, request: Request, requestHash: string): Promise<StoredAnswer | undefined> {
  const { owner, key, now, processId = null } = request
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const mine = await db
      .insertInto('idempotency_keys')
      .values({ owner, key, request_hash: requestHash, started_at: now, process_id: processId })
      .onConflict((conflict) =>
        conflict
          .constraint('idempotency_keys_once')
          .doUpdateSet({ started_at: now, process_id: processId })
          .where('idempotency_keys.status', 'is', null)
          .where('idempotency_keys.request_hash', '=', requestHash)
          .where('idempotency_keys.started_at', '<', new Date(now.getTime() - abandonedAfterMs)),
      )
      // The work commits after it: where that is on disk, the claim is, too.
      .returning(['key', withoutWaiting])
      .modifyEnd(named)
      .executeTakeFirst()
    if (mine) return undefined
    const known = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'answer'])
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst()
    if (known && known.request_hash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
    if (known?.status != null) return { status: known.status, body: known.answer, isRepeat: true }
    if (Date.now() > giveUpAt) throw new Refusal('IDEMPOTENCY_KEY_BUSY')
    await sleep(50)
  }
}

/** Also where the claim is gone: it waited for no standby, and one that did not have it may have been promoted. */
async function keep(
  db: Db,
  { owner, key, now }: Request,
  requestHash: string,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  const answer = JSON.stringify(body)
  await db
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, started_at: now, status, answer })
    .onConflict((conflict) =>
      conflict
        .constraint('idempotency_keys_once')
        .doUpdateSet({ status, answer })
        .where('idempotency_keys.request_hash', '=', requestHash),
    )
    .modifyEnd(named)
    .execute()
}

/** Not a claim of another request that has the key, earlier or later than this one. */
async function forget(db: Db, { owner, key, now }: Request): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('started_at', '=', now)
    .execute()
}
