import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, describe, expect, it } from 'vitest'
import { givenDocument } from '../../../../../test/given-document.ts'
import {
  givenBlocks,
  givenDraftEscrow,
  givenImporter,
  readEscrow,
  simpleEscrow,
  tradeEscrow,
} from '../../../../../test/given-escrow.ts'
import { dollars, euros, givenPartner } from '../../../../../test/given-partner.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app))
const stranger = prepared(() => givenImporter(app))
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the simple form', () => {
  it('is saved as a draft, with its number, in the current trade', async () => {
    const id = await givenDraftEscrow(app, payer)
    const { smart_escrow, beneficiary_details, beneficiary_account_details, timeline, next } =
      await readEscrow(app, payer, id)
    expect(smart_escrow).toMatchObject({
      status: 'draft',
      escrow_number: expect.stringMatching(/^SE-\d{4}-\d{6}$/),
      ...{ amount_sent: 8000, fees: 160, amount_received: 7840, amount_sent_currency: 'USD' },
      ...{ fees_payed_by: 'Beneficiary', reference: 'Contract 4711', transation_type: null },
    })
    expect(smart_escrow.conditions.map(({ amount, percent_of_money }) => [percent_of_money, amount])).toEqual(
      [
        [30, 2352],
        [70, 5488],
      ],
    )
    expect(beneficiary_details.company_name).toBe('Hafenhandel Nord GmbH')
    expect(beneficiary_account_details.currency).toBe('USD')
    expect(timeline.map(({ title }) => title)).toEqual(['Draft'])
    expect(next?.who).toBe('approver')
    const current = await app.call(smartEscrows.current, {}, { token: payer.token })
    expect(current.body.smart_escrow?.smart_escrow_id).toBe(id)
  })

  it('expires after 90 days where no date was chosen', async () => {
    const { smart_escrow } = await readEscrow(app, payer, await givenDraftEscrow(app, payer))
    const days = (Date.parse(smart_escrow.expiry_date) - app.clock.now().getTime()) / 86_400_000
    expect(Math.ceil(days)).toBe(90)
  })

  it.each([
    ['amount_sent', 0.99, 'Enter a minimum amount'],
    ['amount_sent', 10_000.01, 'At most 10,000'],
    ['amount_received', 0.99, 'Enter a minimum amount'],
    ['fees', 0.99, 'Enter a minimum amount'],
    ['amount_sent', 'eight', 'Expect a number'],
    ['amount_sent', undefined, 'Expect a number'],
    ['amount_sent_currency', undefined, 'Currency is required'],
    ['amount_received_currency', 'XXX', 'Currency is required'],
    ['reference', '', 'Reference is required'],
    ['payment_mode', undefined, 'Payment mode is required'],
    ['payment_mode', 'Cash', 'Payment mode is required'],
    ['fees_payed_by', undefined, 'Fees paid by is required'],
    ['expiry_date', '31.12.2026', 'Enter a valid date'],
    ['expiry_date', '2020-01-01', 'The expiry date has passed'],
    ['amount_received_currency', 'EUR', 'The escrow is in USD. Choose the same currency.'],
    [
      'payment_mode',
      'SWIFT Payment (Slower)',
      'This account is paid by local payment. Choose the other mode.',
    ],
    ['fees', 161, 'The fee of 8,000.00 USD is 160.00 USD: 2 % of the amount sent (included), version 1'],
    ['amount_received', 7841, '8,000.00 USD less the fee is 7,840.00 USD'],
    ['paid_from', 'External Account', 'Escrows are paid from your balance. Add money to your account first.'],
  ])('refuses %s %s beside its field', async (field, value, message) => {
    expect(await faultsOf({ ...simpleEscrow(payer), [field]: value })).toMatchObject({ [field]: message })
  })

  it.each([
    [10_000, 200],
    [50, 1],
  ])('takes %s, with a fee of %s', async (amount_sent, fee) => {
    const saved = await add(simpleEscrow(payer, { amount_sent }))
    expect(saved.status).toBe(200)
    expect((await readEscrow(app, payer, saved.body.smart_escrow_id)).smart_escrow.fees).toBe(fee)
  })

  it('takes an account that is paid by SWIFT in that mode only', async () => {
    const european = { ...payer, ...(await givenPartner(app, payer, { account_details: [euros] })) }
    const form = simpleEscrow(european, { amount_sent_currency: 'EUR', amount_received_currency: 'EUR' })
    expect(await faultsOf(form)).toEqual({
      payment_mode: 'This account is paid by SWIFT. Choose the other mode.',
    })
    expect((await add({ ...form, payment_mode: 'SWIFT Payment (Slower)' })).status).toBe(200)
  })

  it('refuses an account in another currency', async () => {
    const body = simpleEscrow(payer, { amount_sent_currency: 'EUR', amount_received_currency: 'EUR' })
    expect(await faultsOf(body)).toEqual({ amount_received_currency: 'This account receives USD' })
  })
})

