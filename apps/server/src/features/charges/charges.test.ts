import { randomUUID } from 'node:crypto'
import { checkInvariants, releaseHold } from '@tradelane/ledger'
import { type Money, minus, money } from '@tradelane/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf, providerBooksOf } from '../../../test/books.ts'
import { givenBalance } from '../../../test/given-balance.ts'
import { givenCompany } from '../../../test/given-company.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { systemScope } from '../../access/scope.ts'
import { inTransaction } from '../../transaction.ts'
import { reconcileProvider } from '../reconciliation/index.ts'
import { freightService } from '../shipments/service.ts'
import { finishAddingBalance } from '../wallet/index.ts'
import { finishCharge, getCharge } from './charges.ts'
import { type Charge, type FollowUp, findCharge, payBack, placeCharge, settleCharge } from './index.ts'

let app: TestApp
let companyId: string
const followedUp: Charge[] = []
const followUp = async (_tx: unknown, charge: Charge) => void followedUp.push(charge)

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  ;({ companyId } = await givenCompany(app, { kyb: 'Clear' }))
  await givenBalance(app, { companyId }, '2000.00', 'USD')
  followedUp.length = 0
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})
afterAll(() => app.close())

const usd = (cents: bigint): Money => money(cents, 'USD')
const place = (subjectId: string, amount = usd(102_000n)) =>
  inTransaction(app.db, (tx) =>
    placeCharge(tx, {
      scope: systemScope(companyId),
      service: 'logistics',
      subjectId,
      description: 'Freight FB-2026-000001',
      lines: [
        {
          kind: 'freight',
          description: 'Ocean freight',
          amount: minus(amount, money(2_000n, amount.currency)),
        },
        {
          kind: 'service_fee',
          description: 'Service fee',
          amount: money(2_000n, amount.currency),
          fee: { rate: '2 %', version: '2026-1' },
        },
      ],
      at: app.deps.clock.now(),
    }),
  )

const depsWith = (charged: FollowUp) => ({ ...app.deps, services: [{ ...freightService, charged }] })

describe('a service charge', () => {
  it('holds the money, and is collected with the platform’s fee booked separately', async () => {
    const feesBefore = Number((await booksOf(app, 'platform'))['fees USD'] ?? 0)
    const chargeId = await place(randomUUID())
    expect(await booksOf(app, companyId)).toMatchObject({ 'available USD': '980.00', 'held USD': '1020.00' })
    const charge = await settleCharge(depsWith(followUp), { companyId, chargeId })
    expect(charge).toMatchObject({ state: 'collected', reason: null })
    expect(followedUp).toMatchObject([{ chargeId, state: 'collected' }])
    expect((await booksOf(app, companyId))['available USD']).toBe('980.00')
    expect((await providerBooksOf(app, companyId)).USD).toBe('980.00')
    expect(Number((await booksOf(app, 'platform'))['fees USD']) - feesBefore).toBe(20)
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
    expect(await findCharge(app.db, companyId, { service: 'logistics', subjectId })).toMatchObject({
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
    expect(charge).toMatchObject({ state: 'rejected', reason: expect.stringContaining('enough balance') })
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

describe('a charge is found', () => {
  const logistics = 'logistics' as const
  it('by its own company only', async () => {
    const subjectId = randomUUID()
    const chargeId = await place(subjectId)
    const stranger = (await givenCompany(app)).companyId
    expect(await findCharge(app.db, stranger, { service: logistics, subjectId })).toBeUndefined()
    await expect(getCharge(app.db, stranger, chargeId)).rejects.toThrow()
  })

  it('under its own service only', async () => {
    const subjectId = randomUUID()
    await place(subjectId)
    expect(await findCharge(app.db, companyId, { service: 'insurance', subjectId })).toBeUndefined()
  })

  it('by its own subject only', async () => {
    await place(randomUUID(), usd(2_200n))
    const subjectId = randomUUID()
    await place(subjectId, usd(2_500n))
    await place(randomUUID(), usd(3_000n))
    const found = await findCharge(app.db, companyId, { service: logistics, subjectId })
    expect(found?.amount).toEqual(usd(2_500n))
  })

  it('as the newest one, regardless of the results of the others', async () => {
    const subjectId = randomUUID()
    const first = await place(subjectId)
    const at = app.deps.clock.now()
    await inTransaction(app.db, async (tx) => {
      await finishCharge(tx, await getCharge(app.db, companyId, first), { state: 'rejected' }, at)
      await releaseHold(tx, { id: first, description: 'Refused', eventAt: at })
    })
    app.clock.advance(1_000)
    const second = await place(subjectId)
    expect((await findCharge(app.db, companyId, { service: logistics, subjectId }))?.chargeId).toBe(second)
  })
})

it('settling one charge leaves the others of its company as they are', async () => {
  const other = await place(randomUUID(), usd(2_200n))
  const chargeId = await place(randomUUID(), usd(2_500n))
  await settleCharge(depsWith(followUp), { companyId, chargeId })
  expect(await getCharge(app.db, companyId, other)).toMatchObject({ state: 'held' })
})

it('a charge cannot be settled in the name of another company', async () => {
  const charge = await getCharge(app.db, companyId, await place(randomUUID()))
  const stranger = (await givenCompany(app)).companyId
  const finished = inTransaction(app.db, (tx) =>
    finishCharge(tx, { ...charge, companyId: stranger }, { state: 'collected' }, app.deps.clock.now()),
  )
  await expect(finished).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await getCharge(app.db, companyId, charge.chargeId)).toMatchObject({ state: 'held' })
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
    } as const
    for (let i = 0; i < 2; i++)
      await inTransaction(app.db, (tx) => payBack(tx, { ...repayment, at: app.deps.clock.now() }))
    for (let i = 0; i < 2; i++) await finishAddingBalance(app.deps, { companyId, fundingId: key })
    expect((await booksOf(app, companyId))['available USD']).toBe('2123.00')
    const journals = await app.db
      .selectFrom('ledger_journals')
      .select('description')
      .where('subject', '=', `funding:${key}`)
      .execute()
    expect(journals).toEqual([{ description: 'Claim paid' }])
  })
})
