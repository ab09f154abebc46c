import { links } from '@tradelane/contract/links/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { checklist } from '@tradelane/contract/quality-assurance/checklist'
import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, describe, expect, it } from 'vitest'
import { givenDraftOrder } from '../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenOpenedReport, givenReported, goodReport, inspector } from '../../../../test/given-report.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a stored report', () => {
  it('is what the inspector typed, in the order of the checklist, with what was computed from it', async () => {
    const length = { what: 'Length', unit: 'm', wanted: '2', tolerance: '0', found: '2.1' }
    const good = goodReport()
    const id = await givenReported(app, payer, () => ({
      ...good,
      checks: {
        ...good.checks,
        cartons: { answer: 'fail', note: '  Two are torn ' },
        license: { answer: 'not_applicable', note: '' },
      },
      defects: [...good.defects, { key: 'bcde2345', class: 'minor', description: 'Loose end', pieces: '3' }],
      measurements: [...good.measurements, length],
      comment: ' It rained. ',
    }))
    const sample = { sample_size: 125 }
    expect((await read(id)).report).toEqual({
      report_number: expect.stringMatching(/^TLR-\d{4}-\d{6}$/),
      verdict: 'rejected',
      reasons: ['Length: 2.1 m is outside 2 ± 0 m', 'Failed point: The cartons are undamaged and marked'],
      lot_difference: null,
      inspected_on: good.inspected_on,
      pieces_inspected: 125,
      quantities: [{ item: 'Cotton yarn', ordered: 3000, presented: 3000, packed: 2900 }],
      checks: Object.values(checklist)
        .flat()
        .map(({ code, label }) => {
          if (code === 'cartons') return { label, answer: 'fail', note: 'Two are torn' }
          return { label, answer: code === 'license' ? 'not_applicable' : 'pass', note: '' }
        }),
      defect_counts: [
        { class: 'critical', found: 0, ...sample, accept: 0, reject: 1, aql: null, severity: null },
        { class: 'major', found: 7, ...sample, accept: 7, reject: 8, aql: 2.5, severity: 'normal' },
        { class: 'minor', found: 3, ...sample, accept: 10, reject: 11, aql: 4, severity: 'normal' },
      ],
      defects: [
        { key: 'abcd1234', class: 'major', description: 'Broken cone', pieces: 7 },
        { key: 'bcde2345', class: 'minor', description: 'Loose end', pieces: 3 },
      ],
      measurements: [
        { ...good.measurements[0], is_within: true },
        { ...length, is_within: false },
      ],
      containers: good.containers,
      comment: 'It rained.',
      signature: { ...good.signature, email: inspector.inspector_email },
      photos: [{ photo_id: expect.any(String), place: 'goods', url: expect.stringMatching(/^https?:/) }],
      reported_at: expect.any(String),
      verification_url: expect.stringContaining('/quality-assurance/verify?report=TLR-'),
    })
  })

  it('has no sample, accept numbers and AQLs where the order has no lot', async () => {
    const id = await givenReported(app, payer, () => ({}), { lot_size: null, inspection_level: null })
    const none = { sample_size: null, accept: null, reject: null, aql: null, severity: null }
    expect((await read(id)).report).toMatchObject({
      reasons: ['Major defects: 7 pieces'],
      defect_counts: [
        { class: 'critical', found: 0, ...none },
        { class: 'major', found: 7, ...none },
        { class: 'minor', found: 0, ...none },
      ],
    })
  })

  it('is to be answered by the day that is promised from then', async () => {
    const { report, quality_assurance_data } = await read(await givenReported(app, payer))
    const reportedAt = new Date(report?.reported_at ?? 0)
    expect(quality_assurance_data.respond_due_at).toBe(dueAt('acceptReport', reportedAt, 'US').toISOString())
  })

  it('ends its own draft, and none of the company’s other inspections', async () => {
    const [other, own] = [await givenOpenedReport(app, payer), await givenOpenedReport(app, payer)]
    const draftsOf = async () =>
      (await app.db.selectFrom('inspection_drafts').select('quality_assurance_id').execute()).map(
        ({ quality_assurance_id }) => quality_assurance_id,
      )
    for (const { opened } of [other, own])
      await app.call(inspectionReports.save, { body: { ...opened, report: goodReport() } })
    expect(await draftsOf()).toEqual(expect.arrayContaining([other.id, own.id]))
    const sent = await app.call(links.complete, { body: { ...own.opened, fields: { ...goodReport() } } })
    expect(sent.status).toBe(200)
    expect(await draftsOf()).toEqual([other.id])
  })
})

describe('the document of a report', () => {
  it.each([
    [{ supplier_audit: 0 }, 'Quality assurance, Loading inspection'],
    [{ quality_assurance: 0 }, 'Supplier audit, Loading inspection'],
  ] as const)('names of an order with %j the services, and the companies: %s', async (order, services) => {
    const text = await paperOf(await givenReported(app, payer, () => ({}), order))
    expect(text).toContain(`Services ${services} Ordered by`)
    expect(text).toContain('Supplier Deccan Mills Pvt Ltd Address')
    expect(text).toContain('Inspection company Ganges Inspection Inspected')
    expect(text).toContain(
      'plans of ISO 2859-1:1999, which the edition of 2026 keeps as far as we know. Skip-lot sampling is not offered.',
    )
  })
})

it.each([
  { lot_size: null, inspection_level: 'II' },
  { lot_size: 3000, inspection_level: null },
  { lot_size: null, inspection_level: null },
] as const)('a draft has no sample with %j', async (order) => {
  const { quality_assurance_data } = await read(await givenDraftOrder(app, payer.token, order))
  expect(quality_assurance_data).toMatchObject({ ...order, sampling: null })
})

const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body
const paperOf = async (quality_assurance_id: string) =>
  textOfPaper((await app.call(qualityAssurance.reportFile, { query: { quality_assurance_id } }, payer)).bytes)
