import { links } from '@tradelane/contract/links/calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, describe, expect, it } from 'vitest'
import {
  askSupplier,
  dayAnswer,
  givenAskedSupplier,
  newestDayToken,
  openDayLink,
} from '../../../../../test/given-day.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  deccan,
  givenConfirmedInspection,
  givenQuotedInspection,
  givenScheduledInspection,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { inspector, openNewestLink, sendLink } from '../../../../../test/given-report.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { watchInspectionDays } from './watch-days.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
afterEach(async () => {
  await app.deps.pool.query('delete from failed_attempts')
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the supplier is asked for the day', () => {
  it('by a link that shows the order without prices, after a code', async () => {
    const { id, facts, fields } = await givenAskedSupplier(app, payer)
    expect(facts.map(({ term }) => term)).toEqual([
      ...['Inspection', 'Ordered by', 'Services', 'Goods', 'Pieces', 'Audit', 'Containers'],
      'Inspection company',
    ])
    expect(JSON.stringify({ facts, fields })).not.toMatch(/USD|\b(900|1,?100|80,?000)\b/)
    expect(fields).toMatchObject({
      proposed_days: `${dayFromNow(app, 5)} ${dayFromNow(app, 6)}`,
      last_day: dayFromNow(app, 19),
      receiver_name: 'Meera Joshi',
      address: 'Plot 7, MIDC Ranjangaon, Pune',
    })
    expect((await read(id)).timeline.at(-2)?.text).toContain('a link: Agree the day of inspection QA-')
  })

  it.each([
    ['no day', () => [], 'Propose a day'],
    ['six days', () => [1, 2, 3, 4, 5, 6].map((day) => dayFromNow(app, day)), 'Propose at most 5 days'],
  ])('not with %s', async (_, days, message) => {
    const id = await givenConfirmedInspection(app, payer)
    expect(fieldsOf(await askSupplier(app, id, days()))).toEqual({ days: message })
  })

  it('not for days for which the quote does not hold', async () => {
    const id = await givenConfirmedInspection(app, payer)
    const range = `Choose a day from ${dayText(dayFromNow(app, 0))} to ${dayText(dayFromNow(app, 19))}`
    for (const day of [dayFromNow(app, -1), dayFromNow(app, 20)])
      expect(fieldsOf(await askSupplier(app, id, [dayFromNow(app, 5), day]))).toEqual({ days: range })
    expect((await read(id)).appointment).toBeNull()
  })

  it('not before the inspection is paid, and not by what was changed since', async () => {
    expect(codeOf(await askSupplier(app, await givenQuotedInspection(app, payer)))).toBe('ILLEGAL_STATE')
    const id = await givenConfirmedInspection(app, payer)
    const { which, ...office } = await seenByOffice(app, id)
    const body = { ...which, version: 1, days: [dayFromNow(app, 5)] }
    expect(codeOf(await app.call(officeInspections.askDay, { body }, office))).toBe('CONFLICT')
  })
})

