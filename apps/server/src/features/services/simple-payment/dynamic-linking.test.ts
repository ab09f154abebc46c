import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dollars, euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import {
  type Final,
  givenCode,
  givenDraft,
  givenFields,
  givenPayer,
  givenSubmission,
  type Payer,
} from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

// The code mailed for a payment approves that payment and nothing else: PSD2's dynamic linking.

const app = theApp()
let payer: Payer

// Everybody guesses for themselves: five wrong codes make an account wait.
beforeEach(async () => {
  payer = await givenPayer(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  const sent = await app.db
    .selectFrom('simple_payments')
    .select('state')
    .where('state', '<>', 'draft')
    .execute()
  expect(sent).toEqual([])
})

const submit = (body: Final) => app.call(simplePayments.save, { body }, { token: payer.token })
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code

describe('a code is void', () => {
  test.each([
    ['reference', 'Invoice 4712'],
    ['reason', 'Goods bought'],
    ['purposeCode', 'IR01809'],
    ['sourceOfFunds', 'Loan Facility'],
    ['exemptionCode', '03'],
  ] as const)('when %s becomes %s', async (field, value) => {
    const body = await givenSubmission(app, payer)
    expect(codeOf(await submit({ ...body, [field]: value } as Final))).toBe('WRONG_CODE')
  })

  test('when the amount changes, also with a valid quote', async () => {
    const body = await givenSubmission(app, payer)
    const other = await givenFields(app, payer, { amount: 1001 })
    expect(codeOf(await submit({ ...body, ...other }))).toBe('WRONG_CODE')
  })

  test('when the payee becomes another partner, or another account of the same partner', async () => {
    const body = await givenSubmission(app, payer)
    const other = await givenPartner(app, payer, { company_name: 'Somebody Else GmbH' })
    const elsewhere = { beneficiary_id: other.beneficiaryId, beneficiary_account_id: other.accountId }
    expect(codeOf(await submit({ ...body, ...elsewhere }))).toBe('WRONG_CODE')

    const two = await givenPartner(app, payer, {
      account_details: [
        euros,
        {
          ...euros,
          account_ref_name: 'Second',
          account_no: 'FR1420041010050500013M02606',
          swift_ifsc: 'PSSTFRPPPAR',
          beneficiaryCountryCode: 'FR',
        },
      ],
    })
    const accounts = await app.call(
      partners.accounts,
      { body: { beneficiary_id: two.beneficiaryId } },
      { token: payer.token },
    )
    const [first, second] = accounts.body.map((account) => account.beneficiary_account_id)
    const toFirst = await givenDraft(app, {
      ...payer,
      beneficiaryId: two.beneficiaryId,
      accountId: first ?? '',
    })
    const verify_code = await givenCode(app, payer, toFirst.simple_payment_id)
    expect(
      codeOf(await submit({ ...toFirst, beneficiary_account_id: second ?? '', verify_code } as Final)),
    ).toBe('WRONG_CODE')
  })

  test('when the record of the account itself is changed in the meantime', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, payer)
    const own = { ...payer, beneficiaryId, accountId }
    const body = await givenSubmission(app, own)
    const changed = await app.call(
      partners.update,
      {
        body: {
          ...hafenhandel,
          beneficiary_id: beneficiaryId,
          account_details: [
            {
              ...euros,
              beneficiary_account_id: accountId,
              account_no: 'DE02120300000000202051',
              swift_ifsc: 'BYLADEM1001',
            },
          ],
        },
      },
      { token: payer.token },
    )
    expect(changed.status).toBe(200)
    // A changed number makes another account of it, or another version: the approved one is gone either way.
    expect(['WRONG_CODE', 'NOT_FOUND']).toContain(codeOf(await submit(body)))
  })

  test('for another draft, equal in everything', async () => {
    const first = await givenSubmission(app, payer)
    const second = await givenDraft(app, payer)
    expect(codeOf(await submit({ ...second, verify_code: first.verify_code } as Final))).toBe('WRONG_CODE')
  })

  test('when the currency sent becomes another', async () => {
    const body = await givenSubmission(app, payer)
    const changed = { ...body, amount_sent_currency: 'EUR', amount_received: body.amount_sent } as Final
    expect([400, 422]).toContain((await submit(changed)).status)
    const toDollars = await givenPartner(app, payer, { account_details: [dollars] })
    const elsewhere = { beneficiary_id: toDollars.beneficiaryId, beneficiary_account_id: toDollars.accountId }
    expect(failure(await submit({ ...body, ...elsewhere })).error.fields).toEqual({
      amount_received_currency: 'This account receives USD',
    })
  })

  test('after ten minutes', async () => {
    const late = await givenSubmission(app, payer)
    app.clock.advance(10 * 60_000 + 1)
    const requoted = await givenFields(app, payer)
    expect(codeOf(await submit({ ...late, quote_id: requoted.quote_id }))).toBe('WRONG_CODE')
  })

  test('when a newer one was sent', async () => {
    const old = await givenSubmission(app, payer)
    const newer = await givenCode(app, payer, old.simple_payment_id)
    // One time in a million the two are the same six digits.
    if (newer !== old.verify_code) expect(codeOf(await submit(old))).toBe('WRONG_CODE')
  })

  test('after five wrong tries, also for the right code later', async () => {
    const body = await givenSubmission(app, payer)
    const wrong = body.verify_code === '000000' ? '111111' : '000000'
    for (let guess = 0; guess < 5; guess++)
      expect(codeOf(await submit({ ...body, verify_code: wrong }))).toBe('WRONG_CODE')
    expect(codeOf(await submit(body))).toBe('TOO_MANY_REQUESTS')
    app.clock.advance(60_000)
    expect(codeOf(await submit(body))).toBe('WRONG_CODE')
  })
})

test('The mail names amount, payee and the last digits of the account, and its subject has no digit of the code', async () => {
  const body = await givenSubmission(app, payer)
  const [mail] = await app.mails(payer.email)
  expect(mail?.text).toContain(`${body.verify_code} is your code to approve this payment`)
  expect(mail?.text).toContain('1,000.00 USD\nto Hafenhandel Nord GmbH\naccount ending in 3000')
  expect(mail?.subject).not.toMatch(/\d/)
})
