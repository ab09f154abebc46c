import { insurance } from '@tradelane/contract/insurance/calls'
import { describe, expect, it, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  givenBoundInsurance,
  givenInsurance,
  givenQuotedInsurance,
  startedEverywhere,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenShipment } from '../../../../test/given-shipment.ts'
import { storedColumns } from '../../../../test/stored-columns.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { cancelInsurance } from './cancel-insurance.ts'
import { expirePolicies } from './expire-policies.ts'
import { getPolicy, toPolicy } from './policies.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
checkBooksAfterEach(app)

describe('a certificate', () => {
  it('is a document that stays the same, byte for byte', async () => {
    const id = await givenBoundInsurance(app, payer)
    const file = () =>
      app.call(insurance.certificate, { query: { insurance_id: id } }, { token: payer.token })
    const first = await file()
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    app.clock.advance(dayMs)
    const again = await file()
    expect(again.bytes.length).toBe(first.bytes.length)
  })

  it('is verified by number and code together, for anyone; with any other input nothing is found', async () => {
    const id = await givenBoundInsurance(app, payer)
    const { verification_url: url, certificate_number } = await read(id)
    expect(await verify(url)).toEqual({
      certificate_number,
      standing: 'valid',
      insured: 'Okafor Imports Inc.',
      goods: 'Tablets on 20 pallets',
      carriage: 'sea',
      place_of_origin: 'Mumbai, IN',
      place_of_destination: 'Hamburg, DE',
      insured_value: 115_500,
      currency: 'USD',
      clauses: [
        'Institute Cargo Clauses (A) CL382 1/1/09',
        'Institute War Clauses (Cargo) CL385 1/1/09',
        'Institute Strikes Clauses (Cargo) CL386 1/1/09',
      ],
      deductible: '0',
      valid_from: expect.any(String),
      valid_to: expect.any(String),
      issued_at: expect.any(String),
      seal: 'valid',
      seal_key: expect.stringMatching(/^[0-9a-f]{16}$/),
      to_order: true,
      originals: 2,
      claims_payable_at: 'Hamburg, DE',
      surveyor: 'Harbour Survey & Claims, Hamburg office, hamburg@harbour-survey.example',
      invoice_number: '',
      vessel: '',
    })
    const { searchParams } = new URL(url ?? '')
    const code = searchParams.get('code') ?? ''
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
    const asked = async (query: { certificate: string; code: string }) =>
      (await app.call(insurance.verify, { query })).body
    const certificate = certificate_number ?? ''
    const typed = {
      certificate: certificate.toLowerCase(),
      code: code.toLowerCase().replace(/(.{4})/g, '$1-'),
    }
    expect((await asked(typed)).certificate).not.toBeNull()
    const unknown = { status: 'success', certificate: null }
    expect(await asked({ certificate, code: '' })).toEqual(unknown)
    expect(await asked({ certificate, code: code.slice(1) })).toEqual(unknown)
    expect(await asked({ certificate: 'TLC-2026-999999', code })).toEqual(unknown)
    expect(await asked({ certificate: "' or 1=1", code })).toEqual(unknown)
  })

  it('cannot be changed or deleted in the database', async () => {
    await givenBoundInsurance(app, payer)
    const statements = [
      "update insurance_certificates set certificate = '{}'",
      'delete from insurance_certificates',
      // Claims point at them: alone they could not be emptied in any case.
      'truncate insurance_certificates cascade',
    ]
    for (const statement of statements)
      await expect(app.deps.pool.query(statement)).rejects.toThrow(/append-only|permission denied/)
  })

  it('does not exist before the policy is bound, nor for another company', async () => {
    const file = (insurance_id: string, token: string) =>
      app.call(insurance.certificate, { query: { insurance_id } }, { token })
    const quoted = await givenQuotedInsurance(app, payer)
    expect(failure(await file(quoted, payer.token)).error.code).toBe('ILLEGAL_STATE')
    const stranger = await givenCompany(app)
    expect((await file(await givenBoundInsurance(app, payer), stranger.token)).status).toBe(404)
  })
})

