import { randomUUID } from 'node:crypto'
import { officeAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeSupplierRecords, supplierRecords } from '@tradelane/contract/quality-assurance/supplier-calls'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  allAnswers,
  givenMill,
  givenScheduledInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { givenReported } from '../../../../../test/given-report.ts'
import { storedColumns } from '../../../../../test/stored-columns.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { inTransaction } from '../../../../transaction.ts'
import { severityFor } from './supplier-record.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
beforeAll(async () => {
  model = await givenReported(app, payer)
})
/** A report that passed, of which the lots below are copies. */
let model: string
let supplier: string
beforeEach(async () => {
  supplier = await givenMill(app, payer.token, { company_name: `Mill ${randomUUID().slice(0, 8)}` })
})

describe('the record of a supplier', () => {
  it('is empty before its first report', async () => {
    expect(await record()).toMatchObject({
      ...{ lots: 0, passed: 0, pieces: 0, per_hundred: null, newest_lots: [], newest_audits: [] },
      switching: [
        { class: 'major', severity: 'normal', reason: null, score: 0 },
        { class: 'minor', severity: 'normal', reason: null, score: 0 },
      ],
    })
  })

  it('counts a report when the customer has answered it, with defects per hundred pieces', async () => {
    const id = await givenReported(app, payer, () => ({}), { beneficiary_id: supplier })
    expect((await record()).lots).toBe(0)
    await accept(id)
    await lots(1, { major: 1, minor: 2 })
    expect(await record()).toMatchObject({
      ...{ lots: 2, passed: 1, pieces: 250, per_hundred: { critical: 0, major: 3.2, minor: 0.8 } },
      newest_lots: [
        { quality_assurance_id: id, verdict: 'passed', pieces: 125, per_hundred: { major: 5.6 } },
        { verdict: 'rejected', pieces: 125, per_hundred: { major: 0.8, minor: 1.6 } },
      ],
    })
  })

  it('answers the newest twelve lots one by one, and counts all', async () => {
    await lots(14)
    const { lots: all, newest_lots } = await record()
    expect([all, newest_lots.length]).toEqual([14, 12])
  })

  it('counts a report once that is answered again, after the new inspection was cancelled', async () => {
    const id = await givenLot({ major: 8 })
    const asked = await app.call(qualityAssurance.reinspect, { body: { quality_assurance_id: id } }, payer)
    expect((await record()).lots).toBe(1)
    const { quality_assurance_id } = asked.body
    await app.call(qualityAssurance.cancel, { body: { quality_assurance_id } }, payer)
    expect((await accept(id)).status).toBe(200)
    expect((await record()).lots).toBe(1)
  })

  it('counts one report once that twenty people accept at once', async () => {
    const id = await givenLot()
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await record()).lots).toBe(1)
  })

  it('counts each of twenty reports that are accepted at once', async () => {
    const ids = []
    for (let made = 0; made < 20; made++) ids.push(await givenLot({ minor: 1 }))
    const answers = await Promise.all(ids.map(accept))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await record()).toMatchObject({ lots: 20, per_hundred: { minor: 0.8 } })
  })

  it('is read by the back office, and by nobody else', async () => {
    await lots(1)
    const [only] = (await record()).newest_lots
    const { token } = await seenByOffice(app, model)
    const body = { quality_assurance_id: only?.quality_assurance_id ?? '' }
    const seen = await app.call(officeSupplierRecords.get, { body }, { token })
    expect(seen.body.record).toEqual(await record())
    const stranger = await givenPayer(app)
    const theirs = await app.call(supplierRecords.get, { body: { beneficiary_id: supplier } }, stranger)
    expect(theirs.status).toBe(404)
  })

  it('has the audits with their scores and open corrective actions', async () => {
    const id = await givenAudited('open')
    expect((await record()).newest_audits).toMatchObject([
      { quality_assurance_id: id, audited_on: dayFromNow(app, 0), score: 91, open_actions: 1 },
    ])
  })
})

