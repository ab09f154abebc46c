import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { describe, expect, test } from 'vitest'
import { givenDraft, givenPayer, givenPayment, untilSettled } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { name: 'Łódź Imports & Sons' }))

describe('the proof of a payment', () => {
  test('is a PDF with title, language and embedded font, whose text can be selected', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    await untilSettled(app)
    const proof = await prove(simplePaymentId)
    expect(proof.status).toBe(200)
    expect(proof.headers['content-type']).toBe('application/pdf')
    const number = await numberOf(simplePaymentId)
    expect(proof.headers['content-disposition']).toContain(`proof-of-payment-${number}.pdf`)
    const raw = proof.bytes.toString('latin1')
    expect(raw.slice(0, 8)).toBe('%PDF-1.7')
    expect(raw).toContain('/Lang (en)')
    expect(raw).toContain('/DisplayDocTitle true')
    expect(raw).toMatch(/\/FontFile[23]? /)
    expect(raw).toMatch(/\/BaseFont \/[A-Z]+\+Inter/)
    expect(raw).toContain('/ToUnicode')
    const text = await textOfPaper(proof.bytes)
    for (const said of [
      'Proof of payment',
      number,
      // Letters beyond Latin-1 come from a font of their own.
      'Łódź Imports & Sons (registration number NY4471)',
      'Hafenhandel Nord GmbH',
      '•••• 3000',
      'Invoice 4711',
      'IR01811 General goods trades, offline trade',
      '1,000.00 USD',
      'Fee (included)',
      '0.50 USD',
      'Rate of the fee',
      '0.05 % of the amount sent (included), version 1',
      '960.15 EUR',
      'Sandbox rate, ',
      'Paid on',
      'To verify this document',
      'Page 1 of 1',
    ])
      expect(text).toContain(said)
  })

  test('prints a name in its own script', async () => {
    const name = '上海远洋贸易有限公司'
    const { token, ...chinese } = await givenPayer(app, { name })
    const { simplePaymentId } = await givenPayment(app, { token, ...chinese })
    const body = { simple_payment_id: simplePaymentId }
    const { bytes } = await app.call(simplePayments.proof, { body }, { token })
    expect(await textOfPaper(bytes)).toContain(name)
  })

  test('leaves the fee out when it is not to be shown', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    expect(await textOfPaper((await prove(simplePaymentId, 'yes')).bytes)).toContain('0.50 USD')
    expect(await textOfPaper((await prove(simplePaymentId, 'no')).bytes)).not.toContain('0.50 USD')
  })

  test('states that the payment was refused, and why', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-REJECT' })
    const text = await textOfPaper((await prove(simplePaymentId)).bytes)
    expect(text).toContain('Rejected on')
    expect(text).toContain('The beneficiary bank does not know this account.')
  })

  test('does not exist for a draft', async () => {
    const { simple_payment_id } = await givenDraft(app, payer)
    expect(failure(await prove(simple_payment_id)).error.code).toBe('ILLEGAL_STATE')
  })
})

const prove = (simple_payment_id: string, show_fees?: 'yes' | 'no') =>
  app.call(
    simplePayments.proof,
    { body: { simple_payment_id, ...(show_fees ? { show_fees } : {}) } },
    { token: payer.token },
  )

const numberOf = async (simple_payment_id: string) => {
  const { body } = await app.call(simplePayments.get, { body: { simple_payment_id } }, { token: payer.token })
  return body.simple_payment.payment_number
}