describe('the trade-finance form', () => {
  it('keeps every field, and computes the amounts from the price and from who pays the fee', async () => {
    const form = tradeEscrow(payer)
    const saved = await add(form)
    const { smart_escrow } = await readEscrow(app, payer, saved.body.smart_escrow_id)
    expect(smart_escrow).toMatchObject(form)
    expect(smart_escrow).toMatchObject({ amount_sent: 8163.27, fees: 163.27, amount_received: 8000 })
  })

  const terms = Object.keys(tradeEscrow({} as Payer)).filter(
    (field) => !/^(condition_based|beneficiary|exchange_rate)/.test(field),
  )
  const messages: Record<string, string> = {
    payment_mode: 'Payment mode is required',
    fees_payed_by: 'Fees paid by is required',
  }
  it.each(terms)('requires %s', async (field) => {
    const message = messages[field] ?? 'Field is required'
    for (const empty of [undefined, null])
      expect(await faultsOf({ ...tradeEscrow(payer), [field]: empty })).toEqual({ [field]: message })
  })

  it.each([
    ['transation_type', '', 'Field is required'],
    ['issue_date', '20.11.2026', 'Enter a valid date'],
    ['issue_date', '', 'Field is required'],
    ['latest_shipment', '', 'Field is required'],
    ['transation_amount', 'much', 'Expect a number'],
    ['expiry_date', 'soon', 'Enter a valid date'],
    ['expiry_date', '2026-11-19', 'The expiry date is before the issue date'],
    ['latest_shipment', '2100-01-01', 'The latest shipment is after the expiry date'],
    ['transation_amount', 0.99, 'Enter a minimum amount'],
    ['transation_amount', 10_000.01, 'At most 10,000'],
    ['incoterms', 'XXX', 'Field is required'],
  ])('refuses %s %s', async (field, value, message) => {
    expect(await faultsOf({ ...tradeEscrow(payer), [field]: value })).toEqual({ [field]: message })
  })

  it.each([
    ['Sender', 9_800, 9_800.01, 48.76, 48.75],
    ['Beneficiary', 10_000, undefined, 49.75, 49.74],
    ['Equal Split', 9_900, 9_900.01, 49.25, 49.24],
  ] as const)(
    'limits what is sent and collected, not the price alone, where the fee is paid by %s',
    async (fees_payed_by, most, above, least, below) => {
      const priced = (transation_amount: number) => ({
        ...tradeEscrow(payer),
        fees_payed_by,
        transation_amount,
      })
      for (const amount of [most, least]) expect((await add(priced(amount))).status).toBe(200)
      const { smart_escrow } = await readEscrow(app, payer, (await add(priced(most))).body.smart_escrow_id)
      expect(smart_escrow.amount_sent).toBe(10_000)
      if (above !== undefined)
        expect((await faultsOf(priced(above)))?.transation_amount).toMatch(
          /^At most 9,[89]00.00 USD: with the fee, 10,000.00 USD are sent.$/,
        )
      expect((await faultsOf(priced(below)))?.transation_amount).toMatch(/The fee is at least 1.00 USD.$/)
    },
  )

  it('needs no exchange rate', async () => {
    expect((await add({ ...tradeEscrow(payer), exchange_rate: undefined })).status).toBe(200)
  })
})

