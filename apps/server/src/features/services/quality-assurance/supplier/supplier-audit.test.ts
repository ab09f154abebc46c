import type { WireInput } from '@tradelane/contract'
import { officeAudits, supplierAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import {
  type AuditAnswer,
  type AuditCode,
  auditCodes,
} from '@tradelane/contract/quality-assurance/audit-questions'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { beforeAll, expect, it } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  allAnswers,
  givenConfirmedInspection,
  givenScheduledInspection,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '30000' }))
let id: string
let office: { token: string }
beforeAll(async () => {
  id = await givenScheduledInspection(app, payer)
  const { which, ...asked } = await seenByOffice(app, id)
  office = asked
})
const fire = (changes: Partial<Saved['findings'][number]> = {}) => ({
  question: 'fire' as const,
  grade: 'major' as const,
  description: 'The exit of hall 2 is locked',
  action: 'Remove the lock, and train the guards',
  owner: 'Meera Joshi',
  due_on: dayFromNow(app, 14),
  state: 'open' as const,
  ...changes,
})

it('is recorded with its score, findings and corrective actions, and the customer reads and hears of it', async () => {
  const id = await givenScheduledInspection(app, payer)
  const which = { quality_assurance_id: id }
  expect((await read(payer.token, id)).body.audit).toBeNull()
  const [first, again] = [await save(which, { key: 'audit' }), await save(which, { key: 'audit' })]
  expect([first.status, again.body]).toEqual([200, first.body])
  const { audit, quality_assurance_number } = (await read(payer.token, id)).body
  expect(quality_assurance_number).toMatch(/^QA-/)
  expect(audit).toMatchObject({
    version: 1,
    auditor_name: 'Arjun Sen',
    answers: answered({ fire: 'no' }),
    findings: [fire()],
    // 8 of 92 points are lost.
    score: 91,
  })
  const { body } = await app.call(officeAudits.get, { body: { quality_assurance_id: id } }, office)
  expect(body.audit).toEqual(audit)
  const detail = await app.call(
    qualityAssurance.get,
    { body: { quality_assurance_id: id } },
    { token: payer.token },
  )
  expect(detail.body.timeline.map(({ title }) => title)).toContain('Supplier audited')
  while ((await processEvents(app.deps)) > 0);
  const notified = await app.db
    .selectFrom('notifications')
    .selectAll()
    .where('uid', '=', payer.companyId)
    .execute()
  expect(
    JSON.stringify(notified, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
  ).toContain('91 of 100')
})

it('is continued in the version that was looked at, as its corrective actions are done', async () => {
  const which = { quality_assurance_id: await givenScheduledInspection(app, payer) }
  await save(which)
  const findings = [fire({ state: 'verified' })]
  expect((await save({ ...which, version: 1, findings })).status).toBe(200)
  const { audit } = (await read(payer.token, which.quality_assurance_id)).body
  expect(audit).toMatchObject({ version: 2, findings })
  expect(failure(await save({ ...which, version: 1 })).error.code).toBe('CONFLICT')
  expect(failure(await save(which)).error.code).toBe('CONFLICT')
})

it('of two that are saved at once keeps one', async () => {
  const { audit } = (await read()).body
  const version = audit?.version ?? 0
  const both = await race(app, [() => save({ version }), () => save({ version, auditor_name: 'Leela Rao' })])
  const statuses = both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await read()).body.audit?.version).toBe(version + 1)
})

it.each([
  [{ auditor_name: '' }, 'auditor_name', 'Auditor is required'],
  [{ audited_on: '2099-01-01' }, 'audited_on', 'The date cannot be in the future'],
  [{ answers: { ...allAnswers('yes'), fire: undefined } }, 'answers.fire', 'Answer every question'],
  [{ answers: { ...allAnswers('yes'), fire: 'maybe' } }, 'answers.fire', 'Answer every question'],
])('is refused with %j', async (changes, field, message) => {
  const { audit } = (await read()).body
  const refused = failure(await save({ version: audit?.version ?? 0, findings: [], ...changes } as never))
  expect(refused.error.fields).toEqual({ [field]: message })
  expect((await read()).body.audit).toEqual(audit)
})

it.each([
  ['question', 'scope', 'Select a question that is answered with no or partly'],
  ['description', '', 'Description is required'],
  ['action', '', 'Corrective action is required'],
  ['owner', '', 'Owner is required'],
  ['due_on', '2020-01-01', 'The date cannot be before the audit'],
  ['due_on', '9999-12-31', 'Choose a day within 10 years'],
  ['grade', 'huge', 'Select major or minor'],
  ['state', 'lost', 'Select a state'],
])('has no finding with %s %j: %s', async (field, value, message) => {
  const { audit } = (await read()).body
  const findings = [fire({ [field]: value } as never)]
  const refused = failure(await save({ version: audit?.version ?? 0, findings }))
  expect(refused.error.fields).toEqual({ [`findings.0.${field}`]: message })
})

it('is recorded only for an order with an audit whose day is agreed', async () => {
  const early = await givenConfirmedInspection(app, payer)
  expect(failure(await save({ quality_assurance_id: early })).message).toBe(
    'The audit is recorded once its day is agreed.',
  )
  const other = await givenScheduledInspection(app, payer, { supplier_audit: 0 })
  expect(failure(await save({ quality_assurance_id: other })).error.code).toBe('NOT_FOUND')
  expect((await read(payer.token, other)).status).toBe(404)
})

it('is not read by another company, and not saved by a customer', async () => {
  const { token } = await givenCompany(app)
  expect((await read(token)).status).toBe(404)
  expect((await save({}, { token: payer.token })).status).toBe(401)
})

it('asks what the contract lists', () => {
  expect(Object.keys(allAnswers('yes'))).toEqual([...auditCodes])
})

type Saved = WireInput<typeof officeAudits.save>['body']
const answered = (changes: Partial<Record<AuditCode, AuditAnswer>> = {}) => ({
  ...allAnswers('yes'),
  ...changes,
})
const today = () => dayFromNow(app, 0)
const save = (changes: Partial<Saved> = {}, options: { token?: string; key?: string } = {}) => {
  const body = {
    quality_assurance_id: id,
    version: 0,
    auditor_name: 'Arjun Sen',
    audited_on: today(),
    answers: answered({ fire: 'no' }),
    findings: [fire()],
    ...changes,
  }
  return app.call(officeAudits.save, { body }, { ...office, ...options })
}
const read = async (token = payer.token, quality_assurance_id = id) =>
  app.call(supplierAudits.get, { body: { quality_assurance_id } }, { token })
