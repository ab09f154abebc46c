import type { WireInput } from '@tradelane/contract'
import { officeAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { supplierRecords } from '@tradelane/contract/quality-assurance/supplier-calls'
import { checkInvariants } from '@tradelane/ledger'
import type { SwitchingState, SwitchReason } from '@tradelane/sampling'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  allAnswers,
  givenDraftOrder,
  givenMill,
  givenScheduledInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenReported, type Report } from '../../../../test/given-report.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
const office = prepared(() => givenAdministrator(app))
let supplier: string
beforeEach(async () => {
  supplier = await givenMill(app, payer.token)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('an audit', () => {
  it('lets acceptance begin again only when it had findings and all are verified', async () => {
    await givenRecord({ severity: 'tightened', isDiscontinued: true, why: 'five_refused' })
    const id = await givenScheduledInspection(app, payer, { beneficiary_id: supplier })
    const seen: unknown[] = []
    const saved: Finding[][] = [[], [fire('open'), fire('verified')], [fire('done')], [fire('verified')]]
    for (const [version, findings] of saved.entries()) {
      expect((await save(id, { version, findings })).status).toBe(200)
      seen.push((await record()).switching.map(({ is_discontinued }) => is_discontinued))
    }
    expect(seen).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, false],
    ])
  })

  it('is noted with its score, its findings, those that are open, and the audit before', async () => {
    const id = await givenScheduledInspection(app, payer, { beneficiary_id: supplier })
    const findings = [fire('open'), fire('done'), fire('verified')]
    await save(id, { findings })
    await save(id, { version: 1, answers: allAnswers('not_applicable') })
    expect(await eventsOf(id)).toEqual([
      ['audit_recorded', { score: '91 of 100', findings: 3, open: 2 }],
      [
        'audit_changed',
        {
          ...{ score: 'no score', findings: 0, open: 0 },
          before: expect.objectContaining({ version: 1, score: 91, findings }),
        },
      ],
    ])
  })

  it('has a finding for a question that is partly met, due on the day of the audit', async () => {
    const id = await givenScheduledInspection(app, payer, { beneficiary_id: supplier })
    const today = dayFromNow(app, 0)
    const findings = [{ ...fire('open'), due_on: today }]
    const answers = { ...allAnswers('yes'), fire: 'partly' as const }
    expect((await save(id, { audited_on: today, answers, findings })).status).toBe(200)
    expect((await record()).newest_audits).toMatchObject([{ score: 95, open_actions: 1 }])
  })

  it('is not recorded for a draft, which the back office does not see', async () => {
    const id = await givenDraftOrder(app, payer.token)
    expect(failure(await save(id)).error.code).toBe('NOT_FOUND')
  })

  it('is not recorded for an inspection that was aborted after its day was agreed', async () => {
    const id = await givenScheduledInspection(app, payer, { beneficiary_id: supplier })
    const { which } = await seenByOffice(app, id)
    const body = { ...which, reason: 'Factory closed', at_cost_of: 'customer' as const }
    expect((await app.call(officeInspections.abort, { body }, office)).status).toBe(200)
    expect(failure(await save(id)).error.code).toBe('ILLEGAL_STATE')
    expect((await record()).newest_audits).toEqual([])
  })
})

