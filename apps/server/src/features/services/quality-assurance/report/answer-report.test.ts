import { links } from '@tradelane/contract/links/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, describe, expect, it, test } from 'vitest'
import { givenScheduledInspection } from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { givenOpenedReport, givenReported, goodReport } from '../../../../../test/given-report.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
afterEach(async () => {
  await app.deps.pool.query('delete from failed_attempts')
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the answer of the customer', () => {
  const accept = (quality_assurance_id: string, more: object = {}, token = payer.token) =>
    app.call(qualityAssurance.acceptReport, { body: { quality_assurance_id, ...more } }, { token })
  const reinspect = (quality_assurance_id: string, token = payer.token) =>
    app.call(qualityAssurance.reinspect, { body: { quality_assurance_id } }, { token })
  const rejected = () => givenReported(app, payer, () => ({ pieces_inspected: '124' }))

  it('accepts a report that passed, once, and tells the trade', async () => {
    const id = await givenReported(app, payer)
    expect((await accept(id)).status).toBe(200)
    expect(codeOf(await accept(id))).toBe('ILLEGAL_STATE')
    const seen = await read(id)
    expect(seen.quality_assurance_data).toMatchObject({ status: 'accepted', accepted_rejected: false })
    expect(seen.may_answer_report).toBe(false)
    const event = await app.db
      .selectFrom('events')
      .select('after')
      .where('subject_id', '=', id)
      .where('to_state', '=', 'accepted')
      .executeTakeFirstOrThrow()
    expect(event.after).toMatchObject({ verdict: 'passed' })
  })

  it('accepts a rejected lot only where it says so', async () => {
    const id = await rejected()
    const message = 'Tick that you accept the lot although the report rejects it'
    expect(fieldsOf(await accept(id))).toEqual({ accept_rejected: message })
    expect(fieldsOf(await accept(id, { accept_rejected: false }))).toEqual({ accept_rejected: message })
    expect((await accept(id, { accept_rejected: true })).status).toBe(200)
    expect((await read(id)).quality_assurance_data.accepted_rejected).toBe(true)
  })

  it('has nothing to accept before there is a report', async () => {
    const id = await givenScheduledInspection(app, payer)
    expect(codeOf(await accept(id))).toBe('ILLEGAL_STATE')
    expect(codeOf(await reinspect(id))).toBe('ILLEGAL_STATE')
  })

  it('asks for a new inspection, which is linked both ways and is an order like every other', async () => {
    const id = await rejected()
    const { quality_assurance_id: next } = (await reinspect(id)).body
    const [before, after] = [await read(id), await read(next)]
    expect(before.quality_assurance_data.status).toBe('reinspection')
    expect(before.reinspected_by?.quality_assurance_id).toBe(next)
    expect(after.reinspects?.quality_assurance_id).toBe(id)
    expect(after.quality_assurance_data).toMatchObject({
      status: 'draft',
      lot_size: 3000,
      payment: 'none',
      quote: null,
      transaction_id: before.quality_assurance_data.transaction_id,
      goods_specifications: before.quality_assurance_data.goods_specifications,
    })
    expect(codeOf(await reinspect(id))).toBe('ILLEGAL_STATE')
    expect(codeOf(await accept(id, { accept_rejected: true }))).toBe('ILLEGAL_STATE')
    const body = { quality_assurance_id: next }
    expect((await app.call(qualityAssurance.submit, { body }, payer)).status).toBe(200)
  })

  it('can accept again where the new inspection does not take place', async () => {
    const id = await rejected()
    const { quality_assurance_id: next } = (await reinspect(id)).body
    await app.call(qualityAssurance.cancel, { body: { quality_assurance_id: next } }, payer)
    expect((await read(id)).may_answer_report).toBe(true)
    expect((await accept(id, { accept_rejected: true })).status).toBe(200)
  })

  it('is one answer of two at once', async () => {
    const id = await givenReported(app, payer)
    const both = await race<{ status: number }>(app, [() => accept(id), () => reinspect(id)])
    expect(both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))).toEqual([200, 409])
  })

  it('is given by nobody else', async () => {
    const id = await givenReported(app, payer)
    const { token } = await givenPayer(app)
    expect((await accept(id, {}, token)).status).toBe(404)
    expect((await reinspect(id, token)).status).toBe(404)
    const query = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.reportFile, { query }, { token })).status).toBe(404)
  })
})

test('the report is a document that anybody who holds it can verify', async () => {
  const id = await givenReported(app, payer)
  const { report } = await read(id)
  const file = await app.call(qualityAssurance.reportFile, { query: { quality_assurance_id: id } }, payer)
  expect(file.status).toBe(200)
  const url = new URL(report?.verification_url ?? '')
  expect(url.pathname).toBe('/quality-assurance/verify')
  const given = { report: url.searchParams.get('report') ?? '', code: url.searchParams.get('code') ?? '' }
  const verify = async (query: typeof given) =>
    (await app.call(qualityAssurance.verifyReport, { query })).body.report
  expect(await verify(given)).toMatchObject({ verdict: 'passed', supplier: 'Deccan Mills Pvt Ltd' })
  const typed = { report: given.report.toLowerCase(), code: given.code.replace(/(.{4})/g, '$1-') }
  expect(await verify(typed)).not.toBeNull()
  expect(await verify({ ...given, code: '0'.repeat(20) })).toBeNull()
  expect(await verify({ report: 'TLR-2026-999999', code: given.code })).toBeNull()
})

test('a stored report is never changed', async () => {
  await givenReported(app, payer)
  await expect(
    app.db.updateTable('inspection_reports').set({ verdict: 'rejected' }).execute(),
  ).rejects.toThrow()
  await expect(app.db.deleteFrom('inspection_reports').execute()).rejects.toThrow()
})

test('the back office has to get the report by 48 hours after the day, then the customer has to answer', async () => {
  const { id, opened } = await givenOpenedReport(app, payer)
  const open = async () => {
    while ((await processEvents(app.deps)) > 0);
    const rows = app.db.selectFrom('tasks').select(['kind', 'due_at']).where('subject_id', '=', id)
    return rows.where('closed_at', 'is', null).execute()
  }
  const day = Date.parse((await read(id)).quality_assurance_data.scheduled_for ?? '')
  // 48 hours after the end of the day; on the next working day where nobody works then.
  const due_at = dueAt('reportInspection', new Date(day + 86_400_000 - 1), null)
  expect(await open()).toEqual([{ kind: 'report-inspection', due_at }])
  await app.call(links.complete, { body: { ...opened, fields: { ...goodReport() } } })
  expect(await open()).toMatchObject([{ kind: 'answer-inspection-report' }])
  const body = { quality_assurance_id: id }
  await app.call(qualityAssurance.acceptReport, { body }, payer)
  expect(await open()).toEqual([])
})

const read = async (quality_assurance_id: string, token = payer.token) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, { token })).body
const codeOf = (answer: { status: number; body: object }) => failure(answer).error.code
const fieldsOf = (answer: { status: number; body: object }) => failure(answer).error.fields
