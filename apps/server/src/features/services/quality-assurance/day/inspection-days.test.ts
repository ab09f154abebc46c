import { links } from '@tradelane/contract/links/calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askSupplier, dayAnswer, givenAskedSupplier, openDayLink } from '../../../../../test/given-day.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import {
  deccan,
  givenConfirmedInspection,
  givenDraftOrder,
  givenInspectionCompany,
  givenScheduledInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { givenOpenedReport, goodReport, photoOf } from '../../../../../test/given-report.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { watchInspectionDays } from './watch-days.ts'

const app = theApp()
let payer: Payer
beforeAll(async () => {
  // Far from midnight: these tests are about days.
  const now = app.clock.now().getTime()
  app.clock.advance(new Date(now).setUTCHours(12, 0, 0, 0) - now)
  payer = await givenPayer(app, { balance: '60000' })
})
afterEach(async () => {
  await app.deps.pool.query('delete from failed_attempts')
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a supplier that has not answered in time', () => {
  const notices = async (id: string) =>
    (await read(id)).timeline.filter(({ to }) => to === 'day_unanswered').length
  /** Asked, and its answer is late. */
  const givenLate = async () => {
    const id = await givenConfirmedInspection(app, payer)
    await askSupplier(app, id)
    await daysPassBy(app, 5)
    return id
  }
  const revokeLink = async (id: string) => {
    const { token } = await seenByOffice(app, id)
    const query = { subject: 'quality_assurance', subject_id: id }
    const link_id = (await app.call(links.sent, { query }, { token })).body.links[0]?.link_id ?? ''
    expect((await app.call(links.revoke, { body: { link_id } }, { token })).status).toBe(200)
    // A decision ends what can be sent again, and would wait for its lock before it comes to the inspection.
    await app.db.updateTable('links').set({ state: 'ended' }).where('link_id', '=', link_id).execute()
  }
  /** The job reads what is late before the other has committed, and comes to it afterwards. */
  const watchDuring = async (other: () => Promise<unknown>) => {
    const both = await race<unknown>(app, [other, () => watchInspectionDays(app.deps)])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    return (both[0] as PromiseFulfilledResult<Given | undefined>).value?.status
  }

  it('is noted for every inspection, also where one page does not hold all, and not before the answer is due', async () => {
    const first = await givenConfirmedInspection(app, payer)
    await askSupplier(app, first)
    const second = await givenLate()
    const third = await givenConfirmedInspection(app, payer)
    await askSupplier(app, third)
    await watchInspectionDays(app.deps, 1)
    expect([await notices(first), await notices(second), await notices(third)]).toEqual([1, 1, 0])
  })

  it('is noted from the moment on at which the answer is due', async () => {
    const id = await givenConfirmedInspection(app, payer)
    await askSupplier(app, id)
    const due = new Date((await read(id)).appointment?.answer_due_at ?? 0).getTime()
    const watchAt = (ms: number) => watchInspectionDays({ ...app.deps, clock: { now: () => new Date(ms) } })
    await watchAt(due - 1)
    expect(await notices(id)).toBe(0)
    await watchAt(due)
    expect(await notices(id)).toBe(1)
  })

  it('is noted once, where two processes do it at once', async () => {
    const id = await givenLate()
    await watchDuring(() => watchInspectionDays(app.deps))
    expect(await notices(id)).toBe(1)
  })

  it('is not noted where it answers meanwhile', async () => {
    const id = await givenLate()
    const { opened } = await openDayLink(app)
    const fields = dayAnswer(app)
    expect(await watchDuring(() => app.call(links.complete, { body: { ...opened, fields } }))).toBe(200)
    expect([await notices(id), (await read(id)).appointment?.day]).toEqual([0, fields.day])
  })

  it('is not noted where it is asked again meanwhile', async () => {
    const id = await givenLate()
    await revokeLink(id)
    expect(await watchDuring(await decision(id, 'askDay', { days: [dayFromNow(app, 3)] }))).toBe(200)
    expect(await notices(id)).toBe(0)
  })

  it('is not noted where the day is agreed by telephone meanwhile', async () => {
    const id = await givenLate()
    await revokeLink(id)
    const fields = { scheduled_for: dayFromNow(app, 3) }
    expect(await watchDuring(await decision(id, 'schedule', fields))).toBe(200)
    expect([await notices(id), (await read(id)).appointment]).toEqual([0, null])
  })
})

describe('the days that a supplier is asked for', () => {
  it('end two weeks after today, where the quoted day has passed', async () => {
    const id = await givenConfirmedInspection(app, payer)
    await daysPassBy(app, 8)
    const range = `Choose a day from ${dayText(dayFromNow(app, 0))} to ${dayText(dayFromNow(app, 14))}`
    expect(fieldsOf(await askSupplier(app, id, [dayFromNow(app, 15)]))).toEqual({ days: range })
    expect((await askSupplier(app, id, [dayFromNow(app, 14)])).status).toBe(200)
    expect((await read(id)).appointment?.last_day).toBe(dayFromNow(app, 14))
  })
})

describe('what happens to one inspection', () => {
  it('leaves the question about another to the same supplier', async () => {
    const { id: other, opened } = await givenAskedSupplier(app, payer)
    const { id } = await givenAskedSupplier(app, payer)
    expect((await decide(id, 'schedule', { scheduled_for: dayFromNow(app, 5) })).status).toBe(200)
    expect((await read(id)).appointment).toBeNull()
    const fields = dayAnswer(app)
    expect((await app.call(links.complete, { body: { ...opened, fields } })).status).toBe(200)
    expect((await read(other)).appointment?.day).toBe(fields.day)
  })

  it('leaves entries and photos of the inspector of another', async () => {
    const { opened } = await givenOpenedReport(app, payer)
    await app.call(inspectionReports.save, { body: { ...opened, report: goodReport() } })
    await app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf() } })
    const inspection_company_id = await givenInspectionCompany(app, 'Hooghly Survey')
    const changed = { inspection_company_id, reason: 'No inspector is free' }
    const id = await givenConfirmedInspection(app, payer)
    expect((await decide(id, 'changeCompany', changed)).status).toBe(200)
    const { body } = await app.call(inspectionReports.get, { body: opened })
    expect(body).toMatchObject({ draft: { pieces_inspected: '125' }, photos: [{ place: 'goods' }] })
  })
})

