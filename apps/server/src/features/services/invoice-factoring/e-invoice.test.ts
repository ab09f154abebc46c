import { documents } from '@tradelane/contract/documents/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { invoiceComparison } from '@tradelane/contract/invoice-factoring/compare-call'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  approveFunding,
  codeForFunding,
  type FundingForm,
  fundingForm,
  givenDraftFunding,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
  todayOfSupplier,
} from '../../../../test/given-funding.ts'
import { race } from '../../../../test/race.ts'
import { ciiInvoice, facturX, ksefInvoice, type SampleInvoice } from '../../../../test/sample-invoices.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { plusDays } from '../../../lifecycle/local-days.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))
checkBooksAfterEach(app)

const agreeing: Partial<SampleInvoice> = {
  seller: 'OKAFOR IMPORTS Inc',
  buyer: 'Hafenhandel Nord',
  currency: 'USD',
}

describe('a Factur-X invoice', () => {
  it('that agrees with what was entered is funded like any other', async () => {
    const invoice_file = await uploaded(await factoredPdf('EI-1'))
    const { fundingId } = await givenFunding(app, ada, { invoice_number: 'ei 1', invoice_file })
    expect(await readFunding(app, ada, fundingId)).toMatchObject({
      funding: { status: 'funded' },
      e_invoice: { format: 'cii', number: 'EI-1', total: 10_000 },
      xml_differences: [],
    })
  })

  it('whose page and XML disagree says both, to the customer as it is typed, and to the office, which has to look', async () => {
    const xml = ciiInvoice({
      ...agreeing,
      ...{
        number: 'EI-2',
        total: '9800.00',
        seller: 'Nordwerk GmbH',
        issued: '2026-01-05',
        due: '2027-01-19',
      },
    })
    const invoice_file = await uploaded(await facturX({ xml }))
    const typed = { invoice_number: 'EI-TWO', invoice_date: '2026-01-06', order_number: 'PO-1', invoice_file }
    const texts = [
      'Seller: the electronic invoice says Nordwerk GmbH. This funding is of Okafor Imports Inc.',
      'Invoice number: the electronic invoice says EI-2. EI-TWO was entered.',
      'Invoice date: the electronic invoice says 5 Jan 2026. 6 Jan 2026 was entered.',
      'Order number: the electronic invoice says PO-7731. PO-1 was entered.',
      'Invoice amount: the electronic invoice says 9,800.00 USD. 10,000.00 USD was entered.',
      expect.stringMatching(
        /^Due date: the electronic invoice says 19 Jan 2027\. By the shipment date and the finance term it is due on /,
      ),
    ]
    const form = await fundingForm(app, ada, typed)
    const { purchase_order_file: _, ...asked } = form
    const offer = await app.call(invoiceFactoring.offer, { body: asked }, { token: ada.token })
    expect(offer.body.xml_differences.map(({ text }) => text)).toEqual(texts)
    expect(offer.body.checks.every(({ passed }) => passed)).toBe(true)

    const { fundingId } = await givenRequestedFunding(app, ada, typed)
    expect((await readFunding(app, ada, fundingId)).xml_differences.map(({ text }) => text)).toEqual(texts)
    const { token } = await givenAdministrator(app)
    const seen = await app.call(officeFundings.get, { body: { invoice_factoring_id: fundingId } }, { token })
    expect(seen.body.xml_differences.map(({ text }) => text)).toEqual(texts)
    const refused = await approveFunding(app, fundingId, token)
    expect([refused.status, failure(refused).error.fields]).toEqual([
      400,
      { accept_xml_differences: 'Tick this once the differences are explained' },
    ])
    expect((await approveFunding(app, fundingId, token, { accept_xml_differences: true })).status).toBe(200)
    await app.runJobs()
  })

  it('says the other currency with its amount, and what is left to pay, and that it is a credit note', async () => {
    expect(await differencesOf({ currency: 'EUR' })).toContain(
      'Currency: the electronic invoice says 10,000.00 EUR. 10,000.00 USD was entered.',
    )
    expect(await differencesOf({ payable: '2500.00' })).toContain(
      'Invoice amount: the electronic invoice says 10,000.00 USD, of which 2,500.00 USD is left to pay. 10,000.00 USD was entered.',
    )
    expect(await differencesOf({ type: '381' })).toContain(
      'The electronic invoice is a credit note or a correction, and no invoice.',
    )
    expect(await differencesOf({ buyer: 'Hafenhandel Süd GmbH' })).toContain(
      'Buyer: the electronic invoice says Hafenhandel Süd GmbH. This funding is of Hafenhandel Nord GmbH.',
    )
  })

  it('says what is known to differ before buyer, term and shipment date are given', async () => {
    const invoice_file = await uploaded(ciiInvoice({ ...agreeing, number: 'EI-4', seller: 'Nordwerk GmbH' }))
    const beneficiary_id = ada.beneficiaryId
    expect(await compared({ invoice_file, invoice_number: 'EI-4' })).toEqual([
      'Seller: the electronic invoice says Nordwerk GmbH. This funding is of Okafor Imports Inc.',
    ])
    expect(
      await compared({ invoice_file, invoice_number: 'EI-4', beneficiary_id, invoice_amount: 12_000 }),
    ).toContain('Invoice amount: the electronic invoice says 10,000.00 USD. 12,000.00 USD was entered.')
  })

  it('is compared only with a buyer of the own company', async () => {
    const invoice_file = await uploaded(ciiInvoice({ ...agreeing, number: 'EI-5' }))
    const { beneficiaryId: beneficiary_id } = await givenSupplier(app)
    const body = { invoice_file, beneficiary_id }
    expect((await app.call(invoiceComparison.compare, { body }, { token: ada.token })).status).toBe(404)
  })

  it('that is a credit note is not funded, as an invoice is', async () => {
    const reason = 'The electronic document is a credit note or a correction. Upload the invoice.'
    const note = await uploaded(ciiInvoice({ ...agreeing, number: 'EI-6', due: dueDay(), type: '381' }))
    const asked = { invoice_file: note, invoice_number: 'EI-6' }
    expect(await checksOf(asked)).toEqual([reason])
    const draft = await givenDraftFunding(app, ada, asked)
    await expect(codeForFunding(app, ada, draft.fundingId)).rejects.toThrow(reason)
    const invoice_file = await uploaded(await factoredPdf('EI-7'))
    const { checks } = await offered({ invoice_file, invoice_number: 'EI-7' })
    expect(checks).toContainEqual({
      check: 'is_invoice',
      passed: true,
      reason: 'The electronic document is an invoice.',
    })
  })

  it('cannot be funded again under another typed number, with other bytes', async () => {
    const invoice_file = await uploaded(await factoredPdf('EI-3'))
    await givenRequestedFunding(app, ada, { invoice_number: 'HIDDEN-3', invoice_file })
    for (const again of [
      {
        invoice_number: 'OTHER-3',
        invoice_file: await uploaded(await factoredPdf('ei 3')),
        invoice_amount: 9_000,
      },
      { invoice_number: 'EI/3', invoice_amount: 8_000 },
    ])
      expect(await checksOf(again)).toContain(
        'This invoice was submitted for funding before. An invoice can be funded once.',
      )
  })
})

