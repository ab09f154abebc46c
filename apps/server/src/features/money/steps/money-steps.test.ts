import { randomUUID } from 'node:crypto'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { approveEscrow, givenDraftEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { givenFunding, givenSupplier } from '../../../../test/given-funding.ts'
import { givenPayer, givenPayment, givenSubmission, type Payer } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { inTransaction } from '../../../transaction.ts'
import { placeCharge, settleCharge } from '../charges/index.ts'
import { listOpenSteps, makeMoneyStep, readPayoutUpdate, watchPayouts } from './index.ts'
import { makePayout } from './make-payout.ts'
import { listOwnPayouts, payoutsOf } from './payouts.ts'
import { providerCustomerOf } from './provider-customer.ts'

const app = theApp({ SANDBOX_STEP_MS: '3600000' })
let payer: Payer
beforeEach(async () => {
  payer = await givenPayer(app)
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the points at which a process may die are passed in order', () => {
  it('around the call and the books of a step', async () => {
    const { companyId } = payer
    const lines = [{ kind: 'freight', description: 'Freight', amount: money(100n, 'USD') }]
    const who = { payee: 'Hapag-Lloyd', number: 'FB-2026-000001' }
    const charge = {
      service: 'logistics',
      subjectId: randomUUID(),
      description: 'Freight',
      lines,
      ...who,
    } as const
    const chargeId = await inTransaction(app.db, (tx) =>
      placeCharge(tx, { ...charge, scope: systemScope(companyId), at: app.clock.now() }),
    )
    const { deps, passed } = passing()
    const features = deps.features.filter(({ moneySteps }) => moneySteps)
    await settleCharge({ ...deps, features: [...features, freightWithoutBooking()] }, { companyId, chargeId })
    expect(passed).toEqual([
      'charge_after_hold',
      'charge_after_call',
      'charge_before_post',
      'charge_after_post',
    ])
  })

  it('around the call and the books of a payout', async () => {
    const { deps, passed } = passing()
    await makePayout(deps, paymentPayout(), await givenSubmitted())
    expect(passed).toEqual(['before_call', 'after_call', 'before_post', 'after_post'])
  })

  it('where a kind declares none, nothing is passed', async () => {
    const { deps, passed } = passing()
    const { crashPoints: _none, ...payout } = paymentPayout()
    await makePayout(deps, payout, await givenSubmitted())
    expect(passed).toEqual([])
  })

  /** There is no booking behind the charge of this test. */
  function freightWithoutBooking() {
    const freight = servicesOf(app.deps).find(({ info }) => info.subject === 'logistics')
    return { ...freight, charged: async () => undefined, moneySteps: [] }
  }
})

describe('a payout is not sent', () => {
  const sent = async (change: (id: string) => Promise<unknown>) => {
    const which = await givenSubmitted()
    const payout = { ...paymentPayout(), lock: () => change(which.id) }
    let calls = 0
    const send = async () => {
      calls += 1
      throw new Error('it was sent')
    }
    const payments = Object.assign(Object.create(app.deps.payments), { send })
    await makePayout({ ...app.deps, payments }, payout, which).catch(() => undefined)
    return calls
  }
  const change = (id: string, set: { called_at?: Date; state?: 'in_review' | 'submitted' }) =>
    app.db.updateTable('simple_payments').set(set).where('simple_payment_id', '=', id).execute()

  it('where it left its state after it was read', async () => {
    expect(await sent(async () => undefined)).toBe(1)
    expect(await sent((id) => change(id, { state: 'in_review' }))).toBe(0)
  })

  it('where another process has announced the call after it was read', async () => {
    expect(await sent((id) => change(id, { called_at: app.clock.now() }))).toBe(0)
  })
})

describe('news of a payout', () => {
  it('that is none of ours are not read, also under a key that is no id', async () => {
    expect(await readPayoutUpdate(app.deps, 'RT-1')).toBe(false)
    expect(await readPayoutUpdate(app.deps, randomUUID())).toBe(false)
  })

  it('that the provider does not know although it accepted it are counted as a failure', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    app.clock.advance(61_000)
    const payments = Object.assign(Object.create(app.deps.payments), { find: async () => undefined })
    await watchPayouts({ ...app.deps, payments })
    const rows = await app.deps.pool.query('select row_id from failing_rows')
    expect(rows.rows).toContainEqual({ row_id: simplePaymentId })
  })
})

