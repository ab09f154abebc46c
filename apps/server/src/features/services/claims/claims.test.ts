import { randomUUID } from 'node:crypto'
import { claims } from '@tradelane/contract/claims/calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { beforeAll, describe, expect, it, test } from 'vitest'
import {
  type ClaimForm,
  givenClaimDocuments,
  givenDraftClaim,
  givenPolicyInForce,
  wholeClaim,
} from '../../../../test/given-claim.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  givenBoundInsurance,
  givenQuotedInsurance,
  startedEverywhere,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { ublInvoice } from '../../../../test/sample-invoices.ts'
import { failure } from '../../../../test/test-app.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
const stranger = prepared(() => givenCompany(app))
let papers: ClaimForm['documents']
let policyId: string
beforeAll(async () => {
  papers = await givenClaimDocuments(app, payer.token)
  policyId = await givenPolicyInForce(app, payer)
})
describe('saving a claim', () => {
  it('stores incomplete input, and the rest later', async () => {
    const bare = { insurance_id: policyId, documents: [] }
    const first = await app.call(claims.save, { body: bare }, mine())
    expect(first.body.message).toBe('Successfully saved as draft')
    const { claim_id } = first.body
    expect(await read(claim_id)).toMatchObject({
      state: 'draft',
      amount: null,
      notice_due: null,
      missing_documents: ['commercial_invoice', 'packing_list', 'transport_document'],
    })
    await save({ claim_id })
    expect(await read(claim_id)).toMatchObject({
      claim_number: expect.stringMatching(/^CL-\d{4}-\d{6}$/),
      amount: 10_000,
      insured_value: 115_500,
      deductible_amount: 1_155,
      carrier_name: 'Meridian Crest Line',
      transport_reference: 'MCL-4711',
      notice_due: dayFromNow(app, 3),
      missing_documents: [],
      documents: papers?.map((paper) => ({ ...paper, file_name: `${paper.kind}.pdf` })),
    })
  })

  it('replaces the documents of the draft, and leaves those of another draft', async () => {
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    const other = await givenDraftClaim(app, payer, { insurance_id: policyId, documents: papers })
    const photo = { kind: 'photo' as const, url: await givenDocument(app, payer.token) }
    expect((await save({ claim_id, documents: [photo] })).status).toBe(200)
    const kindsOf = async (id: string) => (await read(id)).documents.map(({ kind }) => kind)
    expect(await kindsOf(claim_id)).toEqual(['photo'])
    expect(await kindsOf(other)).toEqual(['commercial_invoice', 'packing_list', 'transport_document'])
  })

  it('is refused for a draft that was saved in another tab since, which stays as it is', async () => {
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    const { version } = await read(claim_id)
    const first = await save({ claim_id, version, loss_place: 'Warehouse, Bremen' })
    expect(first.body.version).toBe(version + 1)
    const second = await save({ claim_id, version, loss_place: 'Quay, Rotterdam' })
    expect(failure(second).error.code).toBe('CONFLICT')
    expect((await read(claim_id)).loss_place).toBe('Warehouse, Bremen')
  })

  it('keeps one file for each kind that it is given for', async () => {
    const [file] = papers ?? []
    const kinds = ['commercial_invoice', 'packing_list', 'transport_document'] as const
    const documents = kinds.map((kind) => ({ kind, url: file?.url ?? '' }))
    const { claim_id } = (await save({ documents })).body
    const claim = await read(claim_id)
    expect(claim.documents.map(({ kind }) => kind)).toEqual(kinds)
    expect(claim.missing_documents).toEqual([])
  })

  it('takes an electronic invoice as commercial invoice alone', async () => {
    const bytes = Buffer.from(ublInvoice())
    const url = await givenDocument(app, payer.token, { bytes, name: 'invoice.xml', isInvoice: true })
    const saved = await save({ documents: [{ kind: 'commercial_invoice', url }] })
    expect((await read(saved.body.claim_id)).documents).toMatchObject([
      { kind: 'commercial_invoice', file_name: 'invoice.xml' },
    ])
    const refused = await save({ documents: [{ kind: 'packing_list', url }] })
    expect(failure(refused).error.fields).toEqual({
      'documents.0.url': 'Upload a png, jpeg or pdf file here',
    })
  })

  it('accepts as date of notice the current day of the most advanced time zone', async () => {
    const noon = new Date(app.clock.now()).setUTCHours(12, 0, 0, 0)
    const untilNoon = noon - app.clock.now().getTime()
    app.clock.advance(untilNoon)
    const tomorrow = await save({ first_notice_date: dayFromNow(app, 1) })
    app.clock.advance(-untilNoon)
    expect(tomorrow.status).toBe(200)
  })

  it('refuses amounts above the insured value, impossible dates, and documents of other companies', async () => {
    const fault = async (changes: Partial<ClaimForm>) => failure(await save(changes)).error.fields
    expect(await fault({ amount: 115_500.01 })).toEqual({
      amount: 'At most the insured value of 115,500.00 USD',
    })
    for (const amount of [0, -1, 0.001]) expect(await fault({ amount })).toHaveProperty('amount')
    expect(await fault({ first_notice_date: dayFromNow(app, 2) })).toHaveProperty('first_notice_date')
    expect(await fault({ first_notice_date: dayFromNow(app, -2) })).toEqual({
      first_notice_date: 'The cover had not started then',
    })
    expect(await fault({ delivery_date: dayFromNow(app, 2) })).toHaveProperty('delivery_date')
    expect(await fault({ delivery_date: dayFromNow(app, -2) })).toEqual({
      delivery_date: 'The cover had not started then',
    })
    expect(await fault({ loss_date: dayFromNow(app, 2) })).toEqual({
      loss_date: "The date can't be in the future",
    })
    expect(await fault({ loss_date: dayFromNow(app, -2) })).toEqual({
      loss_date: 'The cover had not started then',
    })
    const theirs = await givenDocument(app, stranger.token)
    expect(await fault({ documents: [{ kind: 'photo', url: theirs }] })).toHaveProperty(['documents.0.url'])
  })

  it('is refused for a loss after the cover, and for a notice before the loss', async () => {
    const policy = await givenBoundInsurance(app, payer, {
      valid_from: startedEverywhere(app),
      valid_to: dayFromNow(app, 1),
    })
    app.clock.advance(3 * 86_400_000)
    const fault = async (changes: Partial<ClaimForm>) =>
      failure(await save({ insurance_id: policy, ...changes })).error.fields
    expect(await fault({ loss_date: dayFromNow(app, 0) })).toEqual({ loss_date: 'The cover had ended then' })
    const dates = { loss_date: dayFromNow(app, -2), first_notice_date: dayFromNow(app, -3) }
    expect(await fault(dates)).toEqual({ first_notice_date: 'Enter the day of the loss or a later one' })
    const late = { loss_date: dayFromNow(app, -2), first_notice_date: dayFromNow(app, -1) }
    expect((await save({ insurance_id: policy, ...late })).status).toBe(200)
    app.clock.advance(-3 * 86_400_000)
  })

  it('is refused under a policy that is not in force, or has not started', async () => {
    const quoted = await givenQuotedInsurance(app, payer)
    const later = await givenBoundInsurance(app, payer)
    for (const insurance_id of [quoted, later])
      expect(failure(await save({ insurance_id })).error.code).toBe('ILLEGAL_STATE')
  })

  it('repeated with the same key is saved once, and a file named twice is one document', async () => {
    const key = randomUUID()
    const twice = papers?.slice(0, 1).flatMap((paper) => [paper, paper])
    const again = { documents: twice, insurance_id: await givenPolicyInForce(app, payer) }
    const [first, second] = [await save(again, { key }), await save(again, { key })]
    expect(second.body).toEqual(first.body)
    const query = { insurance_id: again.insurance_id }
    const listed = (await app.call(claims.list, { query }, mine())).body
    expect(listed.pagination.total).toBe(1)
    expect(listed.claims[0]?.documents).toHaveLength(1)
  })

  it('is not for another company', async () => {
    expect((await save({}, { token: stranger.token })).status).toBe(404)
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    const options = { token: stranger.token }
    expect((await app.call(claims.get, { body: { claim_id } }, options)).status).toBe(404)
    expect((await app.call(claims.carrierNotice, { query: { claim_id } }, options)).status).toBe(404)
    expect((await submit(claim_id, options)).status).toBe(404)
    const theirs = await app.call(claims.list, { query: {} }, options)
    expect(theirs.body.claims).toEqual([])
  })
})