describe('the blocks', () => {
  it.each([
    [[30, 69], 'The blocks add up to 99 %. 1 % is missing.'],
    [[31, 70], 'The blocks add up to 101 %. 1 % is too much.'],
  ])('of %s are refused with what is missing', async (percentages, message) => {
    const conditions = await givenBlocks(app, payer, percentages)
    expect(await faultsOf(withBlocks(...conditions))).toEqual({ 'conditions.1.percent_of_money': message })
  })

  it.each([
    [undefined, 'Enter amount'],
    [0, 'Enter amount'],
    [101, "Can't be more than 100%"],
    [33.5, 'Enter a integer value'],
    ['100', 'Enter amount'],
  ])('refuse the percentage %s', async (percent_of_money, message) => {
    const faults = await faultsOf(withBlocks(await block({ percent_of_money })))
    expect(faults?.['conditions.0.percent_of_money']).toBe(message)
  })

  it('have a document or a condition each', async () => {
    const empty = await block({ document_approval: [], condition_approval: [] })
    expect(await faultsOf(withBlocks(empty))).toEqual({
      'conditions.0.document_approval': 'Add a document or a condition',
    })
  })

  it.each([
    [{ approval_of_document: '' }, 'approval_of_document', 'Approval Document is required'],
    [{ doument_file: undefined }, 'doument_file', 'Document is required'],
    [{ doument_file: 'lading.pdf' }, 'doument_file', 'Please select a document'],
    [
      { doument_file: 'https://files.tradelane.example/x' },
      'doument_file',
      'Please upload this document again',
    ],
  ])('refuse the document %j', async (changes, field, message) => {
    const [document] = (await block()).document_approval ?? []
    const faults = await faultsOf(
      withBlocks(await block({ document_approval: [{ ...document, ...changes }] })),
    )
    expect(faults).toEqual({ [`conditions.0.document_approval.0.${field}`]: message })
  })

  it.each([
    [{ condition: '' }, 'condition', 'Condition is required'],
    [{ approval_of_document: '' }, 'approval_of_document', 'Condition approval is required'],
    [{ approval_of_document: 'My cousin' }, 'approval_of_document', 'Condition approval is required'],
  ])('refuse the condition %j', async (changes, field, message) => {
    const condition = { condition: 'Loaded', approval_of_document: 'Buyer', ...changes }
    const faults = await faultsOf(withBlocks(await block({ condition_approval: [condition] })))
    expect(faults).toEqual({ [`conditions.0.condition_approval.0.${field}`]: message })
  })

  it('refuse a block that comes to nothing', async () => {
    const yen = { ...dollars, account_ref_name: 'Yen', currency: 'JPY' }
    const rich = await givenPayer(app, { balance: '100' })
    const importer = { ...rich, ...(await givenPartner(app, rich, { account_details: [yen] })) }
    const conditions = await givenBlocks(app, importer, [1, 99])
    const form = simpleEscrow(importer, {
      ...{ amount_sent: 40, amount_sent_currency: 'JPY', amount_received_currency: 'JPY', conditions },
    })
    const refused = failure(await add(form, importer))
    expect(Object.keys(refused.error.fields ?? {})).toEqual(['conditions.0.percent_of_money'])
    expect(
      (
        await add({
          ...simpleEscrow(payer, { amount_sent: 50 }),
          conditions: await givenBlocks(app, payer, [1, 99]),
        })
      ).status,
    ).toBe(200)
  })

  it('refuse another company’s document', async () => {
    const doument_file = await givenDocument(app, stranger.token)
    const document_approval = [{ approval_of_document: 'Invoice', doument_file }]
    expect(await faultsOf(withBlocks(await block({ document_approval })))).toEqual({
      'conditions.0.document_approval.0.doument_file': 'Please upload this document again',
    })
  })
})

const add = (body: object, { token } = payer) =>
  app.call(smartEscrows.add, { body: body as never }, { token })
const faultsOf = async (body: object) => {
  const answer = await add(body)
  expect(answer.status).toBe(400)
  return failure(answer).error.fields
}
const block = async (changes: object = {}) => ({ ...(await givenBlocks(app, payer, [100]))[0], ...changes })
const withBlocks = (...conditions: object[]) => ({ ...simpleEscrow(payer), conditions })
