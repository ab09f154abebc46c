import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { money } from '@tradelane/money'
import fc from 'fast-check'
import { expect } from 'vitest'
import { collectFactoringPayments } from '../src/features/services/invoice-factoring/collection/collect.ts'
import { markOverdueFundings } from '../src/features/services/invoice-factoring/collection/mark-overdue.ts'
import { daysPassBy, readFunding, repay } from './given-funding.ts'
import type { Payer } from './given-payment.ts'
import type { ModelFunding } from './model-funding.ts'
import type { TestApp } from './test-app.ts'

const which = fc.nat(1)
/** Thousandths of the invoice, or of what is due. */
const permille = fc.oneof(fc.constantFrom(1, 500, 1000), fc.integer({ min: 1, max: 1300 }))

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.constantFrom(1, 29, 30, 31, 60, 91) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buyer pays' as const),
      which,
      permille,
      /** Reported so many days after it arrived. */
      daysAgo: fc.constantFrom(0, 0, 0, 1, 2),
      isFromElsewhere: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buyer pays in euros' as const), which, permille }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('customer pays' as const), which, permille }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recourse' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('partner' as const),
      mood: fc.constantFrom('' as const, 'SIM-PARTNER-REFUSE' as const, 'SIM-PARTNER-WAIT' as const),
    }),
  },
)
export const walks = fc.record({
  fundings: fc.array(
    fc.record({
      cents: fc.integer({ min: 100_000, max: 5_000_000 }),
      // Less of 1,000.00 would cost more than a thousand percent a year, which no terms allow.
      percent: fc.integer({ min: 10, max: 80 }),
      term: fc.constantFrom('30' as const, '60' as const, '90' as const, '120' as const),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  steps: fc.array(step, { minLength: 4, maxLength: 12 }),
})
type WalkStep = typeof step extends fc.Arbitrary<infer T> ? T : never

/** One company on its walk, with the model of each of its fundings. */
export type Walk = { app: TestApp; admin: string; supplier: Payer; fundings: ModelFunding[]; day: number }

export async function takeStep(walk: Walk, taken: WalkStep): Promise<void> {
  if (taken.do === 'days') return passDays(walk, taken.days)
  if (taken.do === 'partner') return partnerIs(walk, taken.mood)
  const funding = walk.fundings[taken.which % walk.fundings.length] as ModelFunding
  if (taken.do === 'recourse') return startRecourse(walk, funding)
  const part = (of: bigint) => (of * BigInt(taken.permille) + 999n) / 1000n
  if (taken.do === 'customer pays') return customerPays(walk, funding, part(funding.due(walk.day)))
  const amount = part(funding.invoice)
  if (taken.do === 'buyer pays in euros') return receive(walk, funding, money(amount, 'EUR'))
  funding.pay('buyer', amount, walk.day - taken.daysAgo)
  await receive(walk, funding, money(amount, 'USD'), taken)
}

async function passDays(walk: Walk, days: number): Promise<void> {
  await daysPassBy(walk.app, days)
  walk.day += days
  await markOverdueFundings(walk.app.deps)
}

/** The finance partner reads what it has to do in the buyer's name, which the reference of a transfer contains. */
async function partnerIs({ app, supplier }: Walk, mood: string): Promise<void> {
  await app.db
    .updateTable('partners')
    .set({ company_name: `Hafenhandel ${mood}` })
    .where('uid', '=', supplier.companyId)
    .execute()
}

async function startRecourse({ app, admin, day }: Walk, funding: ModelFunding): Promise<void> {
  const isPossible = funding.stateOn(day) === 'overdue' && day - funding.dueDay > 90 && !funding.isRecourse
  const body = { invoice_factoring_id: funding.fundingId }
  const { status } = await app.call(officeFundings.recourse, { body }, { token: admin })
  expect(status).toBe(isPossible ? 200 : 409)
  funding.isRecourse ||= isPossible
}

async function customerPays({ app, supplier, day }: Walk, funding: ModelFunding, amount: bigint) {
  if (amount === 0n) return
  const { status } = await repay(app, supplier, funding.fundingId, Number(amount) / 100)
  if (amount > funding.due(day)) return expect(status).toBe(400)
  expect(status).toBe(200)
  funding.pay('customer', amount, day)
}

/** Arrives at the finance partner from an account and with a reference that the buyer chose, and is read from there. */
async function receive(
  { app }: Pick<Walk, 'app'>,
  { fundingId }: ModelFunding,
  amount: ReturnType<typeof money>,
  { daysAgo = 0, isFromElsewhere = false } = {},
): Promise<void> {
  const elsewhere = { sender: 'Somebody Else Ltd', senderAccount: 'GB00NOBODY', reference: 'no idea' }
  const sender = isFromElsewhere ? elsewhere : { sender: 'Hafenhandel Nord GmbH' }
  await app.deps.sandbox?.financePartners.receive({ key: fundingId, amount, ...sender })
  await app.deps.pool.query(
    `update provider_sandbox.collections set arrived_at = arrived_at - $1 * interval '1 day'
      where id = (select max(id) from provider_sandbox.collections)`,
    [daysAgo],
  )
  await collectFactoringPayments(app.deps)
  await app.runJobs()
}

/** Every open end is tied up: the partner takes its money, and what is still owed is paid. */
export async function settleWalk(walk: Walk): Promise<void> {
  const { app, admin, supplier, fundings, day } = walk
  await partnerIs(walk, '')
  for (const funding of fundings) {
    const missing = funding.invoice - funding.paid.buyer
    if (missing > 0n) {
      funding.pay('buyer', missing, day)
      await receive(walk, funding, money(missing, 'USD'))
    }
    if (funding.due(day) > 0n) await customerPays(walk, funding, funding.due(day))
  }
  const steps = await app.db
    .selectFrom('factoring_steps')
    .select('step_id')
    .where('state', '=', 'asked')
    .execute()
  for (const { step_id } of steps) await app.deps.sandbox?.financePartners.confirm(step_id, {})
  const token = { token: admin }
  for (const { fundingId: invoice_factoring_id } of fundings) {
    const body = { invoice_factoring_id }
    const seen = await app.call(officeFundings.get, { body }, token)
    if (seen.body.may_retry) await app.call(officeFundings.retry, { body }, token)
  }
  await app.deps.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
  for (const { fundingId } of fundings)
    expect((await readFunding(app, supplier, fundingId)).funding.status).toBe('closed')
}

/** What the product says of a funding, as the model says it. */
export async function expectAsModel({ app, supplier, day }: Walk, model: ModelFunding): Promise<void> {
  const body = { invoice_factoring_id: model.fundingId }
  const { body: answer } = await app.call(invoiceFactoring.get, { body }, { token: supplier.token })
  const cents = (amount: number | undefined) => BigInt(Math.round((amount ?? Number.NaN) * 100))
  const { position, funding } = answer
  expect({
    interest: cents(position?.interest),
    principal: cents(position?.principal),
    fee: cents(position?.fee),
    due: cents(position?.total_due),
    buyer: cents(position?.buyer_paid),
    customer: cents(position?.customer_paid),
  }).toEqual({
    interest: model.interestDue(day),
    principal: model.principal,
    fee: model.feeDue,
    due: model.due(day),
    buyer: model.paid.buyer,
    customer: model.paid.customer,
  })
  const settled = ['collected', 'closed']
  expect(model.stateOn(day) === 'settled' ? settled : [model.stateOn(day)]).toContain(funding.status)
}
