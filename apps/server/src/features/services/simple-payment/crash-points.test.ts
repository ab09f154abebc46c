import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenPayer, givenSubmission } from '../../../../test/given-payment.ts'
import { spawnServer } from '../../../../test/spawned-server.ts'
import { startAgain, takeOver } from '../../../../test/take-over.ts'
import { testApp } from '../../../../test/test-app.ts'
import { unlockWorkOfDeadProcesses } from '../../../work/process-identity.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { paymentCrashPoints } from './sending/crash-points.ts'

// At each named point a real process is killed without mercy; started again, it must come to the provider's truth.

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
  test.each([...paymentCrashPoints, 'before_webhook_ack'] as const)(
    '%s, and another process goes on: one payment, paid once, and the books agree',
    async (point) => {
      const payer = await givenPayer(app)
      const body = await givenSubmission(app, payer)
      const { simple_payment_id } = body
      const input = { body }
      const key = { token: payer.token, key: `submission-${point}` }

      // What the payment before this one left to be done is done, so that it is ours at which the process dies. A job that
      // was running when its process was killed is still locked.
      await unlockWorkOfDeadProcesses(app.deps.pool)
      await app.playSandbox()
      await app.runJobs()
      const doomed = await spawnHere({ CRASH_AT: point })
      // The connection breaks with the process, unless the answer came before the point did.
      const first = await doomed.call(simplePayments.save, input, key).catch(() => undefined)
      await doomed.ended

      if (point === 'before_hold') expect(await stateOf(simple_payment_id)).toBe('draft')
      const successor = point === 'after_call' ? await startAgain(spawnHere) : await takeOver(app)
      // Where nothing was promised, the person presses the button again: the key of the dead request is free at once.
      if (!first) expect((await successor.call(simplePayments.save, input, key)).status).toBe(200)
      await successor.until(async () => expect(await stateOf(simple_payment_id)).toBe('paid'))
      await successor.end()
      expect(await booksOf(app, payer.companyId)).toEqual({
        'available USD': '4000.00',
        'available EUR': '700.00',
      })
      expect(await providerBooksOf(app, payer.companyId)).toEqual({ USD: '4000.00', EUR: '700.00' })
      expect(await checkInvariants(app.db)).toEqual([])
      expect((await reconcileProvider(app.deps)).differences).toEqual([])
    },
    180_000,
  )
})

const SECRET = randomUUID()

async function spawnHere(more: Record<string, string> = {}) {
  const server = await spawnServer({
    SECRET,
    DATA_DIR: dataDir,
    DATABASE_URL: app.connectionString,
    SANDBOX_STEP_MS: '100',
    ...more,
  })
  // One that outlived its test would do the work of the next one's.
  onTestFinished(() => server.kill())
  return server
}

const stateOf = async (id: string) =>
  (
    await app.db
      .selectFrom('simple_payments')
      .select('state')
      .where('simple_payment_id', '=', id)
      .executeTakeFirstOrThrow()
  ).state