describe('the back office', () => {
  const offer = async (changes: object = {}) => ({
    ...{ price: 900, inspection_company_id: await givenInspectionCompany(app) },
    ...{ inspection_date: dayFromNow(app, 5), ...changes },
  })

  it('quotes for today with a note: the quote ends with the day', async () => {
    const id = await givenSubmittedOrder(app, payer.token)
    const note = 'The inspector brings the scales'
    const quoted = await decide(id, 'quote', await offer({ inspection_date: dayFromNow(app, 0), note }))
    const ends = `${dayFromNow(app, 0)}T23:59:59.999Z`
    expect(quoted).toMatchObject({ status: 200, body: { valid_until: ends } })
    expect((await read(id)).quality_assurance_data.quote).toMatchObject({ note, valid_until: ends })
  })

  it('reads which of the ordered services a company does not offer', async () => {
    const inspection_company_id = await givenInspectionCompany(app, 'Audits Only', {
      services: ['supplier_audit'],
    })
    const id = await givenSubmittedOrder(app, payer.token)
    expect(fieldsOf(await decide(id, 'quote', await offer({ inspection_company_id })))).toEqual({
      inspection_company_id: 'Audits Only does not offer quality assurance and loading inspection',
    })
  })

  it('decides nothing about a draft: it does not see it', async () => {
    const quality_assurance_id = await givenDraftOrder(app, payer.token)
    const { token } = await seenByOffice(app, await givenSubmittedOrder(app, payer.token))
    const { version } = (await read(quality_assurance_id)).quality_assurance_data
    const tries: [Decision, object][] = [
      ['quote', await offer()],
      ['deny', { reason: 'Not there' }],
      ['schedule', { scheduled_for: dayFromNow(app, 5) }],
      ['abort', { reason: 'Not there', at_cost_of: 'customer' }],
    ]
    for (const [call, fields] of tries) {
      const body = { quality_assurance_id, version, ...fields }
      expect(codeOf(await app.call(officeInspections[call], { body } as never, { token }))).toBe('NOT_FOUND')
    }
    expect((await read(quality_assurance_id)).quality_assurance_data.status).toBe('draft')
  })

  it.each([
    [-1, 'The date cannot be before today'],
    [366, 'Enter a day within the next 12 months'],
  ])('schedules no day that is %i days from now', async (days, message) => {
    const id = await givenConfirmedInspection(app, payer)
    const scheduled_for = dayFromNow(app, days)
    expect(fieldsOf(await decide(id, 'schedule', { ...bySupplier, scheduled_for }))).toEqual({
      scheduled_for: message,
    })
  })

  it('settles the question by scheduling: the supplier’s link ends, and the report is due', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    const day = dayFromNow(app, 0)
    expect((await decide(id, 'schedule', { scheduled_for: day })).status).toBe(200)
    expect(await isDead(opened.token)).toBe(true)
    // 48 hours after the end of the inspection's day where it takes place, on the next working day if nobody works then.
    const due = dueAt('reportInspection', endOfDay(day, null), null)
    expect((await read(id)).quality_assurance_data.respond_due_at).toBe(due.toISOString())
  })

  it('moves an inspection on its day, and not after it', async () => {
    const id = await givenScheduledInspection(app, payer)
    await daysPassBy(app, 6)
    expect((await decide(id, 'schedule', { ...bySupplier, scheduled_for: dayFromNow(app, 2) })).status).toBe(
      200,
    )
    await daysPassBy(app, 3)
    const late = await decide(id, 'schedule', { ...bySupplier, scheduled_for: dayFromNow(app, 2) })
    expect(fieldsOf(late)).toEqual({
      scheduled_for: 'The day of the inspection has passed. Get the report, or abort it.',
    })
  })
})