async function givenAudited(state: 'open' | 'verified'): Promise<string> {
  const id = await givenScheduledInspection(app, payer, { beneficiary_id: supplier })
  const { token } = await seenByOffice(app, id)
  const finding = {
    question: 'fire' as const,
    grade: 'major' as const,
    ...{ description: 'The exit is locked', action: 'Remove the lock', owner: 'Meera Joshi' },
    due_on: dayFromNow(app, 14),
    state,
  }
  const body = {
    ...{ quality_assurance_id: id, version: 0, auditor_name: 'Arjun Sen', audited_on: dayFromNow(app, 0) },
    answers: { ...allAnswers('yes'), fire: 'no' as const },
    findings: [finding],
  }
  const saved = await app.call(officeAudits.save, { body }, { token })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return id
}

describe('the next lot of a supplier', () => {
  it('is under tightened inspection after two rejected lots, and its report is judged by that plan', async () => {
    await lots(2, { major: 8 })
    const order = { beneficiary_id: supplier }
    const id = await givenReported(
      app,
      payer,
      ({ defects }) => ({ defects: defects.map((one) => ({ ...one, pieces: '6' })) }),
      order,
    )
    const { body } = await app.call(qualityAssurance.get, { body: { quality_assurance_id: id } }, payer)
    expect(body.quality_assurance_data.sampling).toMatchObject({
      major: { accept: 5, reject: 6, severity: 'tightened' },
      minor: { accept: 10, severity: 'normal' },
      reason: expect.stringMatching(
        /^Major defects: tightened inspection since \d+ \w+ \d{4}\. Of the last 5 lots or fewer, 2 were not accepted\.$/,
      ),
    })
    expect(body.report).toMatchObject({
      verdict: 'rejected',
      reasons: ['Major defects: 6 pieces, rejected from 6'],
      defect_counts: [{}, { severity: 'tightened', accept: 5 }, { severity: 'normal' }],
    })
    const file = await app.call(qualityAssurance.reportFile, { query: { quality_assurance_id: id } }, payer)
    expect(await textOfPaper(file.bytes)).toMatch(/Major \(tightened\)\s+2\.5\s+125\s+5\s+6\s+6/)
  })

  it('keeps the plan that its order was submitted with', async () => {
    const before = await givenSubmittedOrder(app, payer.token, { beneficiary_id: supplier })
    await lots(2, { major: 8 })
    const { body } = await app.call(qualityAssurance.get, { body: { quality_assurance_id: before } }, payer)
    expect(body.quality_assurance_data.sampling).toMatchObject({
      major: { severity: 'normal' },
      reason: null,
    })
  })

  it('walks from normal to tightened, back, to reduced, back, and to the end of acceptance', async () => {
    const walked: string[] = []
    const walk = async (count: number, lot: Lot) => {
      await lots(count, lot)
      const at = await severityOf('major')
      walked.push(`${at?.severity}${at?.is_discontinued ? ', discontinued' : ''}: ${at?.reason}`)
    }
    await walk(1, { major: 8 })
    await walk(4, { major: 7 })
    await walk(1, { major: 8 })
    await walk(1, { major: 8 })
    await walk(4, { major: 5 })
    await walk(1, { major: 5 })
    await allow(true)
    // Each adds 3 to the score: 5 would be accepted one step tighter as well.
    await walk(9, { major: 5 })
    await walk(1, { major: 5 })
    await walk(3, { major: 5 })
    await walk(1, { critical: 1 })
    await walk(2, { major: 8 })
    await walk(5, { major: 6 })
    await walk(6, { major: 0 })
    expect(walked).toEqual([
      'normal: null',
      'normal: null',
      'normal: null',
      'tightened: Of the last 5 lots or fewer, 2 were not accepted.',
      'tightened: Of the last 5 lots or fewer, 2 were not accepted.',
      'normal: 5 consecutive lots were accepted under tightened inspection.',
      'normal: 5 consecutive lots were accepted under tightened inspection.',
      'reduced: The switching score reached 30, and reduced inspection is allowed.',
      'reduced: The switching score reached 30, and reduced inspection is allowed.',
      'normal: A lot was not accepted under reduced inspection.',
      'tightened: Of the last 5 lots or fewer, 2 were not accepted.',
      'tightened, discontinued: 5 lots were not accepted under tightened inspection.',
      'tightened, discontinued: 5 lots were not accepted under tightened inspection.',
    ])
    await givenAudited('verified')
    expect(await severityOf('major')).toMatchObject({
      ...{ severity: 'tightened', is_discontinued: false },
      reason: 'The corrective actions of an audit were verified.',
    })
    await lots(5)
    expect(await severityOf('major')).toMatchObject({ severity: 'normal' })
  }, 60_000)

  it('is not changed by a new inspection of the same lot', async () => {
    const first = await givenLot({ major: 8 })
    await accept(first)
    await lots(1, { major: 8, reinspects: first })
    expect(await severityOf('major')).toMatchObject({ severity: 'normal' })
    expect(await record()).toMatchObject({ lots: 2, newest_lots: [{}, { is_reinspection: true }] })
  })

  it.each([0, 124])('is not changed by a lot of whose 125 pieces %i were inspected', async (pieces) => {
    await lots(2, { pieces, major: pieces === 0 ? 0 : 8 })
    expect(await severityOf('major')).toMatchObject({ severity: 'normal', score: 0 })
    expect(await record()).toMatchObject({
      ...{ lots: 2, pieces: 2 * pieces, per_hundred: pieces === 0 ? null : { major: 6.45 } },
    })
  })

  it('comes under reduced inspection only where the customer allows it, and not longer', async () => {
    await lots(10)
    expect(await severityOf('minor')).toMatchObject({ severity: 'normal', score: 30 })
    expect((await allow(true)).status).toBe(200)
    expect(await severityOf('minor')).toMatchObject({ severity: 'reduced' })
    expect((await allow(false)).status).toBe(200)
    expect(await severityOf('minor')).toMatchObject({
      ...{ severity: 'normal', score: 0 },
      reason: 'Reduced inspection is not allowed any more.',
    })
  })

  it('is allowed to come under reduced inspection by an approver of the company alone', async () => {
    const viewer = await givenColleague(app, payer, 'viewer')
    expect(failure(await allow(true, viewer.token)).error.code).toBe('ROLE_NOT_ALLOWED')
    const stranger = await givenPayer(app)
    expect(failure(await allow(true, stranger.token)).error.code).toBe('NOT_FOUND')
    expect((await record()).is_reduction_allowed).toBe(false)
  })
})

