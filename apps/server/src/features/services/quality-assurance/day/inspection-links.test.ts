import { links } from '@tradelane/contract/links/calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askSupplier, dayAnswer, givenAskedSupplier, openDayLink } from '../../../../../test/given-day.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  deccan,
  givenConfirmedInspection,
  givenScheduledInspection,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import {
  givenOpenedReport,
  givenReported,
  goodReport,
  inspector,
  newestReportToken,
  sendLink,
} from '../../../../../test/given-report.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { inspectionDayLink } from './day-link.ts'

const app = theApp()
let payer: Payer
beforeAll(async () => {
  // Far from midnight: some of these tests are about days.
  const now = app.clock.now().getTime()
  app.clock.advance(new Date(now).setUTCHours(12, 0, 0, 0) - now)
  payer = await givenPayer(app, { balance: '60000', name: customer })
})
afterEach(async () => {
  await app.deps.pool.query('delete from failed_attempts')
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the link of the supplier', () => {
  it('shows what is ordered, the proposed days in order and once each, and who is known there', async () => {
    const id = await givenConfirmedInspection(app, payer)
    const [fifth, sixth] = [dayFromNow(app, 5), dayFromNow(app, 6)]
    expect((await askSupplier(app, id, [sixth, fifth, sixth])).status).toBe(200)
    const { facts, fields } = await openDayLink(app)
    expect(facts).toEqual([
      { term: 'Inspection', value: await numberOf(id) },
      { term: 'Ordered by', value: customer },
      { term: 'Services', value: 'Supplier audit, Quality assurance, Loading inspection' },
      { term: 'Goods', value: 'Cotton yarn on cones, 30s combed' },
      { term: 'Pieces', value: '3,000' },
      { term: 'Audit', value: 'Working conditions and quality management' },
      { term: 'Containers', value: '1' },
      { term: 'Inspection company', value: 'Ganges Inspection' },
    ])
    expect(fields).toEqual({
      proposed_days: `${fifth} ${sixth}`,
      last_day: dayFromNow(app, 19),
      receiver_name: 'Meera Joshi',
      receiver_phone: deccan.phone_number,
      address: 'Plot 7, MIDC Ranjangaon, Pune',
    })
  })

  it('leaves out what belongs to services that are not ordered', async () => {
    const id = await givenConfirmedInspection(app, payer, { supplier_audit: 0, quality_assurance: 0 })
    await askSupplier(app, id)
    expect((await openDayLink(app)).facts).toEqual([
      { term: 'Inspection', value: await numberOf(id) },
      { term: 'Ordered by', value: customer },
      { term: 'Services', value: 'Loading inspection' },
      { term: 'Containers', value: '1' },
      { term: 'Inspection company', value: 'Ganges Inspection' },
    ])
  })

  it('takes today, where it was proposed', async () => {
    const id = await givenConfirmedInspection(app, payer)
    const day = dayFromNow(app, 0)
    expect((await askSupplier(app, id, [day])).status).toBe(200)
    const { opened } = await openDayLink(app)
    expect((await complete(opened, dayAnswer(app, { day }))).status).toBe(200)
    expect((await read(id)).appointment).toMatchObject({ proposed_days: [day], day })
  })

  it('answers for its own inspection, and for no other of the same supplier', async () => {
    const { id: other } = await givenAskedSupplier(app, payer)
    const { id, opened } = await givenAskedSupplier(app, payer)
    expect((await complete(opened, dayAnswer(app))).status).toBe(200)
    expect((await read(id)).appointment?.day).toBe(dayFromNow(app, 6))
    expect((await read(other)).appointment).toMatchObject({ answered_at: null, day: null, address: null })
  })

  it('takes no answer once the inspector has reported', async () => {
    const { id, opened: report } = await givenOpenedReport(app, payer)
    await askSupplier(app, id)
    const { opened } = await openDayLink(app)
    expect((await complete(report, goodReport())).status).toBe(200)
    expect(codeOf(await complete(opened, dayAnswer(app)))).toBe('LINK_DEAD')
    expect((await read(id)).appointment).toMatchObject({ answered_at: null, day: null })
  })

  it('proposes nothing where the question was settled while it was being opened', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    const link = await app.db
      .selectFrom('links')
      .selectAll()
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.cancel, { body }, payer)).status).toBe(200)
    if (inspectionDayLink.purpose === 'doc_upload') throw new Error('It has a form')
    const { fields } = await inspectionDayLink.load(app.deps, link)
    expect(fields).toMatchObject({ proposed_days: '', last_day: '', receiver_name: 'Meera Joshi' })
    expect(codeOf(await complete(opened, dayAnswer(app)))).toBe('LINK_DEAD')
  })
})