describe('what a company has at the provider', () => {
  it('are its payouts, by age or by key, without the fee of an escrow', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    const importer = await givenImporter(app)
    const id = await givenDraftEscrow(app, importer)
    await approveEscrow(app, importer, id)
    const later = new Date(app.clock.now().getTime() + 60_000)
    const own = (company: Payer, since: Date, keys: string[] = []) =>
      listOwnPayouts(app.deps, systemScope(company.companyId), { since, keys })
    expect((await own(payer, new Date(0))).map(({ key }) => key)).toEqual([simplePaymentId])
    expect(await own(payer, later)).toEqual([])
    expect((await own(payer, later, ['no-id', simplePaymentId])).map(({ key }) => key)).toEqual([
      simplePaymentId,
    ])
    expect(await own(importer, later, [simplePaymentId])).toEqual([])
    expect(await own(importer, new Date(0))).toEqual([])
    const [fee] = await listOpenSteps(app.deps, systemScope(importer.companyId))
    const askedAt = async () =>
      (
        await app.db
          .selectFrom('escrow_steps')
          .select('asked_at')
          .where('step_id', '=', fee?.key ?? '')
          .executeTakeFirstOrThrow()
      ).asked_at
    const before = await askedAt()
    app.clock.advance(61_000)
    await watchPayouts(app.deps)
    expect(await askedAt()).toEqual(before)
  })

  it('are no transfers of a finance partner', async () => {
    const supplier = await givenSupplier(app)
    const { companyId } = supplier
    await app.db
      .updateTable('partners')
      .set({ company_name: 'SIM-PARTNER-WAIT Trading' })
      .where('uid', '=', companyId)
      .execute()
    await givenFunding(app, supplier)
    expect(await listOpenSteps(app.deps, systemScope(companyId))).toEqual([])
  })

  it.each(['provider_customer_id', 'provider_wallet_id'] as const)(
    'is nothing without a %s',
    async (name) => {
      const { companyId } = payer
      await app.db
        .updateTable('companies')
        .set({ [name]: null })
        .where('uid', '=', companyId)
        .execute()
      await expect(providerCustomerOf(app.db, systemScope(companyId))).rejects.toMatchObject({
        code: 'ILLEGAL_STATE',
        message: 'Account status is not active yet',
      })
    },
  )
})

describe('the job of a movement', () => {
  it('fails for a subject by which nothing moves', async () => {
    const job = { companyId: payer.companyId, subject: 'team', id: randomUUID() } as const
    await expect(makeMoneyStep(app.deps, job)).rejects.toThrow('no feature moves money as team')
  })

  it('sends a payment that waits, and does nothing with one that is under way', async () => {
    const { companyId, id } = await givenSubmitted()
    const job = { companyId, subject: 'simple_payment', id } as const
    await makeMoneyStep(app.deps, job)
    expect(await column(id, 'state')).toBe('processing')
    const before = await column(id, 'asked_at')
    app.clock.advance(1_000)
    await makeMoneyStep(app.deps, job)
    expect(await column(id, 'asked_at')).toEqual(before)
  })
})

async function givenSubmitted(): Promise<{ companyId: string; id: string }> {
  const body = await givenSubmission(app, payer)
  await app.call(simplePayments.save, { body }, { token: payer.token })
  return { companyId: payer.companyId, id: body.simple_payment_id }
}

/** The points that were passed, in order. */
function passing(): { deps: Deps; passed: string[] } {
  const passed: string[] = []
  return { passed, deps: { ...app.deps, crashAt: (point) => passed.push(point) } }
}

/** The declared payout of payments, with what this test changes of it. */
function paymentPayout() {
  const payout = payoutsOf(app.deps).find(({ lifecycle }) => lifecycle.subject === 'simple_payment')
  if (!payout) throw new Error('payments are not paid out')
  return payout
}

const column = async (id: string, name: 'asked_at' | 'called_at' | 'state') =>
  (
    await app.db
      .selectFrom('simple_payments')
      .selectAll()
      .where('simple_payment_id', '=', id)
      .executeTakeFirstOrThrow()
  )[name]