describe('cancelling', () => {
  it('before the first day refunds the premium, not the fee, and marks the certificate', async () => {
    const id = await givenBoundInsurance(app, payer)
    const before = await available()
    const { body } = await cancel(id)
    expect(body.refunded).toBe(300)
    await app.runJobs()
    expect((await available()) - before).toBe(300)
    const policy = await read(id)
    expect(policy).toMatchObject({ state: 'cancelled', may_cancel: false, may_claim: false })
    expect((await verify(policy.verification_url))?.standing).toBe('cancelled')
    expect(failure(await cancel(id)).error.code).toBe('ILLEGAL_STATE')
  })

  it('is refused from the first day on, and after the goods have left', async () => {
    const started = await givenBoundInsurance(app, payer, { valid_from: startedEverywhere(app) })
    expect(failure(await cancel(started)).message).toBe(
      'The cover has started. You can no longer cancel this insurance.',
    )
    const { logisticsId: logistics_id } = await givenShipment(app, payer.token)
    await app.db
      .updateTable('freight_bookings')
      .set({ state: 'in_transit' })
      .where('logistics_id', '=', logistics_id)
      .execute()
    const left = await givenBoundInsurance(app, payer, {
      logistics_id,
      customer_reason: 'The buyer asks for it.',
    })
    expect(failure(await cancel(left)).error.code).toBe('ILLEGAL_STATE')
    expect((await read(left)).state).toBe('bound')
  })

  it.each([
    ['JP', '2032-06-09T15:00:00Z'],
    ['US', '2032-06-10T04:00:00Z'],
  ])('is possible in %s until the first day begins there, and not from then on', async (country, begin) => {
    const id = await givenBoundInsurance(app, payer)
    await app.db
      .updateTable('insurance_policies')
      .set({ valid_from: '2032-06-10', valid_to: '2032-07-10' })
      .where('insurance_id', '=', id)
      .execute()
    const begins = Date.parse(begin)
    const { companyId, userId } = payer
    await app.db
      .updateTable('companies')
      .set({ company_region: country })
      .where('uid', '=', companyId)
      .execute()
    const cancelAt = (moment: number) => {
      const deps = { ...app.deps, clock: { now: () => new Date(moment) } }
      const actor = { kind: 'company', role: 'owner', sessionId: '', companyId, userId } as const
      return cancelInsurance(deps, actor, id)
    }
    await expect(cancelAt(begins)).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
    await expect(cancelAt(begins - 1)).resolves.toMatchObject({ refunded: '300.00' })
    await app.runJobs()
    const event = await app.db
      .selectFrom('events')
      .select('after')
      .where('subject_id', '=', id)
      .where('to_state', '=', 'cancelled')
      .executeTakeFirstOrThrow()
    expect(event.after).toEqual({ refunded: '300.00 USD' })
  })

  it('a quoted policy, whose premium was never paid, pays nothing back', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const before = await available()
    expect((await cancel(id)).body.refunded).toBeNull()
    await app.runJobs()
    expect(await available()).toBe(before)
  })

  it('a draft is possible even after the first day that it names', async () => {
    const id = await givenInsurance(app, payer.token, { valid_from: dayFromNow(app, 0) })
    expect((await cancel(id)).status).toBe(200)
    expect((await read(id)).state).toBe('cancelled')
  })

  it('a draft moves no money, and is done once for the same key', async () => {
    const id = await givenInsurance(app, payer.token)
    const before = await available()
    const [first, second] = [await cancel(id, { key: id }), await cancel(id, { key: id })]
    expect([first.body, second.body]).toEqual(
      Array(2).fill({ status: 'success', message: 'Cancelled.', refunded: null }),
    )
    expect(await available()).toBe(before)
  })
})

