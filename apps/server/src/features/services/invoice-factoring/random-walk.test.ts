import { checkInvariants } from '@tradelane/ledger'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenActiveLimit } from '../../../../test/given-credit-limit.ts'
import { givenCostCeiling } from '../../../../test/given-finance-terms.ts'
import {
  approveFunding,
  givenRequestedFunding,
  readFunding,
  todayOfSupplier,
  waitForAfternoon,
} from '../../../../test/given-funding.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { ModelFunding } from '../../../../test/model-funding.ts'
import { theApp } from '../../../../test/the-app.ts'
import { expectAsModel, settleWalk, takeStep, type Walk, walks } from '../../../../test/walk-fundings.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { checkTrades } from '../../trade/transactions/check-trades.ts'
import { checkFactoringTotals } from './collection/check-totals.ts'

// FUNDING_WALKS=200 walks longer than every test run does.
const numRuns = Number(process.env.FUNDING_WALKS ?? 5)

const app = theApp()

test(
  'on any path of payments, delays, refusals and recourse, advance, cost and remainder are the invoice',
  async () => {
    await givenCostCeiling(app, 1, 100_000)
    waitForAfternoon(app)
    await fc.assert(
      fc.asyncProperty(walks, async ({ fundings, steps }) => {
        const supplier = await givenPayer(app, { balance: '100000' })
        await givenActiveLimit(app, supplier)
        const admin = (await givenAdministrator(app)).token
        const models: ModelFunding[] = []
        for (const chosen of fundings) models.push(await givenModel({ admin, supplier }, chosen))
        const day = dayNumber(todayOfSupplier(app))
        const walk: Walk = { app, admin, supplier, fundings: models, day }
        for (const step of steps) {
          await takeStep(walk, step)
          for (const model of models) await expectAsModel(walk, model)
        }
        await settleWalk(walk)
        await expectBalanced(walk)
      }),
      { numRuns },
    )
    expect(await checkInvariants(app.db)).toEqual([])
    expect(await checkFactoringTotals(app.db)).toEqual([])
    expect(await checkTrades(app.deps)).toEqual([])
    expect((await reconcileProvider(app.deps)).differences).toEqual([])
  },
  Math.max(120_000, numRuns * 20_000),
)

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const cents = (amount: number | null | undefined) => BigInt(Math.round((amount ?? Number.NaN) * 100))

type Chosen = { cents: number; percent: number; term: '30' | '60' | '90' | '120' }

/** Advanced, at the figures of its offer. */
async function givenModel(
  { admin, supplier }: Pick<Walk, 'admin' | 'supplier'>,
  { cents: invoice, percent, term }: Chosen,
): Promise<ModelFunding> {
  const { fundingId } = await givenRequestedFunding(app, supplier, {
    invoice_amount: invoice / 100,
    payment_request: String(percent),
    finance_term: term,
  })
  await approveFunding(app, fundingId, admin)
  await app.runJobs()
  const { offer, funding } = await readFunding(app, supplier, fundingId)
  expect(funding.status).toBe('funded')
  // The parts of the offer are the invoice: advance, the partner's interest, our fee and the remainder.
  const parts = [offer?.advance, offer?.interest, offer?.fee, offer?.remainder].map(cents)
  expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(invoice))
  return new ModelFunding({
    fundingId,
    invoice: BigInt(invoice),
    advance: cents(offer?.advance),
    fee: cents(offer?.fee),
    annualRateBasisPoints: cents(offer?.annual_rate),
    day: dayNumber(todayOfSupplier(app)),
    dueDay: dayNumber(funding.due_date ?? ''),
  })
}

const opening = 10_000_000n

async function expectBalanced({ supplier, fundings }: Walk): Promise<void> {
  let wallet = opening
  for (const { invoice, advance, fee, paid } of fundings) {
    expect(paid.principal).toBe(advance)
    expect(paid.fee).toBe(fee)
    // What was paid beyond the invoice is the customer's too, and no part of it.
    const beyond = paid.buyer + paid.customer - invoice
    expect(advance + paid.interest + fee + (paid.rest - beyond)).toBe(invoice)
    wallet += advance + paid.rest - paid.customer
  }
  const dollars = `${wallet / 100n}.${String(wallet % 100n).padStart(2, '0')}`
  expect((await booksOf(app, supplier.companyId))['available USD']).toBe(dollars)
  expect((await providerBooksOf(app, supplier.companyId)).USD).toBe(dollars)
  const platform = await booksOf(app, 'platform')
  for (const account of ['partners USD', 'suspense USD', 'suspense EUR'])
    expect(platform[account]).toBeUndefined()
  expect(await repaidTo(supplier)).toBe(
    fundings.reduce((sum, { paid }) => sum + paid.interest + paid.principal, 0n),
  )
}

/** What the finance partner itself says that it was repaid. */
async function repaidTo({ companyId }: Payer): Promise<bigint> {
  const { rows } = await app.deps.pool.query<{ total: string }>(
    `select coalesce(sum(transfer.amount), 0)::text as total from provider_sandbox.partner_transfers transfer
      join factoring_steps step on step.step_id::text = transfer.key
     where step.uid = $1 and transfer.kind = 'repayment' and transfer.status = 'done'`,
    [companyId],
  )
  return BigInt(rows[0]?.total ?? 0)
}
