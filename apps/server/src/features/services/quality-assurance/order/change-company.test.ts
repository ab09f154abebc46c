import { links } from '@tradelane/contract/links/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import {
  deccan,
  givenConfirmedInspection,
  givenInspectionCompany,
  givenQuotedInspection,
  givenScheduledInspection,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import {
  givenOpenedReport,
  goodReport,
  openNewestLink,
  photoOf,
  sendLink,
} from '../../../../../test/given-report.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
let survey: string
beforeAll(async () => {
  survey = await givenInspectionCompany(app, 'Hooghly Survey')
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the inspection company of a paid order', () => {
  it('is changed with a reason, which the customer reads; price and day stay', async () => {
    const id = await givenScheduledInspection(app, payer)
    const before = (await read(id)).quality_assurance_data
    const { which, ...office } = await seenByOffice(app, id)
    const body = { ...which, inspection_company_id: survey, reason: why }
    const send = () =>
      app.call(officeInspections.changeCompany, { body }, { ...office, key: `company-${id}` })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status, again.headers['idempotency-hit']]).toEqual([200, 200, 'true'])
    const { quality_assurance_data: after, timeline } = await read(id)
    expect(after.quote).toEqual({ ...before.quote, vendor_name: 'Hooghly Survey' })
    expect([after.status, after.scheduled_for]).toEqual(['scheduled', before.scheduled_for])
    expect(timeline.at(-1)?.text).toBe(`Hooghly Survey inspects instead of Ganges Inspection. ${why}.`)
    while ((await processEvents(app.deps)) > 0);
    const notices = await app.db
      .selectFrom('notifications')
      .select('notifications.event_id')
      .innerJoin('events', 'events.event_id', 'notifications.event_id')
      .where('events.to_state', '=', 'company_changed')
      .where('events.subject_id', '=', id)
      .execute()
    expect(notices.length).toBeGreaterThan(0)
    await app.runJobs()
    const [mail] = await app.mails(deccan.email)
    expect(mail?.subject).toMatch(/: another inspection company comes on /)
    expect(mail?.text).toContain('Inspection company: Hooghly Survey')
  })

  it('is changed before a day is agreed', async () => {
    const id = await givenConfirmedInspection(app, payer)
    expect((await change(id)).status).toBe(200)
    expect((await read(id)).quality_assurance_data.quote?.vendor_name).toBe('Hooghly Survey')
  })

  it('takes the link, the entries and the photos from the first inspector', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    await app.call(inspectionReports.save, { body: { ...opened, report: goodReport() } })
    await app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf() } })
    expect((await change(id)).status).toBe(200)
    const sent = await app.call(links.complete, { body: { ...opened, fields: goodReport() } })
    expect([sent.status, failure(sent).error.code]).toEqual([404, 'LINK_DEAD'])
    expect((await sendLink(app, id)).status).toBe(200)
    const work = await app.call(inspectionReports.get, { body: await openNewestLink(app) })
    expect([work.body.draft, work.body.photos]).toEqual([null, []])
  })

  it('is reported on, or changed, where both are tried at once', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    const { which, ...office } = await seenByOffice(app, id)
    const body = { ...which, inspection_company_id: survey, reason: why }
    const answers = await race(app, [
      () =>
        app.call(links.complete, { body: { ...opened, fields: goodReport() } }) as Promise<{
          status: number
        }>,
      () => app.call(officeInspections.changeCompany, { body }, office),
    ])
    expect(answers.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 409])
    expect((await read(id)).quality_assurance_data.status).toBe('reported')
  })
})

describe('another inspection company is refused', () => {
  it('without a reason, where it is the same one, unknown, or does not offer what is ordered', async () => {
    const id = await givenConfirmedInspection(app, payer)
    expect(fieldsOf(await change(id, { reason: ' ' }))).toEqual({ reason: 'Reason is required' })
    const same = await givenInspectionCompany(app, 'Ganges Inspection')
    const field = 'inspection_company_id'
    expect(fieldsOf(await change(id, { [field]: same }))).toEqual({
      [field]: 'Select another inspection company',
    })
    const unknown = '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11'
    expect(fieldsOf(await change(id, { [field]: unknown }))).toEqual({
      [field]: 'Select an inspection company',
    })
    const small = await givenInspectionCompany(app, 'Audits Only', { services: ['supplier_audit'] })
    expect(Object.keys(fieldsOf(await change(id, { [field]: small })) ?? {})).toEqual([field])
  })

  it('before the order is paid, and for another version than was looked at', async () => {
    expect(failure(await change(await givenQuotedInspection(app, payer))).error.code).toBe('ILLEGAL_STATE')
    const id = await givenConfirmedInspection(app, payer)
    expect(failure(await change(id, { version: 1 })).error.code).toBe('CONFLICT')
  })

  it('from the day of the inspection on', async () => {
    const id = await givenScheduledInspection(app, payer)
    expect((await read(id)).quality_assurance_data.scheduled_for).toBe(dayFromNow(app, 6))
    await daysPassBy(app, 6)
    const refused = await change(id)
    expect([refused.status, failure(refused).message]).toEqual([
      409,
      'The inspection company can be changed until the day before the inspection.',
    ])
  })
})

const why = 'Ganges Inspection has no inspector on that day'
const change = async (id: string, fields: object = {}) => {
  const { which, ...office } = await seenByOffice(app, id)
  const body = { ...which, inspection_company_id: survey, reason: why, ...fields }
  return app.call(officeInspections.changeCompany, { body }, office)
}
const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body
const fieldsOf = (given: { status: number; body: object }) => failure(given).error.fields