test('a policy expires after its last day, together with its certificate', async () => {
  const id = await givenBoundInsurance(app, payer, { valid_to: dayFromNow(app, 12) })
  const { verification_url: url } = await read(id)
  const expireAfter = async (days: number) => {
    app.clock.advance(days * dayMs)
    await expirePolicies(app.deps)
    const row = await getPolicy(app.db, systemScope(payer.companyId), id)
    return toPolicy(app.deps, row, dayFromNow(app, 0))
  }
  expect((await expireAfter(12)).state).toBe('bound')
  expect(await expireAfter(2)).toMatchObject({ state: 'expired', may_claim: true, may_cancel: false })
  expect((await verify(url))?.standing).toBe('expired')
})

test('a certificate is valid on its last day in every time zone, and expired afterwards', async () => {
  const other = await givenPayer(app)
  const valid_to = dayFromNow(app, 12)
  const id = await givenBoundInsurance(app, other, { valid_to })
  const { verification_url: url } = await read(id, other)
  const standingAt = async (moment: number) => {
    app.clock.advance(moment - app.clock.now().getTime())
    return (await verify(url))?.standing
  }
  // The last day ends last where clocks are twelve hours behind Greenwich.
  const end = Date.parse(valid_to) + dayMs + dayMs / 2
  expect(await standingAt(end - 60_000)).toBe('valid')
  expect(await standingAt(end + 60_000)).toBe('expired')
})

test('a policy expires even if more than a batch of older ones have expired before', async () => {
  // The test before moved the clock past everyone's session.
  const other = await givenPayer(app)
  const id = await givenBoundInsurance(app, other, { valid_to: dayFromNow(app, 12) })
  const columns = await storedColumns(app, 'insurance_policies')
  await app.deps.pool.query(
    `insert into insurance_policies (${columns}) overriding system value
     select ${columns} from (select older.*
       from insurance_policies known, generate_series(1, 501) as one,
            jsonb_populate_record(known, jsonb_build_object('insurance_id', gen_random_uuid(), 'number', 1000000 + one,
              'state', 'expired', 'valid_from', '2020-01-01', 'valid_to', '2020-02-01')) as older
      where known.insurance_id = $1) as copied`,
    [id],
  )
  await app.db
    .updateTable('insurance_policies')
    .set({ valid_from: '2020-01-01', valid_to: '2020-03-01' })
    .where('insurance_id', '=', id)
    .execute()
  await expirePolicies(app.deps)
  expect((await getPolicy(app.db, systemScope(other.companyId), id)).state).toBe('expired')
})

test('a policy covers its whole last day in every time zone', async () => {
  const other = await givenPayer(app)
  const valid_to = dayFromNow(app, 12)
  const id = await givenBoundInsurance(app, other, { valid_to })
  // The last day ends last where clocks are twelve hours behind Greenwich.
  const end = Date.parse(valid_to) + dayMs + dayMs / 2
  const stateAt = async (moment: number) => {
    app.clock.advance(moment - app.clock.now().getTime())
    await expirePolicies(app.deps)
    return (await getPolicy(app.db, systemScope(other.companyId), id)).state
  }
  expect(await stateAt(end - 60_000)).toBe('bound')
  expect(await stateAt(end + 60_000)).toBe('expired')
})

const dayMs = 86_400_000
const cancel = (insurance_id: string, options: { token?: string; key?: string } = {}) =>
  app.call(insurance.cancel, { body: { insurance_id } }, { token: payer.token, ...options })
const read = async (insurance_id: string, { token } = payer) =>
  (await app.call(insurance.get, { body: { insurance_id } }, { token })).body.insurance
const verify = async (url: string | null) => {
  const { searchParams } = new URL(url ?? '')
  const query = Object.fromEntries(searchParams)
  return (await app.call(insurance.verify, { query })).body.certificate
}
const available = async () => Number((await booksOf(app, payer.companyId))['available USD'])
