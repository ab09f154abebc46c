import { randomUUID } from 'node:crypto'
import { startEmbedded } from '@tradelane/db/embedded'
import { postJournal } from '@tradelane/ledger'
import { buildDeps } from '../apps/server/src/app/build-deps.ts'
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts'
import { auditKeysOf } from '../apps/server/src/audit/audit-keys.ts'
import { type AuditedCall, duringCall } from '../apps/server/src/audit/current-call.ts'
import { readConfig } from '../apps/server/src/deps/env.ts'
import { verifyTrail } from '../apps/server/src/features/office/audit/verify-trail.ts'
import { recordEvent, type StateChange } from '../apps/server/src/lifecycle/events.ts'
import { inTransaction } from '../apps/server/src/transaction.ts'
import { givenClerk, givenRefusedReturns, recordReturn } from './audit-calls.ts'
import { insertTrail } from './audit-rows.ts'
import { type Books, companyId, openBooks, somePayment } from './ledger-books.ts'
import { type Measured, median, pairedRounds, spread } from './measure.ts'
import { removeFolder, temporaryFolder } from './product.ts'

const entries = Number(process.env.BENCH_ENTRIES ?? 1_000_000)
const rounds = 10
const callsPerRound = 1_000
const secondsPerRound = 2
const callers = 16
const keys = auditKeysOf('bench')

/**
 * What the audit trail costs: calls of the back office that post and leave an entry against the same that leave none, the same of the least posting that
 * there is, and how fast a whole trail is verified. `BENCH_ENTRIES=100000` makes the trail shorter.
 */
export async function run(): Promise<Measured> {
  const dataDir = await temporaryFolder()
  const server = await startEmbedded({ dataDir })
  try {
    await prepareDatabase(server.connectionString)
    const books = await openBooks(server.connectionString)
    try {
      const calls = await measureCalls(books, dataDir)
      const posting = await measurePosting(books)
      const perSecond = await measureVerification(books)
      return {
        figures: {
          'calls that post, with an entry / without': median(calls.ratios),
          'bare postings, with an entry / without': median(posting.ratios),
          'entries verified per second': perSecond,
        },
        goals: {
          'calls that post, with an entry / without': { atLeast: 0.95 },
          'entries verified per second': { atLeast: 100_000 },
        },
        notes: [
          `Calls per second without an entry: ${spread(calls.reference, 0)}; with one: ${spread(calls.ours, 0)}; ratios ${spread(calls.ratios)}.`,
          `Bare postings per second without an entry: ${spread(posting.reference, 0)}; with one: ${spread(posting.ours, 0)}; ratios ${spread(posting.ratios)}.`,
          `The trail that was verified has ${entries} entries.`,
        ],
      }
    } finally {
      await books.db.destroy()
    }
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
}

/** The call by which a colleague of finance records money that went back by hand. */
async function measureCalls(books: Books, dataDir: string) {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  const deps = await buildDeps(config, books.connectionString)
  try {
    const clerk = await givenClerk(books)
    const left = await givenRefusedReturns(books, 2 * (rounds + 1) * callsPerRound)
    const perSecond = async (isAudited: boolean): Promise<number> => {
      const ids = left.splice(0, callsPerRound)
      const start = performance.now()
      const record = async () => {
        for (let id = ids.pop(); id; id = ids.pop()) await recordReturn(deps, clerk, id, isAudited)
      }
      await Promise.all(Array.from({ length: callers }, record))
      return callsPerRound / ((performance.now() - start) / 1_000)
    }
    const measure = (count: number) =>
      pairedRounds(
        count,
        () => perSecond(false),
        () => perSecond(true),
      )
    await measure(1)
    return await measure(rounds)
  } finally {
    await deps.db.destroy()
  }
}

const measurePosting = (books: Books) =>
  pairedRounds(
    rounds,
    () => postFor(books, undefined),
    () => postFor(books, audited),
  )

const audited: AuditedCall = {
  emailOf: async () => 'clerk@tradelane.example',
  ...{ actorId: 'administrator:1', role: 'finance', action: '/admin/bench', requestId: '1', asked: {} },
  ...{ audits: 'changes', now: () => new Date(), sealKey: keys.seal },
}

/** The history of the payment, which each posting of the product writes too. */
const paymentHeld = (): StateChange => ({
  ...({ companyId: companyId(1), subject: 'simple_payment', subjectId: randomUUID() } as const),
  ...{ from: 'draft', to: 'held', actor: 'administrator:1' as const, at: new Date() },
})

/** Postings per second, each in a transaction of its own. */
async function postFor({ db }: Books, call: AuditedCall | undefined): Promise<number> {
  const end = performance.now() + secondsPerRound * 1_000
  let posted = 0
  const post = async () => {
    while (performance.now() < end) {
      await duringCall(call, () =>
        inTransaction(db, async (tx) => {
          await postJournal(tx, somePayment())
          await recordEvent(tx, paymentHeld())
        }),
      )
      posted++
    }
  }
  await Promise.all(Array.from({ length: callers }, post))
  return posted / secondsPerRound
}

/** On a trail of its own: what was posted before is not linked. */
async function measureVerification({ pool }: Books): Promise<number> {
  await pool.query(
    'set session_replication_role = replica; truncate audit_pending, audit_texts, audit_chain, audit_entries; reset session_replication_role',
  )
  await insertTrail(pool, keys, entries)
  await pool.query('vacuum analyze audit_entries, audit_chain')
  const start = performance.now()
  const found = await verifyTrail({ pool, auditKeys: keys, checkpoints: { read: async function* () {} } })
  const seconds = (performance.now() - start) / 1_000
  if (found.verdict !== 'intact' || found.checked !== entries) throw new Error(JSON.stringify(found))
  return entries / seconds
}
