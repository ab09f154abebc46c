import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { providerBooksOf } from '../../../../test/books.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import {
  decisionsOf,
  dollarsOf,
  fulfilBlock,
  givenDraftEscrow,
  givenEscrow,
  givenEscrowCode,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../test/given-escrow.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { expectNothingToMail, givenAgreedEscrow, present } from '../../../../test/given-seller.ts'
import { spawnServer } from '../../../../test/spawned-server.ts'
import { startAgain, takeOver } from '../../../../test/take-over.ts'
import { testApp } from '../../../../test/test-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { escrowCrashPoints } from './payouts/crash-points.ts'

// At each named point a real process is killed; another one goes on, and each cent arrives once.

let app: Awaited<ReturnType<typeof testApp>>
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-crash-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('kill -9', () => {
  test.each(escrowCrashPoints)(
    '%s, and another process goes on: the fee, the payout and the refund are booked once',
    async (point) => {
      const payer = await givenImporter(app)
      const id = await liveThrough(point, payer)
      const successor = point === 'release_after_call' ? await startAgain(spawnHere) : await takeOver(app)
      const reaches = (...states: string[]) =>
        successor.until(async () => expect(await statesOf(app, payer, id)).toEqual(states))
      if (!/^(refund|cancel)_/.test(point)) {
        await reaches('partly_released', 'paid', 'pending')
        await expire(id)
      }
      await reaches('refunded', 'paid', 'refunded')
      await successor.until(() => expectNothingToMail(app))
      await successor.end()
      const { escrow_number: number } = (await readEscrow(app, payer, id)).smart_escrow
      const subjects = (await app.mails(hafenhandel.email)).map(({ subject }) => subject)
      for (const expected of [`${number}: block 1 was paid`, `${number} has ended`])
        expect(subjects.filter((subject) => subject === expected)).toEqual([expected])
      expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '17488.00' })
      expect((await providerBooksOf(app, payer.companyId)).USD).toBe('17488.00')
      expect(await checkInvariants(app.db)).toEqual([])
      expect((await reconcileProvider(app.deps)).differences).toEqual([])
    },
    180_000,
  )
})

const SECRET = randomUUID()

async function spawnHere(more: Record<string, string> = {}) {
  const env = {
    SECRET,
    DATA_DIR: dataDir,
    DATABASE_URL: app.connectionString,
    SANDBOX_STEP_MS: '100',
    ...more,
  }
  const server = await spawnServer(env)
  onTestFinished(() => server.kill())
  return server
}

/** 30 % is paid out, then the rest is refunded; the process dies at the point on the way. */
async function liveThrough(point: string, payer: Payer): Promise<string> {
  if (/^(escrow|fee)_/.test(point)) {
    const id = await givenDraftEscrow(app, payer)
    const verify_code = await givenEscrowCode(app, payer, id)
    const given = { body: { smart_escrow_id: id, password: givenPassword, verify_code } }
    const doomed = await spawnHere({ CRASH_AT: point })
    await doomed.call(smartEscrows.approve, given, { token: payer.token }).catch(() => undefined)
    await doomed.ended
    const [state] = await statesOf(app, payer, id)
    expect(state).toBe(point === 'escrow_before_fund' ? 'draft' : 'approved')
    if (state === 'draft') await app.call(smartEscrows.approve, given, { token: payer.token })
    await fulfilBlock(app, payer, id, 1)
    return id
  }
  if (point.startsWith('silence_')) return silenceAccepts(point, payer)
  const id = await givenEscrow(app, payer)
  if (point.startsWith('release_')) {
    const [body] = await decisionsOf(app, payer, id, 1)
    const doomed = await spawnHere({ CRASH_AT: point })
    await doomed
      .call(smartEscrows.decide, { body: body as never }, { token: payer.token })
      .catch(() => undefined)
    await doomed.ended
    return id
  }
  await fulfilBlock(app, payer, id, 1)
  await settleEscrows(app)
  if (point.startsWith('cancel_')) {
    const given = { body: { smart_escrow_id: id, reason: 'No agreement' } }
    const doomed = await spawnHere({ CRASH_AT: point })
    await doomed.call(smartEscrows.cancel, given, { token: payer.token }).catch(() => undefined)
    await doomed.ended
    const [state] = await statesOf(app, payer, id)
    expect(state).toBe(point === 'cancel_before_post' ? 'partly_released' : 'refunded')
    if (state !== 'refunded') await app.call(smartEscrows.cancel, given, { token: payer.token })
    return id
  }
  // The job comes once the process is up: it would die of it before it answers.
  const doomed = await spawnHere({ CRASH_AT: point })
  await expire(id)
  await doomed.ended
  return id
}

/** The seller's invoice is accepted because the inspection days have passed. */
async function silenceAccepts(point: string, payer: Payer): Promise<string> {
  const { id, opened } = await givenAgreedEscrow(app, payer)
  await present(app, opened)
  const doomed = await spawnHere({ CRASH_AT: point })
  const { pool } = app.deps
  await pool.query(`update escrow_presentations set silent_at = '2020-01-01' where smart_escrow_id = $1`, [
    id,
  ])
  await pool.query(`select graphile_worker.add_job('watch-escrow-presentations')`)
  await doomed.ended
  return id
}

async function expire(id: string) {
  const { pool } = app.deps
  await pool.query(`update smart_escrows set expiry_date = '2020-01-01' where smart_escrow_id = $1`, [id])
  await pool.query(`select graphile_worker.add_job('expire-escrows')`)
}
