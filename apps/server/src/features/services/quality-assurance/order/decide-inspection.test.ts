import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { describe, expect, it, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  deccan,
  givenAcceptance,
  givenConfirmedInspection,
  givenDraftOrder,
  givenInspectionCompany,
  givenQuotedInspection,
  givenScheduledInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { costLinesOf } from '../../../../registry/cost-lines.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '30000' }))
checkBooksAfterEach(app, { triesCodes: true, runsJobs: true })

describe('the back office', () => {
  const quote = async (id: string, changes: object = {}) => {
    const { which, ...office } = await seenByOffice(app, id)
    const inspection_company_id = await givenInspectionCompany(app)
    const offer = { price: 900, inspection_company_id, inspection_date: dayFromNow(app, 5) }
    return app.call(officeInspections.quote, { body: { ...which, ...offer, ...changes } }, office)
  }
  const schedule = async (id: string, fields: { scheduled_for: string; reason?: string }) => {
    const { which, ...office } = await seenByOffice(app, id)
    return app.call(officeInspections.schedule, { body: { ...which, ...fields } }, office)
  }
  const abort = async (id: string, at_cost_of: 'customer' | 'tradelane') => {
    const { which, ...office } = await seenByOffice(app, id)
    const body = { ...which, at_cost_of, reason: 'The goods were not ready' }
    return app.call(officeInspections.abort, { body }, office)
  }

  it.each([
    ['inspection_company_id', '', 'Inspection company is required'],
    ['inspection_company_id', '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11', 'Select an inspection company'],
    ['price', 0, 'Enter a valid amount'],
    ['price', 1.001, 'Enter a valid amount'],
    ['inspection_date', '2020-01-01', 'The date cannot be before today'],
    ['inspection_date', '2099-01-01', 'Enter a day within the next 12 months'],
    ['inspection_date', 'soon', 'Enter a valid date'],
  ])('quotes not with %s %j: %s', async (field, value, message) => {
    const refused = failure(await quote(await givenSubmittedOrder(app, payer.token), { [field]: value }))
    expect(refused.error.fields).toEqual({ [field]: message })
  })

  it('sees no drafts, quotes once, and not what was changed since', async () => {
    const draft = await givenDraftOrder(app, payer.token)
    const { token } = await seenByOffice(app, await givenSubmittedOrder(app, payer.token))
    const body = { quality_assurance_id: draft }
    expect((await app.call(officeInspections.get, { body }, { token })).status).toBe(404)
    const id = await givenQuotedInspection(app, payer)
    expect(failure(await quote(id)).error.code).toBe('ILLEGAL_STATE')
    expect(failure(await quote(id, { version: 1 })).error.code).toBe('CONFLICT')
    const list = await app.call(
      officeInspections.list,
      { query: { state: 'quoted', search: deccan.company_name } },
      { token },
    )
    expect(list.body.quality_assurance.map(({ quality_assurance_id }) => quality_assurance_id)).toContain(id)
  })

  it('denies a request with its reason', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const { which, ...office } = await seenByOffice(app, id)
    const body = { ...which, reason: 'No inspector works there' }
    expect((await app.call(officeInspections.deny, { body }, office)).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'denied', reason: 'No inspector works there' })
  })

  it('schedules a paid inspection, and moves it to another day with a reason', async () => {
    const id = await givenConfirmedInspection(app, payer)
    const day = dayFromNow(app, 6)
    expect((await schedule(id, { scheduled_for: day })).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'scheduled', scheduled_for: day })
    const same = failure(await schedule(id, { scheduled_for: day, reason: 'x' }))
    expect(same.error.fields).toEqual({ scheduled_for: 'Enter another day' })
    const later = dayFromNow(app, 8)
    const silent = failure(await schedule(id, { scheduled_for: later }))
    expect(silent.error.fields).toEqual({ reason: 'Reason is required' })
    expect((await schedule(id, { scheduled_for: later, reason: 'The factory is closed' })).status).toBe(200)
    expect((await read(id)).scheduled_for).toBe(later)
    const quoted = await givenQuotedInspection(app, payer)
    const early = await schedule(quoted, { scheduled_for: later })
    expect(failure(early).error.code).toBe('ILLEGAL_STATE')
  })

  it('aborts at the cost of Tradelane: everything is paid back', async () => {
    const before = await available()
    const id = await givenScheduledInspection(app, payer)
    expect((await abort(id, 'tradelane')).body).toMatchObject({ refunded: 1100 })
    expect(failure(await abort(id, 'tradelane')).error.code).toBe('ILLEGAL_STATE')
    expect(await available()).toBe(before)
    expect(await read(id)).toMatchObject({ status: 'aborted', aborted_at_cost_of: 'tradelane' })
    expect(await standingOf(id)).toEqual([])
  })

  it('does not abort at the cost of the customer before a day is agreed', async () => {
    const id = await givenConfirmedInspection(app, payer)
    expect(failure(await abort(id, 'customer')).error.fields).toEqual({
      at_cost_of: 'The customer pays only for an inspection whose day is agreed',
    })
    expect(await read(id)).toMatchObject({ status: 'confirmed' })
    expect((await abort(id, 'tradelane')).body).toMatchObject({ refunded: 1100 })
  })

  it('aborts at the cost of the customer: nothing is paid back', async () => {
    const before = await available()
    const id = await givenScheduledInspection(app, payer)
    expect((await abort(id, 'customer')).body).toMatchObject({ refunded: null })
    expect(before - (await available())).toBe(1100)
    expect((await standingOf(id)).map(([, standing]) => standing)).toEqual(['paid', 'paid'])
  })
})