describe('the record of a supplier', () => {
  const severityOf = async (id: string) =>
    app.db
      .selectFrom('quality_inspections')
      .select(['severity_major', 'severity_minor', 'severity_reason'])
      .where('quality_assurance_id', '=', id)
      .executeTakeFirstOrThrow()
  const accept = (quality_assurance_id: string) =>
    app.call(qualityAssurance.acceptReport, { body: { quality_assurance_id, accept_rejected: true } }, payer)
  const minors = (pieces: string) => (): Partial<Report> => ({
    defects: [{ key: 'abcd1234', class: 'minor', description: 'Loose end', pieces }],
  })
  const report = async (pieces: string, beneficiary_id = supplier) => {
    const id = await givenReported(app, payer, minors(pieces), { beneficiary_id })
    expect((await accept(id)).status).toBe(200)
  }

  it('counts a lot that has passed, and what it learns of one supplier changes no other', async () => {
    await report('1')
    const before = await record()
    expect(before).toMatchObject({
      ...{ lots: 1, passed: 1, pieces: 125, per_hundred: { critical: 0, major: 0, minor: 0.8 } },
      newest_lots: [{ verdict: 'passed', is_reinspection: false }],
    })
    const other = await givenMill(app, payer.token, { company_name: 'Ambika Textiles' })
    await report('11', other)
    await report('11', other)
    expect(await record(other)).toMatchObject({ lots: 2, passed: 0 })
    expect(await record()).toEqual(before)
    const order = { beneficiary_id: other }
    expect(await severityOf(await givenSubmittedOrder(app, payer.token, order))).toEqual({
      ...{ severity_major: 'normal', severity_minor: 'tightened' },
      severity_reason: expect.stringMatching(/^Minor defects: tightened inspection since /),
    })
    const audit = await givenSubmittedOrder(app, payer.token, { ...order, quality_assurance: 0 })
    expect(await severityOf(audit)).toEqual({
      ...{ severity_major: 'normal', severity_minor: 'normal', severity_reason: null },
    })
  })

  it('gives an order no reason for normal inspection, also after it was tightened', async () => {
    await givenRecord({ severity: 'normal', isDiscontinued: false, why: 'five_accepted' })
    const id = await givenSubmittedOrder(app, payer.token, { beneficiary_id: supplier })
    expect(await severityOf(id)).toEqual({
      ...{ severity_major: 'normal', severity_minor: 'normal', severity_reason: null },
    })
  })

  it('gives an order the reason why acceptance has ended', async () => {
    await givenRecord({ severity: 'tightened', isDiscontinued: true, why: 'five_refused' })
    const id = await givenSubmittedOrder(app, payer.token, { beneficiary_id: supplier })
    const { severity_reason } = await severityOf(id)
    expect(severity_reason).toMatch(
      /^Major defects: acceptance by sampling is discontinued since .*\. Minor defects: acceptance by /,
    )
  })
})

type Saved = WireInput<typeof officeAudits.save>['body']
type Finding = Saved['findings'][number]
const fire = (state: Finding['state']): Finding => ({
  question: 'fire',
  grade: 'major',
  description: 'The exit of hall 2 is locked',
  action: 'Remove the lock, and train the guards',
  owner: 'Meera Joshi',
  due_on: dayFromNow(app, 14),
  state,
})
const save = (quality_assurance_id: string, changes: Partial<Saved> = {}) => {
  const body = {
    quality_assurance_id,
    version: 0,
    auditor_name: 'Arjun Sen',
    audited_on: dayFromNow(app, 0),
    answers: { ...allAnswers('yes'), fire: 'no' as const },
    findings: [],
    ...changes,
  }
  return app.call(officeAudits.save, { body }, office)
}
const record = async (beneficiary_id = supplier) =>
  (await app.call(supplierRecords.get, { body: { beneficiary_id } }, payer)).body.record
const eventsOf = async (id: string) =>
  (
    await app.db
      .selectFrom('events')
      .select(['to_state', 'after'])
      .where('subject_id', '=', id)
      .where('to_state', 'in', ['audit_recorded', 'audit_changed'])
      .orderBy('event_id')
      .execute()
  ).map(({ to_state, after }) => [to_state, after])

type ClassState = SwitchingState & { why: SwitchReason; since: string }

/** The supplier as earlier lots have left it. */
async function givenRecord(major: Pick<ClassState, 'severity' | 'isDiscontinued' | 'why'>): Promise<void> {
  const since = app.clock.now().toISOString()
  const state = JSON.stringify({ isReductionAllowed: false, score: 0, results: [], since, ...major })
  await app.db
    .insertInto('supplier_records')
    .values({
      ...{ uid: payer.companyId, beneficiary_id: supplier, lots: 7, passed: 0, pieces: 875n },
      ...{ critical_found: 0n, major_found: 56n, minor_found: 0n },
      ...{ is_reduction_allowed: false, major: state, minor: state, updated_at: app.clock.now() },
    })
    .execute()
}