describe('the answer of the supplier', () => {
  it('agrees to a proposed day, and the back office schedules it', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    expect((await answer(opened, { comment: 'Ask for the store' })).status).toBe(200)
    const { appointment, timeline } = await read(id)
    expect(appointment).toMatchObject({
      ...dayAnswer(app, { receiver_phone: '+912055509876', comment: 'Ask for the store' }),
    })
    expect(timeline.map(({ text }) => text)).toContain(
      `The supplier agreed to ${dayText(dayFromNow(app, 6))}. Sunil Patil receives the inspector.`,
    )
    const next = (await read(id)).next
    expect(next?.text).toBe(`The supplier chose ${dayText(dayFromNow(app, 6))}. We fix the day.`)
    expect(await openTasks(id)).toEqual(['fix-inspection-day', 'schedule-inspection'])
    expect((await schedule(id, dayFromNow(app, 6))).status).toBe(200)
    expect(await openTasks(id)).toEqual(['report-inspection'])
    await app.runJobs()
    const mail = await newestMail()
    expect(mail?.subject).toContain(`the inspector comes on ${dayText(dayFromNow(app, 6))}`)
    expect(mail?.text).toContain('Received by: Sunil Patil, +912055509876')
    expect(mail?.text).not.toMatch(/USD/)
  })

  it('proposes another day for which the quote holds', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    expect((await answer(opened, { day: dayFromNow(app, 19) })).status).toBe(200)
    expect((await read(id)).timeline.map(({ text }) => text)).toContain(
      `The supplier proposed ${dayText(dayFromNow(app, 19))}. Sunil Patil receives the inspector.`,
    )
  })

  it('is refused for a day after the last one, or before today', async () => {
    const { opened } = await givenAskedSupplier(app, payer)
    const range = `Choose a day from ${dayText(dayFromNow(app, 0))} to ${dayText(dayFromNow(app, 19))}`
    for (const day of [dayFromNow(app, 20), dayFromNow(app, -1)])
      expect(fieldsOf(await answer(opened, { day }))).toEqual({ day: range })
  })

  it.each([
    ['day', 'soon', 'Enter a valid date'],
    ['day', undefined, 'Choose a day'],
    ['receiver_name', ' ', 'Name is required'],
    ['receiver_phone', '12 ab', 'Invalid phone number format'],
    ['address', '', 'Address is required'],
    ['address', 'Gate\u200b 3', 'Type this instead of pasting it: it has invisible characters'],
  ])('is refused with %s %j', async (field, value, message) => {
    const { opened } = await givenAskedSupplier(app, payer)
    expect(fieldsOf(await answer(opened, { [field]: value }))).toEqual({ [field]: message })
  })

  it('counts once', async () => {
    const { opened } = await givenAskedSupplier(app, payer)
    expect((await answer(opened)).status).toBe(200)
    expect(codeOf(await answer(opened))).toBe('LINK_DEAD')
  })

  it('of two at once counts once', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    const both = await race(app, [
      () => answer(opened, { day: dayFromNow(app, 5) }),
      () => answer(opened, { day: dayFromNow(app, 6) }),
    ])
    const statuses = both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 404])
    expect((await read(id)).appointment?.day).toBe(dayFromNow(app, statuses[0] === 200 ? 5 : 6))
  })

  it('is not taken from somebody to whom the mail was forwarded', async () => {
    const id = await givenConfirmedInspection(app, payer)
    await askSupplier(app, id)
    const token = await newestDayToken(app)
    const { body } = await app.call(links.get, { body: { token } })
    expect(body).toMatchObject({ purpose: 'inspection_day', asked: null, needs_code: true })
    const guessed = await app.call(links.open, { body: { token, verify_code: '902471' } })
    expect(codeOf(guessed)).toBe('WRONG_CODE')
    expect(codeOf(await answer({ token, session: '9999999999999.'.padEnd(57, 'A') }))).toBe('LINK_DEAD')
  })

  it.each(['revoked', 'sent again', 'aborted', 'cancelled', 'scheduled by telephone'])(
    'is refused once the link is %s',
    async (what) => {
      const { id, opened } = await givenAskedSupplier(app, payer)
      await endIt(id, what)
      expect(codeOf(await answer(opened))).toBe('LINK_DEAD')
      expect((await read(id)).appointment?.answered_at ?? null).toBeNull()
    },
  )

  async function endIt(id: string, what: string) {
    const { token } = await seenByOffice(app, id)
    const query = { subject: 'quality_assurance', subject_id: id }
    const link_id = (await app.call(links.sent, { query }, { token })).body.links[0]?.link_id ?? ''
    if (what === 'revoked') await app.call(links.revoke, { body: { link_id } }, { token })
    if (what === 'sent again') await askSupplier(app, id)
    if (what === 'aborted') await abort(id)
    if (what === 'cancelled')
      await app.call(qualityAssurance.cancel, { body: { quality_assurance_id: id } }, payer)
    if (what === 'scheduled by telephone') await schedule(id, dayFromNow(app, 5))
  }
})

