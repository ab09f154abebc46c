import { randomUUID } from 'node:crypto'
import { type Money, minus, money } from '@tradelane/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { type SystemScope, systemScope } from '../../../access/scope.ts'
import type { Charge, ChargeLine } from '../../../entries/billed-charge.ts'
import { inTransaction } from '../../../transaction.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { freightService } from '../../services/shipments/service.ts'
import { makeMoneyStep } from '../steps/index.ts'
import { getCharge } from './charges.ts'
import { charges } from './feature.ts'
import { type FollowUp, findCharge, payBack, placeCharge, settleCharge } from './index.ts'

const app = theApp()
checkBooksAfterEach(app)
let companyId: string
let scope: SystemScope

beforeEach(async () => {
  ;({ companyId } = await givenCompany(app, { kyb: 'Clear' }))
  scope = systemScope(companyId)
  await givenBalance(app, { companyId }, '2000.00', 'USD')
  followedUp.length = 0
})

describe('a service charge', () => {
  it('holds the money, and is collected with the platform’s fee booked separately', async () => {
    const before = await booksOf(app, 'platform')
    const chargeId = await place(randomUUID())
    expect(await booksOf(app, companyId)).toMatchObject({ 'available USD': '980.00', 'held USD': '1020.00' })
    const charge = await settleCharge(depsWith(followUp), { companyId, chargeId })
    expect(charge).toMatchObject({ state: 'collected', reason: null })
    expect(followedUp).toMatchObject([{ chargeId, state: 'collected' }])
    expect((await booksOf(app, companyId))['available USD']).toBe('980.00')
    expect((await providerBooksOf(app, companyId)).USD).toBe('980.00')
    // The carrier's share is passed on at once: nothing of it stays among the payouts.
    const after = await booksOf(app, 'platform')
    const added = ['fees USD', 'payouts USD', 'provider USD'].map(
      (account) => Number(after[account] ?? 0) - Number(before[account] ?? 0),
    )
    expect(added).toEqual([20, 0, 1_000])
  })

  it('that is all fee passes nothing on', async () => {
    const chargeId = await place(randomUUID(), usd(2_000n), [
      {
        kind: 'service_fee',
        description: 'Fee',
        amount: usd(2_000n),
        fee: { rate: '2 %', version: '2026-1' },
      },
    ])
    expect(await settleCharge(depsWith(followUp), { companyId, chargeId })).toMatchObject({
      state: 'collected',
    })
  })

  it('keeps its history with its amount, and the provider’s reference', async () => {
    const subjectId = randomUUID()
    const chargeId = await place(subjectId)
    await settleCharge(depsWith(followUp), { companyId, chargeId })
    const events = await app.db
      .selectFrom('events')
      .select(['to_state', 'after'])
      .where('subject_id', '=', chargeId)
      .orderBy('event_id')
      .execute()
    const after = { service: 'logistics', subject_id: subjectId, amount: expect.stringContaining('1,020.00') }
    expect(events).toMatchObject([
      { to_state: 'held', after },
      { to_state: 'collected', after },
    ])
    const { provider_reference } = await app.db
      .selectFrom('service_charges')
      .select('provider_reference')
      .where('charge_id', '=', chargeId)
      .executeTakeFirstOrThrow()
    expect(provider_reference).toEqual(expect.any(String))
  })

  it('is collected for a service that does nothing with it', async () => {
    const chargeId = await place(randomUUID())
    const { charged: _, ...service } = freightService
    const deps = { ...app.deps, features: [service] }
    expect(await settleCharge(deps, { companyId, chargeId })).toMatchObject({ state: 'collected' })
  })

  it('is collected once and informs its service once, also when settled four times at the same time', async () => {
    const chargeId = await place(randomUUID())
    await Promise.all([1, 2, 3, 4].map(() => settleCharge(depsWith(followUp), { companyId, chargeId })))
    expect(followedUp).toHaveLength(1)
    expect((await providerBooksOf(app, companyId)).USD).toBe('980.00')
  })

  it('is reconciled while only the provider has booked it', async () => {
    const subjectId = randomUUID()
    const chargeId = await place(subjectId)
    const fails = settleCharge(
      depsWith(() => Promise.reject(new Error('crash'))),
      { companyId, chargeId },
    )
    await expect(fails).rejects.toThrow('crash')
    expect((await providerBooksOf(app, companyId)).USD).toBe('980.00')
    expect(await booksOf(app, companyId)).toMatchObject({ 'held USD': '1020.00' })
    expect((await reconcileProvider(app.deps)).differences).toEqual([])
    expect(await findCharge(app.db, scope, { service: 'logistics', subjectId })).toMatchObject({
      state: 'held',
    })
  })

  it('is released when the provider refuses it, and can be tried again', async () => {
    const subjectId = randomUUID()
    const chargeId = await place(subjectId)
    const empty = (sign: number) =>
      app.deps.pool.query(
        `update provider_sandbox.wallets set balance = balance + $2::bigint where currency = 'USD' and customer_id =
           (select provider_customer_id from companies where uid = $1)`,
        [companyId, sign * 150_000],
      )
    await empty(-1)
    const charge = await settleCharge(depsWith(followUp), { companyId, chargeId })
    const rejected = { state: 'rejected', reason: expect.stringContaining('enough balance') }
    expect(charge).toMatchObject(rejected)
    expect(followedUp).toMatchObject([rejected])
    expect((await booksOf(app, companyId))['available USD']).toBe('2000.00')
    await empty(1)
    const again = await place(subjectId)
    expect(await settleCharge(depsWith(followUp), { companyId, chargeId: again })).toMatchObject({
      state: 'collected',
    })
  })

  it('is refused without enough money, without a wallet, and a second time for the same subject', async () => {
    await expect(place(randomUUID(), usd(200_001n))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await expect(place(randomUUID(), money(500_000n, 'JPY'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const subjectId = randomUUID()
    const both = await Promise.allSettled([place(subjectId), place(subjectId)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'ILLEGAL_STATE' },
    })
    expect((await booksOf(app, companyId))['available USD']).toBe('980.00')
  })
})

/** The provider, which answers this to every charge. */
const depsWhere = (charge: () => Promise<unknown>) => ({
  ...depsWith(followUp),
  payments: Object.create(app.deps.payments, { charge: { value: charge } }),
})

describe('the job that collects a charge', () => {
  const processing = async () => ({ status: 'processing' })

  it('is stored for 15 seconds later, with the charge that it is for', async () => {
    const chargeId = await place(randomUUID())
    const { rows } = await app.deps.pool.query(
      `select payload, run_at - held_at = interval '15 seconds' as is_later
         from graphile_worker._private_jobs join service_charges on charge_id::text = payload->>'id'
        where charge_id = $1`,
      [chargeId],
    )
    expect(rows).toEqual([
      { payload: { companyId, subject: 'service_charge', id: chargeId }, is_later: true },
    ])
  })

  it('is done once the money is collected', async () => {
    const chargeId = await place(randomUUID())
    await makeMoneyStep(depsWith(followUp), { companyId, subject: 'service_charge', id: chargeId })
    expect(await getCharge(app.db, scope, chargeId)).toMatchObject({ state: 'collected' })
  })

  it('fails, so that it is tried again, while the provider has not decided', async () => {
    const chargeId = await place(randomUUID())
    const tried = makeMoneyStep(depsWhere(processing), { companyId, subject: 'service_charge', id: chargeId })
    await expect(tried).rejects.toThrow('still being processed')
    expect(await getCharge(app.db, scope, chargeId)).toMatchObject({ state: 'held' })
  })

  it('does not ask the provider again once the charge is settled', async () => {
    const chargeId = await place(randomUUID())
    await settleCharge(depsWith(followUp), { companyId, chargeId })
    const asked = () => Promise.reject(new Error('asked again'))
    await makeMoneyStep(depsWhere(asked), { companyId, subject: 'service_charge', id: chargeId })
    expect(followedUp).toHaveLength(1)
  })
})

describe('a charge is found', () => {
  const logistics = 'logistics' as const
  it('by its own company only', async () => {
    const subjectId = randomUUID()
    const chargeId = await place(subjectId)
    const stranger = (await givenCompany(app)).companyId
    expect(await findCharge(app.db, systemScope(stranger), { service: logistics, subjectId })).toBeUndefined()
    await expect(getCharge(app.db, systemScope(stranger), chargeId)).rejects.toThrow()
  })

  it('under its own service only', async () => {
    const subjectId = randomUUID()
    await place(subjectId)
    expect(await findCharge(app.db, scope, { service: 'insurance', subjectId })).toBeUndefined()
  })

  it('by its own subject only', async () => {
    await place(randomUUID(), usd(2_200n))
    const subjectId = randomUUID()
    await place(subjectId, usd(2_500n))
    await place(randomUUID(), usd(3_000n))
    const found = await findCharge(app.db, scope, { service: logistics, subjectId })
    expect(found?.amount).toEqual(usd(2_500n))
  })

  it('as the newest one, regardless of the results of the others', async () => {
    const subjectId = randomUUID()
    const first = await place(subjectId)
    await settleCharge(
      depsWhere(async () => ({ status: 'rejected' })),
      { companyId, chargeId: first },
    )
    app.clock.advance(1_000)
    const second = await place(subjectId)
    expect((await findCharge(app.db, scope, { service: logistics, subjectId }))?.chargeId).toBe(second)
  })
})

it('settling one charge leaves the others of its company as they are', async () => {
  const other = await place(randomUUID(), usd(2_200n))
  const chargeId = await place(randomUUID(), usd(2_500n))
  await settleCharge(depsWith(followUp), { companyId, chargeId })
  expect(await getCharge(app.db, scope, other)).toMatchObject({ state: 'held' })
})

it('a charge cannot be settled in the name of another company', async () => {
  const chargeId = await place(randomUUID())
  const stranger = (await givenCompany(app)).companyId
  const settled = settleCharge(depsWith(followUp), { companyId: stranger, chargeId })
  await expect(settled).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await getCharge(app.db, scope, chargeId)).toMatchObject({ state: 'held' })
})

describe('money paid back', () => {
  it('is added to the wallet once for the same key, with its own description', async () => {
    const key = randomUUID()
    const repayment = {
      companyId,
      key,
      kind: 'claim',
      amount: usd(12_300n),
      description: 'Claim paid',
      payer: 'Northgate Marine Insurance Ltd',
      number: 'CL-2026-000001',
    } as const
    for (let i = 0; i < 2; i++)
      await inTransaction(app.db, (tx) => payBack(tx, { ...repayment, at: app.deps.clock.now() }))
    for (let i = 0; i < 2; i++) await makeMoneyStep(app.deps, { companyId, subject: 'funding', id: key })
    expect((await booksOf(app, companyId))['available USD']).toBe('2123.00')
    const journals = await app.db
      .selectFrom('ledger_journals')
      .select('description')
      .where('subject', '=', `funding:${key}`)
      .execute()
    expect(journals).toEqual([{ description: 'Claim paid' }])
  })
})

const followedUp: Charge[] = []
const followUp = async (_tx: unknown, charge: Charge) => void followedUp.push(charge)

const usd = (cents: bigint): Money => money(cents, 'USD')
const freightAndFee = (amount: Money): ChargeLine[] => {
  const fee = money(2_000n, amount.currency)
  return [
    { kind: 'freight', description: 'Ocean freight', amount: minus(amount, fee) },
    { kind: 'service_fee', description: 'Service fee', amount: fee, fee: { rate: '2 %', version: '2026-1' } },
  ]
}
const place = (subjectId: string, amount = usd(102_000n), lines = freightAndFee(amount)) =>
  inTransaction(app.db, (tx) =>
    placeCharge(tx, {
      scope,
      service: 'logistics',
      subjectId,
      description: 'Freight FB-2026-000001',
      payee: 'Hapag-Lloyd',
      number: 'FB-2026-000001',
      lines,
      at: app.deps.clock.now(),
    }),
  )

const depsWith = (charged: FollowUp) => ({ ...app.deps, features: [charges, { ...freightService, charged }] })
