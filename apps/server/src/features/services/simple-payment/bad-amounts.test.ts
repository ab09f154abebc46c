import { checkInvariants } from '@tradelane/ledger'
import { afterAll, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenPayer, givenSubmission } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))
const submission = prepared(() => givenSubmission(app, payer))

afterAll(async () => {
  expect(await booksOf(app, payer.companyId)).toEqual({
    'available USD': '5000.00',
    'available EUR': '700.00',
  })
  const states = await app.db.selectFrom('simple_payments').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'draft' }])
  expect(await checkInvariants(app.db)).toEqual([])
})

/** As written in the JSON text; not all of these are valid JSON. */
const badAmounts = [
  '-1',
  '0',
  '-0',
  '0.5',
  '0.001',
  '1000.001',
  '1e3',
  '1E3',
  '1,00',
  '1.',
  '.5',
  '01',
  '+1',
  'NaN',
  'Infinity',
  '9e99',
  '1e400',
  '9999999999999999',
  '123456789012345678901234567890',
  '"1000"',
  '"NaN"',
  '"١٠٠٠"',
  '"1,000.00"',
  '"0x10"',
  '""',
  'null',
  'true',
  '[1000]',
  '{"$gt":0}',
]

describe.each(['amount_sent', 'amount_received', 'fees'])('a submission with %s', (field) => {
  test.each(badAmounts)('%s never reaches the books', async (raw) => {
    if (field === 'fees' && ['0', '-0', '0.5'].includes(raw)) return
    const answer = await post(withRaw(submission, field, raw))
    expect(answer).toMatchObject({
      status: 400,
      body: { status: 'fail', error: { code: 'INVALID_REQUEST' } },
    })
  })
})

describe('a draft with amount_sent', () => {
  test.each(badAmounts.filter((raw) => raw !== '""' && raw !== 'null'))('%s is not stored', async (raw) => {
    const draft = { save_as_draft: 1, amount_sent_currency: 'USD', amount_sent: 0 }
    expect((await post(withRaw(draft, 'amount_sent', raw))).status).toBe(400)
  })
})

describe('currencies without decimals', () => {
  test.each([
    ['JPY', '100.5'],
    ['KRW', '1.1'],
  ])('%s %s is refused, and says why', async (currency, raw) => {
    const draft = { save_as_draft: 1, amount_sent_currency: currency, amount_sent: 0 }
    expect((await post(withRaw(draft, 'amount_sent', raw))).body.error.fields).toEqual({
      amount_sent: `${currency} has no decimals`,
    })
  })
})

/** The payload with one field put in as it is written. */
const withRaw = (body: object, field: string, raw: string): string =>
  JSON.stringify({ ...body, [field]: '@@' }).replace('"@@"', raw)

const post = async (payload: string) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/simple_payment/save',
    headers: { authorization: `Bearer ${payer.token}`, 'content-type': 'application/json' },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}