test('the notice to the carrier can be downloaded at once, with few details too', async () => {
  const { body } = await app.call(claims.save, { body: { insurance_id: policyId } }, mine())
  const { claim_id } = body
  const letter = await app.call(claims.carrierNotice, { query: { claim_id } }, mine())
  expect(letter.headers['content-type']).toBe('application/pdf')
  expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the notice to the carrier names its days as people write them', async () => {
  const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
  const { delivery_date, loss_date, first_notice_date } = await read(claim_id)
  const { bytes } = await app.call(claims.carrierNotice, { query: { claim_id } }, mine())
  const letter = await textOfPaper(bytes)
  const day = (iso: string | null) => dayText(iso ?? '')
  expect(letter).toContain(`Delivered ${day(delivery_date)}`)
  expect(letter).toContain(`Loss happened ${day(loss_date)}, `)
  expect(letter).toContain(`Loss noticed ${day(first_notice_date)}`)
  expect(letter).not.toMatch(/\d{4}-\d\d-\d\d/)
})

test('the notice to the carrier is for the carrier alone, from a company whose country is named', async () => {
  const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
  const { bytes } = await app.call(claims.carrierNotice, { query: { claim_id } }, mine())
  const letter = await textOfPaper(bytes)
  expect(letter).not.toMatch(/is due|keep the proof/)
  expect(letter).toContain('New York, United States')
})