describe('the link of the inspector', () => {
  /** What its page says of the inspection. */
  const factsShown = async () => {
    const token = await newestReportToken(app)
    app.clock.advance(31_000)
    await app.call(links.sendCode, { body: { token } })
    const verify_code = await app.newestCode(inspector.inspector_email)
    return (await app.call(links.open, { body: { token, verify_code } })).body.facts
  }

  it('says where and for whom, at the address of the order where the supplier was not asked', async () => {
    const id = await givenScheduledInspection(app, payer)
    await sendLink(app, id)
    expect(await factsShown()).toEqual([
      { term: 'Inspection', value: await numberOf(id) },
      { term: 'Day', value: dayText(dayFromNow(app, 6)) },
      { term: 'Supplier', value: 'Deccan Mills Pvt Ltd' },
      { term: 'Address', value: 'Plot 7, MIDC Ranjangaon, Pune' },
      { term: 'Ordered by', value: customer },
    ])
  })

  it('says who receives the inspector, and at which address, as the supplier answered', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    await complete(opened, dayAnswer(app))
    const { which, ...office } = await seenByOffice(app, id)
    const body = { ...which, scheduled_for: dayFromNow(app, 6) }
    await app.call(officeInspections.schedule, { body }, office)
    await sendLink(app, id)
    expect(await factsShown()).toEqual([
      { term: 'Inspection', value: await numberOf(id) },
      { term: 'Day', value: dayText(dayFromNow(app, 6)) },
      { term: 'Supplier', value: 'Deccan Mills Pvt Ltd' },
      { term: 'Address', value: 'Gate 3, MIDC Ranjangaon, Pune' },
      { term: 'Received by', value: 'Sunil Patil, +912055509876' },
      { term: 'Ordered by', value: customer },
    ])
  })

  it('is not sent before a day is agreed, nor once there is a report', async () => {
    expect(codeOf(await sendLink(app, await givenConfirmedInspection(app, payer)))).toBe('ILLEGAL_STATE')
    expect(codeOf(await sendLink(app, await givenReported(app, payer)))).toBe('ILLEGAL_STATE')
  })

  it('takes a report of tomorrow, which has started where a day starts first, and none of the day after', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    const sent = (days: number) => complete(opened, { ...goodReport(), inspected_on: dayFromNow(app, days) })
    expect(fieldsOf(await sent(2))).toEqual({ inspected_on: "The date can't be in the future" })
    expect((await sent(1)).status).toBe(200)
    expect((await read(id)).report?.inspected_on).toBe(dayFromNow(app, 1))
  })

  it('takes a report without a defect only with its pieces, where the order has a sample', async () => {
    const { opened } = await givenOpenedReport(app, payer)
    const report = { ...goodReport(), pieces_inspected: '', defects: [] }
    expect(fieldsOf(await complete(opened, report))).toEqual({
      pieces_inspected: 'Enter how many pieces you inspected',
    })
    expect((await complete(opened, { ...report, pieces_inspected: '125' })).status).toBe(200)
  })

  it('takes a report of an audit without pieces: it has no sample', async () => {
    const audit = { quality_assurance: 0, loading_inspection: 0 } as const
    const { id, opened } = await givenOpenedReport(app, payer, audit)
    const none = { pieces_inspected: '', defects: [], quantities: [], containers: [], measurements: [] }
    expect((await complete(opened, { ...goodReport(), ...none })).status).toBe(200)
    expect((await read(id)).report).toMatchObject({ pieces_inspected: null, verdict: 'passed' })
  })
})

type Opened = { token: string; session: string }
const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body
const numberOf = async (id: string) => (await read(id)).quality_assurance_data.quality_assurance_number
const customer = 'Okafor Imports Inc.'
const complete = (opened: Opened, fields: Record<string, unknown>) =>
  app.call(links.complete, { body: { ...opened, fields } })
const codeOf = (given: { status: number; body: object }) => failure(given).error.code
const fieldsOf = (given: { status: number; body: object }) => failure(given).error.fields
