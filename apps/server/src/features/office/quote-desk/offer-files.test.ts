import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDeskRequest, givenOffers, offerRow, submitOffersOf } from '../../../../test/given-quote-case.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))

test('keeps the file of an offer for the customer, and shows it to nobody else', async () => {
  const file = pdfFile().toString('base64')
  const { offerIds } = await givenOffers(app, company, [offerRow(app, { file, file_name: 'offer.pdf' })])
  const which = { body: { offer_id: offerIds[0] ?? '' } }
  const own = await app.call(quoteOffers.file, which, { token: company.token })
  expect(own.status).toBe(200)
  const stranger = await givenCompany(app)
  expect((await app.call(quoteOffers.file, which, { token: stranger.token })).status).toBe(404)
})

test('refuses a file of a wrong kind at its row', async () => {
  const asked = await givenDeskRequest(app, company)
  const file = Buffer.from('carrier;price\nMSC;10000').toString('base64')
  const rows = [offerRow(app), offerRow(app, { file, file_name: 'prices.csv' })]
  const refused = failure(await submitOffersOf(app, asked, rows))
  expect(refused.error).toEqual({
    code: 'WRONG_FILE_TYPE',
    fields: { 'quotes.1.file': 'Only png, jpeg, jpg and pdf files' },
  })
})

describe('the file of a stored offer that is changed', () => {
  const pdf = (line: string) => pdfFile({ line }).toString('base64')
  const givenStored = async () => {
    const asked = await givenDeskRequest(app, company)
    const store = async (row: Parameters<typeof offerRow>[1], ...more: ReturnType<typeof offerRow>[]) =>
      submitOffersOf(app, asked, [offerRow(app, row), ...more])
    const first = await store({ file: pdf('first'), file_name: 'first.pdf' })
    const { stored_id } = await storedFile(first.body.offers[0]?.offer_id)
    return { store, id: first.body.offers[0]?.offer_id ?? '', stored_id: stored_id ?? '' }
  }
  const storedFile = (offer_id = '') =>
    app.db
      .selectFrom('quote_offers')
      .select(['stored_id', 'file_name'])
      .where('offer_id', '=', offer_id)
      .executeTakeFirstOrThrow()

  test('stays', async () => {
    const { store, id, stored_id } = await givenStored()
    const { body } = await store({ keeps_file_of: id, eta: '20' })
    expect(body.offers).toMatchObject([{ eta: 20, file_name: 'first.pdf' }])
    expect(await storedFile(body.offers[0]?.offer_id)).toEqual({ stored_id, file_name: 'first.pdf' })
    expect(await app.deps.files.get(stored_id)).toBeDefined()
  })

  test('goes when it is replaced or removed', async () => {
    const { store, id, stored_id } = await givenStored()
    const other = await store({ keeps_file_of: id, file: pdf('second'), file_name: 'second.pdf' })
    expect(other.body.offers).toMatchObject([{ file_name: 'second.pdf' }])
    expect(await app.deps.files.get(stored_id)).toBeUndefined()
    expect((await store({})).body.offers).toMatchObject([{ file_name: null }])
  })

  test('is kept by one row, and is never that of an offer that is gone', async () => {
    const { store, id } = await givenStored()
    const twice = await store({ keeps_file_of: id }, offerRow(app, { keeps_file_of: id }))
    expect(Object.keys(failure(twice).error.fields ?? {})).toEqual(['quotes.1.file'])
    await store({ keeps_file_of: id })
    const late = await store({ keeps_file_of: id })
    expect(failure(late).error.fields).toEqual({
      'quotes.0.file': 'The stored file is not there any more. Choose it again',
    })
  })
})