describe('the day by which the carrier is notified', () => {
  const dueFor = async (loss_type: ClaimForm['loss_type']) =>
    (await read((await save({ loss_type })).body.claim_id)).notice_due

  it('is the day of delivery for damage that was visible', async () => {
    expect(await dueFor('damage')).toBe(dayFromNow(app, 0))
  })

  it('is not given for a general average contribution', async () => {
    expect(await dueFor('general_average')).toBeNull()
  })
})

describe('sending a claim', () => {
  it('opens a task of the back office, and closes the draft', async () => {
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    expect((await submit(claim_id)).status).toBe(200)
    expect((await read(claim_id)).state).toBe('submitted')
    expect(failure(await save({ claim_id })).error.code).toBe('ILLEGAL_STATE')
    while ((await processEvents(app.deps)) > 0);
    const task = await app.db
      .selectFrom('tasks')
      .select(['kind', 'who', 'facts'])
      .where('subject_id', '=', claim_id)
      .executeTakeFirstOrThrow()
    expect(task).toMatchObject({
      kind: 'assess-claim',
      who: 'back_office',
      facts: { detail: '10,000.00 USD' },
    })
  })

  it('is refused while something is missing, and says what', async () => {
    const bare = await app.call(claims.save, { body: { insurance_id: policyId } }, mine())
    expect(failure(await submit(bare.body.claim_id)).error.fields).toEqual({
      loss_date: 'Say when the loss happened',
      loss_place: 'Say where the loss happened',
      first_notice_date: 'Say when the loss was noticed',
      loss_type: 'Select a type of loss',
      amount: 'Enter a valid amount',
      description: 'Describe what happened',
      documents:
        'Still missing: Commercial invoice; Packing list; Bill of lading, air waybill or consignment note',
    })
  })

  it('repeated with the same key is done once; without a key it is refused', async () => {
    const claim_id = await givenDraftClaim(app, payer, { insurance_id: policyId })
    const [first, second] = [
      await submit(claim_id, { key: claim_id }),
      await submit(claim_id, { key: claim_id }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(failure(await submit(claim_id)).error.code).toBe('ILLEGAL_STATE')
  })
})

type Options = { token?: string; key?: string }
const mine = (options: Options = {}) => ({ token: payer.token, ...options })
const save = (changes: Partial<ClaimForm> = {}, options: Options = {}) =>
  app.call(claims.save, { body: { ...wholeClaim(app, policyId, papers), ...changes } }, mine(options))
const submit = (claim_id: string, options: Options = {}) =>
  app.call(claims.submit, { body: { claim_id } }, mine(options))
const read = async (claim_id: string) =>
  (await app.call(claims.get, { body: { claim_id } }, mine())).body.claim
