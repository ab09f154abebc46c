import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  approveFunding,
  buyerPays,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
} from '../../../../test/given-funding.ts'
import { spawnServer } from '../../../../test/spawned-server.ts'
import { startAgain, takeOver } from '../../../../test/take-over.ts'
import { testApp } from '../../../../test/test-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { collectFactoringPayments } from './collection/collect.ts'
import { factoringCrashPoints } from './movements/crash-points.ts'

// At each named point a real process is killed; another one goes on, and each cent arrives once.

let app: Awaited<ReturnType<typeof testApp>>
let dataDir: string
let admin: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-crash-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
  admin = (await givenAdministrator(app)).token
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('kill -9', () => {
  test.each(factoringCrashPoints)(
    '%s, and another process goes on: the advance and the remainder arrive once, and the books agree',
    async (point) => {
      const supplier = await givenSupplier(app)
      const { fundingId } = await givenRequestedFunding(app, supplier)
      const which = { invoice_factoring_id: fundingId }
      if (isBeforeAdvance(point)) {
        const reason = 'By telephone'
        await app.call(officeFundings.confirmForBuyer, { body: { ...which, reason } }, { token: admin })
      } else await approveFunding(app, fundingId, admin)
      await app.runJobs()

      const doomed = await spawnHere({ CRASH_AT: point })
      if (isBeforeAdvance(point))
        await doomed.call(
          officeFundings.decide,
          { body: { ...which, decision: 'approve' } },
          { token: admin },
        )
      else await doomed.call(sandboxBuyer.pay, { body: which }).catch(() => undefined)
      await doomed.ended

      const successor = point === 'advance_after_call' ? await startAgain(spawnHere) : await takeOver(app)
      const reaches = (status: string) =>
        successor.until(async () =>
          expect((await readFunding(app, supplier, fundingId)).funding.status).toBe(status),
        )
      if (isBeforeAdvance(point)) {
        await reaches('funded')
        await buyerPays(app, fundingId)
      } else await collectFactoringPayments(app.deps)
      await reaches('closed')
      await successor.end()
      expect(await booksOf(app, supplier.companyId)).toEqual({
        'available USD': '9900.00',
        'available EUR': '700.00',
      })
      expect(await providerBooksOf(app, supplier.companyId)).toEqual({ USD: '9900.00', EUR: '700.00' })
      expect((await booksOf(app, 'platform'))['partners USD']).toBeUndefined()
      expect(await checkInvariants(app.db)).toEqual([])
      expect((await reconcileProvider(app.deps)).differences).toEqual([])
    },
    180_000,
  )
})

const SECRET = randomUUID()

async function spawnHere(more: Record<string, string> = {}) {
  const server = await spawnServer({ SECRET, DATA_DIR: dataDir, DATABASE_URL: app.connectionString, ...more })
  onTestFinished(() => server.kill())
  return server
}

const isBeforeAdvance = (point: string) => /^(transfer|advance)_/.test(point)
