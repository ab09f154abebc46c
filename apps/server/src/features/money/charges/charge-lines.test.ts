import { randomUUID } from 'node:crypto'
import { type Money, money } from '@tradelane/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import type { ChargeLine, PaidLine } from '../../../entries/billed-charge.ts'
import { inTransaction } from '../../../transaction.ts'
import { insuranceService } from '../../services/insurance/service.ts'
import { freightService } from '../../services/shipments/service.ts'
import { findCharge, listLines, placeCharge, settleCharge } from './index.ts'

const app = theApp()
checkBooksAfterEach(app)
let companyId: string

beforeEach(async () => {
  ;({ companyId } = await givenCompany(app, { kyb: 'Clear' }))
  await givenBalance(app, { companyId }, '2000.00', 'USD')
})

describe('a bill', () => {
  it('is charged as the sum of its lines, and its fee as the sum of its fee lines', async () => {
    const subjectId = randomUUID()
    await place(subjectId)
    expect(await chargeOf(subjectId)).toMatchObject({ amount: usd(99_400n), fee: usd(1_900n) })
    expect(await booksOf(app, companyId)).toMatchObject({ 'held USD': '994.00' })
  })

  it('keeps its lines in their order, with the rate and version of the fee', async () => {
    const subjectId = randomUUID()
    await place(subjectId)
    expect(await listLines(app.db, await chargeOf(subjectId))).toEqual(bill)
  })

  it('has lines', async () => {
    await expect(place(randomUUID(), [])).rejects.toThrow('a charge has lines')
  })
})

describe('the database refuses', () => {
  it('a line that is added to a charge', async () => {
    const chargeId = await place()
    const added = {
      charge_id: chargeId,
      uid: companyId,
      position: 9,
      kind: 'freight',
      description: 'More',
      amount: 1n,
    }
    await expect(app.db.insertInto('service_charge_lines').values(added).execute()).rejects.toMatchObject({
      constraint: 'service_charges_sum_of_lines',
    })
  })

  it('a charge whose fee is not that of its lines', async () => {
    const chargeId = await place()
    const changed = app.db
      .updateTable('service_charges')
      .set({ fee_amount: 1_901n })
      .where('charge_id', '=', chargeId)
    await expect(changed.execute()).rejects.toMatchObject({ constraint: 'service_charges_sum_of_lines' })
  })

  it('a changed line', async () => {
    const chargeId = await place()
    const changed = app.db
      .updateTable('service_charge_lines')
      .set({ description: 'Something else' })
      .where('charge_id', '=', chargeId)
    await expect(changed.execute()).rejects.toThrow('append-only')
  })
})

describe('a paid line', () => {
  const created: PaidLine[] = []
  const deps = (create = async (_tx: unknown, paid: PaidLine) => void created.push(paid)) => ({
    ...app.deps,
    features: [
      { ...freightService, charged: async () => {} },
      { ...insuranceService, creates: { insurance: create } },
    ],
  })
  beforeEach(() => {
    created.length = 0
  })

  it('lets its service create the record once', async () => {
    const chargeId = await place()
    await Promise.all([1, 2, 3].map(() => settleCharge(deps(), { companyId, chargeId })))
    expect(created).toMatchObject([
      {
        charge: { chargeId, companyId, state: 'collected' },
        line: { kind: 'insurance', amount: usd(2_500n) },
      },
    ])
  })

  it('books no money if nothing can be created', async () => {
    const subjectId = randomUUID()
    const chargeId = await place(subjectId)
    const fails = settleCharge(
      deps(() => Promise.reject(new Error('no policy'))),
      { companyId, chargeId },
    )
    await expect(fails).rejects.toThrow('no policy')
    expect((await chargeOf(subjectId)).state).toBe('held')
    expect(await booksOf(app, companyId)).toMatchObject({ 'held USD': '994.00' })
    await settleCharge(deps(), { companyId, chargeId })
    expect(created).toHaveLength(1)
  })

  it('creates nothing if it was not paid', async () => {
    const chargeId = await place()
    const balance = (sign: number) =>
      app.deps.pool.query(
        `update provider_sandbox.wallets set balance = balance + $2::bigint where currency = 'USD' and customer_id =
           (select provider_customer_id from companies where uid = $1)`,
        [companyId, sign * 150_000],
      )
    await balance(-1)
    expect(await settleCharge(deps(), { companyId, chargeId })).toMatchObject({ state: 'rejected' })
    await balance(1)
    expect(created).toEqual([])
  })
})

const usd = (cents: bigint): Money => money(cents, 'USD')
const bill: ChargeLine[] = [
  { kind: 'freight', description: 'Ocean freight', amount: usd(90_000n) },
  { kind: 'freight', description: 'Documents', amount: usd(5_000n) },
  {
    kind: 'service_fee',
    description: 'Service fee: 2 % of the carriage',
    amount: usd(1_900n),
    fee: { rate: '2 %', version: '2026-1' },
  },
  { kind: 'insurance', description: 'Cargo insurance', amount: usd(2_500n) },
]
const place = (subjectId = randomUUID(), lines = bill) =>
  inTransaction(app.db, (tx) =>
    placeCharge(tx, {
      scope: systemScope(companyId),
      service: 'logistics',
      subjectId,
      description: 'Freight FB-2026-000001',
      payee: 'Hapag-Lloyd',
      number: 'FB-2026-000001',
      lines,
      at: app.deps.clock.now(),
    }),
  )
const chargeOf = async (subjectId: string) => {
  const charge = await findCharge(app.db, systemScope(companyId), { service: 'logistics', subjectId })
  if (!charge) throw new Error('nothing was charged')
  return charge
}
