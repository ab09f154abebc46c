import { suppliers } from '@tradelane/contract/partners/supplier-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { checkInvariants } from '@tradelane/ledger'
import { ProviderUnavailable } from '@tradelane/providers'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import {
  deccan,
  givenAcceptance,
  givenConfirmedInspection,
  givenDraftOrder,
  givenQuotedInspection,
  givenSubmittedOrder,
} from '../../../../test/given-inspection.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { givenBooking } from '../../../../test/given-shipment.ts'
import { givenTeam } from '../../../../test/given-team.ts'
import { failure, type TestApp } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { costsOfInspections } from './cost-lines.ts'

const app = theApp()
let payer: Payer
let charge: TestApp['deps']['payments']['charge']
let now: TestApp['clock']['now']
beforeAll(async () => {
  charge = app.deps.payments.charge
  now = app.clock.now
})
beforeEach(async () => {
  payer = await givenPayer(app, { balance: '3000' })
})
afterEach(async () => {
  app.deps.payments.charge = charge
  app.clock.now = now
  // Wrong codes are tried on purpose here.
  await app.deps.pool.query('delete from failed_attempts')
  // A price that the provider left open is asked for again.
  app.clock.advance(60_000)
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('a quoted inspection', () => {
  it('is a cost of its trade until the minute in which its quote expires', async () => {
    const id = await givenQuotedInspection(app, payer)
    const end = await endOf(id)
    expect(await costsOf(id)).toEqual(both('quoted'))
    expect(await costsOf(id, before(end))).toEqual(both('quoted'))
    expect(await costsOf(id, end)).toEqual([])
    expect(await costsOf(await givenSubmittedOrder(app, payer.token))).toEqual([])
    expect(await costsOfInspections(app.db, systemScope(payer.companyId), [], end)).toEqual([])
  })

  it('can be paid until its quote expires, and from then on be asked for again', async () => {
    const id = await givenQuotedInspection(app, payer)
    const end = await endOf(id)
    setClock(before(end))
    expect(codeOf(await accept(wrong(id)))).toBe('WRONG_CODE')
    expect(codeOf(await submit(id))).toBe('ILLEGAL_STATE')
    setClock(end)
    expect(codeOf(await accept(wrong(id)))).toBe('QUOTE_EXPIRED')
    expect((await submit(id)).status).toBe(200)
    expect((await read(id)).quality_assurance_data).toMatchObject({ status: 'submitted', quote: null })
  })

  it('comes with what was estimated when the order was sent', async () => {
    const { body } = await app.call(
      qualityAssurance.estimate,
      {
        body: {
          ...{ supplier_audit: 1, audit_days: 2, audit_persons: 2 },
          ...{ quality_assurance: 1, qa_consignment_value: 80_000, qa_days: 1 },
          ...{ loading_inspection: 1, no_of_containers: 1, loading_consignment_value: 80_000 },
        },
      },
      { token: payer.token },
    )
    const quality_assurance_id = await givenQuotedInspection(app, payer)
    const page = await app.call(
      qualityAssurance.get,
      { body: { quality_assurance_id } },
      { token: payer.token },
    )
    expect(page.body.quality_assurance_data.quote).toMatchObject({ total: 1100, estimate: body.total })
  })

  it('names its price and fee in the mail with the code', async () => {
    await givenAcceptance(app, payer, await givenQuotedInspection(app, payer))
    const [mail] = await app.mails(payer.email)
    expect(mail?.subject).toBe('Your Tradelane code to accept an inspection quote')
    expect(mail?.text).toContain('including a Tradelane service fee of 200.00 USD')
  })

  it('above the limit of one person waits for a second one, and nothing is ordered or held', async () => {
    const team = await givenTeam(app, { balance: '3000', limitCents: 10_000n })
    const { owner, approver, preparer } = team
    payer = owner
    const id = await givenQuotedInspection(app, preparer)
    expect((await accept(await givenAcceptance(app, approver, id), { token: approver.token })).body).toEqual({
      status: 'success',
      quality_assurance_status: 'awaiting_release',
      message: 'The payment is waiting for release by a second person. Nothing is ordered yet.',
    })
    expect((await read(id)).quality_assurance_data).toMatchObject({ status: 'quoted', payment: 'none' })
    expect(await available()).toBe(3000)
    const released = await accept(await givenAcceptance(app, owner, id))
    expect(released.body.quality_assurance_status).toBe('confirmed')
    expect(await available()).toBe(1900)
  })
})

describe('a price that the provider has not collected yet', () => {
  it('is held, is answered as being collected, and orders the inspection later', async () => {
    const { id, answer } = await givenHeld()
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: 'success',
        quality_assurance_status: 'processing',
        message: 'The price is being collected. The inspection is ordered as soon as it is paid.',
      },
    ])
    expect((await read(id)).quality_assurance_data).toMatchObject({ status: 'quoted', payment: 'processing' })
    expect(await costsOf(id)).toEqual(both('committed', true))
    expect(await available()).toBe(1900)
    app.deps.payments.charge = charge
    app.clock.advance(60_000)
    await app.runJobs()
    expect((await read(id)).quality_assurance_data).toMatchObject({
      ...{ status: 'confirmed', payment: 'collected' },
    })
    expect(await costsOf(id)).toEqual(both('paid'))
  })

  it('is not paid a second time, nor is its inspection asked for again', async () => {
    const { id } = await givenHeld()
    expect(codeOf(await askCode(id))).toBe('ILLEGAL_STATE')
    expect(codeOf(await accept(wrong(id)))).toBe('ILLEGAL_STATE')
    setClock(await endOf(id))
    expect(codeOf(await submit(id))).toBe('ILLEGAL_STATE')
    expect(await available()).toBe(1900)
  })

  it('is found again by the key of its request, where the answer was lost', async () => {
    const { id, body } = await givenHeld('lost')
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'lost').execute()
    app.deps.payments.charge = charge
    expect((await accept(body, { key: 'lost' })).body.quality_assurance_status).toBe('confirmed')
    expect(await costsOf(id)).toEqual(both('paid'))
    expect(await available()).toBe(1900)
  })
})