describe('an inspection that is aborted', () => {
  const reason = 'The goods were not ready'
  const abort = (id: string, at_cost_of: 'customer' | 'tradelane') =>
    decide(id, 'abort', { reason, at_cost_of })
  const recorded = async (id: string) => {
    const events = app.db.selectFrom('events').select('after').where('subject_id', '=', id)
    return (await events.where('to_state', '=', 'aborted').executeTakeFirstOrThrow()).after
  }
  const calledOff = async (id: string) => {
    await app.runJobs()
    const number = (await read(id)).quality_assurance_data.quality_assurance_number
    const mails = (await app.mails(deccan.email)).filter(({ subject }) => subject.includes(String(number)))
    return mails.map(({ subject }) => subject).filter((subject) => subject.includes('no inspection'))
  }

  it('ends the links of supplier and inspector, calls the supplier off, and says who bears the cost', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    const day = dayText(dayFromNow(app, 6))
    await askSupplier(app, id)
    const asked = await openDayLink(app)
    expect((await abort(id, 'customer')).status).toBe(200)
    expect([await isDead(opened.token), await isDead(asked.opened.token)]).toEqual([true, true])
    expect(await recorded(id)).toEqual({ at_cost_of: 'customer', reason })
    expect(await calledOff(id)).toEqual([expect.stringMatching(`: no inspection on ${day}$`)])
  })

  it('before a day is agreed is called off at no supplier, and says what is paid back', async () => {
    const id = await givenConfirmedInspection(app, payer)
    expect((await abort(id, 'tradelane')).status).toBe(200)
    expect(await recorded(id)).toEqual({ at_cost_of: 'tradelane', refunded: '1,100.00 USD', reason })
    expect(await calledOff(id)).toEqual([])
  })
})

type Given = { status: number; body: object }
type Decision = 'quote' | 'deny' | 'schedule' | 'abort' | 'askDay' | 'changeCompany'
const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body
/** A call of the back office about the inspection as it is now, to be made later. */
const decision = async (id: string, call: Decision, fields: object) => {
  const { which, ...office } = await seenByOffice(app, id)
  return (): Promise<Given> =>
    app.call(officeInspections[call], { body: { ...which, ...fields } } as never, office)
}
const decide = async (id: string, call: Decision, fields: object) => (await decision(id, call, fields))()
const codeOf = (given: Given) => failure(given).error.code
const fieldsOf = (given: Given) => failure(given).error.fields
const isDead = async (token: string) => {
  const seen = await app.call(links.get, { body: { token } })
  return seen.status === 404 && codeOf(seen) === 'LINK_DEAD'
}
const bySupplier = { reason: 'The supplier said so by telephone' }