const record = async (beneficiary_id = supplier) =>
  (await app.call(supplierRecords.get, { body: { beneficiary_id } }, payer)).body.record
const severityOf = async (name: 'major' | 'minor') =>
  (await record()).switching.find((one) => one.class === name)
const accept = (quality_assurance_id: string) =>
  app.call(qualityAssurance.acceptReport, { body: { quality_assurance_id, accept_rejected: true } }, payer)
const allow = (is_allowed: boolean, token = payer.token, beneficiary_id = supplier) =>
  app.call(supplierRecords.allowReduced, { body: { beneficiary_id, is_allowed } }, { token })

type Lot = { critical?: number; major?: number; minor?: number; pieces?: number; reinspects?: string }

/** A reported lot of 3,000 pieces of the supplier, sampled as its record asks for: a copy of the model with other defects. */
async function givenLot({
  critical = 0,
  major = 0,
  minor = 0,
  pieces = 125,
  reinspects,
}: Lot = {}): Promise<string> {
  const id = randomUUID()
  const scope = systemScope(payer.companyId)
  const order = { beneficiary_id: supplier, quality_assurance: true }
  const severity = await inTransaction(app.db, (tx) => severityFor(tx, scope, order))
  const set = {
    quality_assurance_id: id,
    beneficiary_id: supplier,
    ...severity,
    reinspects: reinspects ?? null,
  }
  const found = JSON.stringify(
    Object.entries({ critical, major, minor }).map(([name, count]) => ({ class: name, found: count })),
  )
  const columns = sql.raw(await storedColumns(app, 'quality_inspections'))
  await sql`insert into quality_inspections (${columns}) overriding user value
    select ${columns} from (select (jsonb_populate_record(i, ${JSON.stringify(set)}::jsonb)).*
      from quality_inspections i where quality_assurance_id = ${model}) as copied`.execute(app.db)
  await sql`insert into inspection_reports
    select ${id}, uid, ${id}, left(${id}, 20), 'rejected', report || jsonb_build_object('defect_counts', ${found}::jsonb, 'pieces_inspected', ${pieces}::int), reported_at
      from inspection_reports where quality_assurance_id = ${model}`.execute(app.db)
  return id
}

async function lots(count: number, lot: Lot = {}): Promise<void> {
  for (let made = 0; made < count; made++) expect((await accept(await givenLot(lot))).status).toBe(200)
}