describe('a price that the provider refuses', () => {
  it('has its reason in the answer and in the history, and the quote can be paid again', async () => {
    const id = await givenQuotedInspection(app, payer)
    const reason = 'The wallet is closed.'
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason })
    expect(failure(await accept(await givenAcceptance(app, payer, id)))).toMatchObject({
      ...{ message: reason, error: { code: 'PROVIDER_REFUSED' } },
    })
    const { quality_assurance_data, timeline } = await read(id)
    expect(quality_assurance_data).toMatchObject({ status: 'quoted', payment: 'rejected', reason })
    expect(timeline.at(-1)).toMatchObject({ to: 'payment_rejected', reason })
    expect(await costsOf(id)).toEqual(both('quoted'))
    app.deps.payments.charge = charge
    const paid = await accept(await givenAcceptance(app, payer, id))
    expect(paid.body.quality_assurance_status).toBe('confirmed')
    expect((await read(id)).quality_assurance_data.reason).toBeNull()
  })
})

describe('an ordered inspection', () => {
  it('is not paid again and not asked for again, also after the day of its quote', async () => {
    const id = await givenConfirmedInspection(app, payer)
    const { beneficiary_id } = (await read(id)).quality_assurance_data
    // Such a supplier would be refused in an order.
    const supplier = { ...deccan, beneficiary_id: beneficiary_id ?? '', company_address: '' }
    expect((await app.call(suppliers.update, { body: supplier }, payer)).status).toBe(200)
    expect(codeOf(await askCode(id))).toBe('ILLEGAL_STATE')
    expect(codeOf(await accept(wrong(id)))).toBe('ILLEGAL_STATE')
    expect(codeOf(await submit(id))).toBe('ILLEGAL_STATE')
    setClock(await endOf(id))
    expect(codeOf(await submit(id))).toBe('ILLEGAL_STATE')
  })
})

describe('a draft', () => {
  it('is not changed to a booking of another company', async () => {
    const quality_assurance_id = await givenDraftOrder(app, payer.token)
    const stranger = await givenPayer(app, { balance: '0' })
    const { logisticsId: logistics_id } = await givenBooking(app, stranger.token)
    const body = { quality_assurance_id, logistics_id }
    expect(codeOf(await app.call(qualityAssurance.update, { body }, payer))).toBe('NOT_FOUND')
    expect((await read(quality_assurance_id)).quality_assurance_data.logistics_id).toBeNull()
  })

  it('has services whose values are not known yet', async () => {
    const body = { quality_assurance: 1, loading_inspection: 1 } as const
    const saved = await app.call(qualityAssurance.add, { body }, payer)
    expect(saved.status).toBe(200)
    expect((await read(saved.body.quality_assurance_id)).quality_assurance_data).toMatchObject({
      ...{ quality_assurance: 1, qa_consignment_value: null },
      ...{ loading_inspection: 1, loading_consignment_value: null },
    })
  })
})

type Acceptance = Awaited<ReturnType<typeof givenAcceptance>>
const accept = (body: Acceptance, options: { token?: string; key?: string } = {}) =>
  app.call(qualityAssurance.accept, { body }, { token: payer.token, ...options })
const wrong = (quality_assurance_id: string) => ({
  ...{ quality_assurance_id, password: givenPassword, verify_code: '000000' },
})
const askCode = (quality_assurance_id: string) =>
  app.call(qualityAssurance.acceptCode, { body: { quality_assurance_id } }, payer)
const submit = (quality_assurance_id: string) =>
  app.call(qualityAssurance.submit, { body: { quality_assurance_id } }, payer)
const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body
const available = async () => Number((await booksOf(app, payer.companyId))['available USD'])
const codeOf = (answer: { body: object }) => failure(answer).error.code

/** The moment at which the quote of an inspection expires. */
const endOf = async (id: string) =>
  new Date((await read(id)).quality_assurance_data.quote?.valid_until ?? Number.NaN)
function setClock(at: Date): void {
  app.clock.now = () => at
}
const before = (at: Date) => new Date(at.getTime() - 1)

const costsOf = async (id: string, at = app.clock.now()) =>
  (await costsOfInspections(app.db, systemScope(payer.companyId), [id], at)).map(
    ({ kind, standing, isHeld, amount }) => [kind, standing, isHeld, amount.amount],
  )
const both = (standing: string, isHeld = false) => [
  ['inspection', standing, isHeld, 90_000n],
  ['service_fee', standing, isHeld, 20_000n],
]
const noAnswer = async () => {
  throw new ProviderUnavailable('no answer')
}
/** A quote whose price is held, while nobody knows yet whether the provider collects it. */
async function givenHeld(key = 'once') {
  const id = await givenQuotedInspection(app, payer)
  const body = await givenAcceptance(app, payer, id)
  app.deps.payments.charge = noAnswer
  return { id, body, answer: await accept(body, { key }) }
}