test('each step opens the task of the person who acts next, and closes the one before', async () => {
  const company = await givenPayer(app)
  const id = await givenQuotedInspection(app, company)
  const open = async () => {
    while ((await processEvents(app.deps)) > 0);
    const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
    return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
  }
  expect(await open()).toEqual(['accept-inspection'])
  const mine = await app.call(tasks.list, { query: {} }, { token: company.token })
  const { quality_assurance_number } = await read(id, company.token)
  expect(mine.body.data.map(({ title }) => title)).toContain(
    `Accept the quote for Inspection ${quality_assurance_number}: 1,100.00 USD`,
  )
  const body = await givenAcceptance(app, company, id)
  await app.call(qualityAssurance.accept, { body }, { token: company.token })
  expect(await open()).toEqual(['schedule-inspection'])
  const { which, ...office } = await seenByOffice(app, id)
  const day = { ...which, scheduled_for: dayFromNow(app, 6) }
  await app.call(officeInspections.schedule, { body: day }, office)
  expect(await open()).toEqual(['report-inspection'])
})

describe('an inspection in India, Bangladesh or Nepal', () => {
  const hours = 3_600_000
  const promisedFor = async (changes: object) => {
    const company = await givenPayer(app, { balance: '5000' })
    const id = await givenConfirmedInspection(app, company, changes)
    return { id, row: await read(id, company.token), now: app.deps.clock.now() }
  }

  it.each(['IN', 'BD', 'NP'])(
    'is promised within 48 hours of its payment: %s',
    async (inspection_country) => {
      const { row, now } = await promisedFor({ inspection_country, days_ahead: 1 })
      expect(row.inspect_by?.valueOf()).toBeDefined()
      const by = new Date(row.inspect_by ?? 0).getTime()
      expect(Math.abs(by - now.getTime() - 48 * hours)).toBeLessThan(60_000)
    },
  )

  it('is promised for the quoted day, where that is later', async () => {
    const { row } = await promisedFor({ inspection_country: 'IN' })
    expect(new Date(row.inspect_by ?? 0)).toEqual(endOfDay(dayFromNow(app, 5), 'IN'))
  })

  it('is not promised so in other countries, and where none is named', async () => {
    expect((await promisedFor({ inspection_country: 'CN' })).row.inspect_by).toBeNull()
    expect((await promisedFor({})).row.inspect_by).toBeNull()
  })

  it('is scheduled later than promised only with a reason', async () => {
    const { id } = await promisedFor({ inspection_country: 'IN' })
    const { which, ...office } = await seenByOffice(app, id)
    const schedule = (day: number, reason?: string) =>
      app.call(
        officeInspections.schedule,
        { body: { ...which, scheduled_for: dayFromNow(app, day), ...(reason && { reason }) } },
        office,
      )
    expect(failure(await schedule(6)).error.fields).toEqual({
      reason: 'Say why the inspection is later than promised',
    })
    expect((await schedule(6, 'The factory is closed')).status).toBe(200)
  })

  it('needs no reason on the promised day', async () => {
    const { id } = await promisedFor({ inspection_country: 'IN' })
    const { which, ...office } = await seenByOffice(app, id)
    const body = { ...which, scheduled_for: dayFromNow(app, 5) }
    expect((await app.call(officeInspections.schedule, { body }, office)).status).toBe(200)
  })
})

const read = async (quality_assurance_id: string, token = payer.token) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, { token })).body
    .quality_assurance_data
const available = async () => {
  await app.runJobs()
  return Number((await booksOf(app, payer.companyId))['available USD'])
}
const standingOf = async (id: string) =>
  (await costLinesOf(app.deps, systemScope(payer.companyId), [{ subject: 'quality_assurance', id }])).map(
    ({ kind, standing }) => [kind, standing],
  )