describe('an invoice of KSeF', () => {
  const [one, other] = ['5265877635-20250826-0100001AF629-AF', '5555555555-20250828-010080615740-E4']

  it('needs its number, which the XML does not have', async () => {
    const form = await fundingForm(app, ada, {
      invoice_file: await uploaded(ksefInvoice({ number: 'FV/1' })),
    })
    const refused = await app.call(invoiceFactoring.add, { body: form }, { token: ada.token })
    expect([refused.status, Object.keys(failure(refused).error.fields ?? {})]).toEqual([400, ['ksef_number']])
    const wrong = { ...form, ksef_number: one?.replace('AF-', 'AE-').replace(/AF$/, 'AE') ?? '' }
    expect((await app.call(invoiceFactoring.add, { body: wrong }, { token: ada.token })).status).toBe(400)
    const typed = { ...form, ksef_number: ` ${one?.toLowerCase()} ` }
    const saved = await app.call(invoiceFactoring.add, { body: typed }, { token: ada.token })
    expect(saved.status).toBe(200)
    const read = await readFunding(app, ada, saved.body.invoice_factoring_id)
    expect(read.funding.ksef_number).toBe(one)
    expect(read.xml_differences.map(({ field }) => field)).not.toContain('ksef_number')
  })

  it('says where its number is of another seller', async () => {
    const invoice_file = await uploaded(ksefInvoice({ number: 'FV/2' }))
    const { fundingId } = await givenDraftFunding(app, ada, { invoice_file, ksef_number: other })
    const { xml_differences: found } = await readFunding(app, ada, fundingId)
    expect(found.find(({ field }) => field === 'ksef_number')?.text).toBe(
      'Tax number (NIP) of the seller: the electronic invoice says 5265877635. The KSeF number of 5555555555 was entered.',
    )
  })

  it('is funded once, also where number, amount and file are others and a scan was uploaded', async () => {
    await givenRequestedFunding(app, ada, { ksef_number: other })
    expect(await checksOf({ ksef_number: other?.toLowerCase() ?? '', invoice_amount: 7_000 })).toContain(
      'This invoice was submitted for funding before. An invoice can be funded once.',
    )
  })

  it('of two that are submitted at once, with other amounts and buyers, one is funded', async () => {
    const eva = await givenSupplier(app)
    const ksef_number = '5265877635-20250925-010020A0A242-0A'
    const first = await givenDraftFunding(app, ada, { ksef_number })
    const second = await givenDraftFunding(app, eva, { ksef_number, invoice_amount: 6_000 })
    const codes = [
      await codeForFunding(app, ada, first.fundingId),
      await codeForFunding(app, eva, second.fundingId),
    ]
    const results = await race(app, [
      () => submitFundingOf(app, ada, { ...first, code: codes[0] ?? '' }),
      () => submitFundingOf(app, eva, { ...second, code: codes[1] ?? '' }),
    ])
    const statuses = results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 422])
  })

  it('is optional everywhere else', async () => {
    const { fundingId } = await givenDraftFunding(app, ada)
    expect((await readFunding(app, ada, fundingId)).funding.ksef_number).toBeNull()
  })
})