describe('a supplier that does not answer', () => {
  it('is called: a task of the back office opens once after a business day', async () => {
    const { id } = await givenAskedSupplier(app, payer)
    await watchInspectionDays(app.deps)
    expect(await openTasks(id)).toEqual(['schedule-inspection'])
    app.clock.advance(3 * 86_400_000)
    await watchInspectionDays(app.deps, 1)
    await watchInspectionDays(app.deps)
    expect(await openTasks(id)).toEqual(['call-inspected-supplier', 'schedule-inspection'])
    const texts = (await read(id)).timeline.map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith('The supplier has not answered'))).toHaveLength(1)
    await askSupplier(app, id)
    expect(await openTasks(id)).toEqual(['schedule-inspection'])
    expect((await answer((await openDayLink(app)).opened)).status).toBe(200)
    expect((await read(id)).appointment?.day).toBe(dayFromNow(app, 6))
  })

  it('is not called about an inspection that was scheduled meanwhile', async () => {
    const { id } = await givenAskedSupplier(app, payer)
    await schedule(id, dayFromNow(app, 5))
    app.clock.advance(3 * 86_400_000)
    await watchInspectionDays(app.deps)
    expect(await openTasks(id)).toEqual(['report-inspection'])
  })
})

describe('a scheduled inspection', () => {
  it('is moved to another day: the supplier reads it with the reason, and the inspector’s link stays', async () => {
    const id = await givenScheduledInspection(app, payer)
    await sendLink(app, id)
    const opened = await openNewestLink(app)
    expect((await schedule(id, dayFromNow(app, 8), 'Power cut')).status).toBe(200)
    await app.runJobs()
    const mail = await newestMail()
    expect(mail?.text).toContain(
      `The inspection is moved. The inspector comes on ${dayText(dayFromNow(app, 8))}.`,
    )
    expect(mail?.text).toContain('Reason: Power cut')
    const again = await app.call(links.get, { body: { token: opened.token } })
    expect(again.body).toMatchObject({ purpose: 'inspection_report' })
    expect((await app.mails(inspector.inspector_email)).length).toBeGreaterThan(0)
  })

  it('that is aborted is called off at the supplier', async () => {
    const id = await givenScheduledInspection(app, payer)
    await abort(id)
    await app.runJobs()
    expect((await newestMail())?.text).toContain('does not take place')
  })

  it('is moved to the day that the supplier chose when it was asked again', async () => {
    const { id, opened } = await givenAskedSupplier(app, payer)
    await answer(opened)
    await schedule(id, dayFromNow(app, 6))
    await askSupplier(app, id, [dayFromNow(app, 9)])
    expect((await read(id)).appointment?.day).toBeNull()
    expect((await answer((await openDayLink(app)).opened, { day: dayFromNow(app, 9) })).status).toBe(200)
    expect((await schedule(id, dayFromNow(app, 9), 'The supplier chose this day')).status).toBe(200)
    expect((await read(id)).quality_assurance_data.scheduled_for).toBe(dayFromNow(app, 9))
  })
})

// Sessions end when a week passes, so each company is new.
describe('a week later', () => {
  it('the link has expired', async () => {
    const { opened } = await givenAskedSupplier(app, payer)
    app.clock.advance(7 * 86_400_000)
    expect(codeOf(await answer(opened))).toBe('LINK_DEAD')
  })

  it('an inspection is not moved after its day', async () => {
    const id = await givenScheduledInspection(app, await givenPayer(app, { balance: '5000' }))
    app.clock.advance(8 * 86_400_000)
    expect(fieldsOf(await schedule(id, dayFromNow(app, 3), 'Nobody was there'))).toEqual({
      scheduled_for: 'The day of the inspection has passed. Get the report, or abort it.',
    })
  })
})

type Opened = { token: string; session: string }
const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body
const answer = (opened: Opened, changes: object = {}) =>
  app.call(links.complete, { body: { ...opened, fields: dayAnswer(app, changes) } })
const decide = async (id: string, call: 'schedule' | 'abort', fields: object) => {
  const { which, ...office } = await seenByOffice(app, id)
  return app.call(officeInspections[call], { body: { ...which, ...fields } } as never, office)
}
const abort = (id: string) => decide(id, 'abort', { reason: 'The inspector is ill', at_cost_of: 'tradelane' })
const schedule = (id: string, scheduled_for: string, reason?: string) =>
  decide(id, 'schedule', { scheduled_for, ...(reason && { reason }) })
const codeOf = (given: { status: number; body: object }) => failure(given).error.code
const fieldsOf = (given: { status: number; body: object }) => failure(given).error.fields
const openTasks = async (id: string) => {
  while ((await processEvents(app.deps)) > 0);
  const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
  return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind).sort()
}
const newestMail = async () => (await app.mails(deccan.email))[0]