it('XML is refused as purchase order and as transport document: nobody could look at it', async () => {
  const xml = await uploaded(ciiInvoice())
  for (const field of ['purchase_order_file', 'shipping_file']) {
    const body = await fundingForm(app, ada, { [field]: xml })
    const refused = await app.call(invoiceFactoring.add, { body }, { token: ada.token })
    expect([refused.status, failure(refused).error.fields]).toEqual([
      400,
      { [field]: 'Upload a png, jpeg or pdf file here' },
    ])
  }
})

it('another company does not learn what an invoice says', async () => {
  const eva = await givenSupplier(app)
  const body = await fundingForm(app, eva, { invoice_file: await uploaded(ciiInvoice()) })
  const refused = await app.call(invoiceFactoring.add, { body }, { token: eva.token })
  expect(failure(refused).error.fields).toEqual({ invoice_file: 'Please upload this document again' })
})

const dueDay = () => plusDays(todayOfSupplier(app), 60)

const factoredPdf = (number: string) => facturX({ xml: ciiInvoice({ ...agreeing, number, due: dueDay() }) })

async function uploaded(file: string | Buffer): Promise<string> {
  const base64File = Buffer.from(file).toString('base64')
  const body = { base64File, folder_name: 'invoice_factoring', is_invoice: true }
  const answer = await app.call(documents.upload, { body }, { token: ada.token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.url
}

async function offered(changes: Partial<FundingForm>) {
  const { purchase_order_file: _, ...body } = await fundingForm(app, ada, changes)
  const { body: offer } = await app.call(invoiceFactoring.offer, { body }, { token: ada.token })
  return offer
}

async function compared(body: WireInput<typeof invoiceComparison.compare>['body']): Promise<string[]> {
  const answer = await app.call(invoiceComparison.compare, { body }, { token: ada.token })
  return answer.body.xml_differences.map(({ text }) => text)
}

const checksOf = async (changes: Partial<FundingForm>) =>
  (await offered(changes)).checks.filter(({ passed }) => !passed).map(({ reason }) => reason)

async function differencesOf({ payable, ...said }: Parameters<typeof ciiInvoice>[0] & { payable?: string }) {
  const xml = ciiInvoice({ ...agreeing, due: dueDay(), ...said })
  const paid = payable ? xml.replace(/(<ram:DuePayableAmount>)[\d.]+/, `$1${payable}`) : xml
  const invoice_file = await uploaded(paid)
  return (await offered({ invoice_file, invoice_number: 'RE-2026-0042' })).xml_differences.map(
    ({ text }) => text,
  )
}
