import { links } from '@tradelane/contract/links/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import type { GivenCompany } from './given-company.ts'
import { dayFromNow } from './given-freight.ts'
import { deccan, givenConfirmedInspection, seenByOffice } from './given-inspection.ts'
import type { TestApp } from './test-app.ts'

/** The back office proposes the fifth and the sixth day from now. */
export async function askSupplier(app: TestApp, id: string, days = [dayFromNow(app, 5), dayFromNow(app, 6)]) {
  const { which, ...office } = await seenByOffice(app, id)
  const asked = await app.call(officeInspections.askDay, { body: { ...which, days } }, office)
  await app.runJobs()
  return asked
}

export async function newestDayToken(app: TestApp): Promise<string> {
  const mail = (await app.mails(deccan.email)).find(({ text }) => text.includes('/inspection-day?token='))
  return /\/inspection-day\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Opens the newest link with its mailed code, as the supplier does. */
export async function openDayLink(app: TestApp) {
  const token = await newestDayToken(app)
  app.clock.advance(31_000)
  await app.call(links.sendCode, { body: { token } })
  const verify_code = await app.newestCode(deccan.email)
  const { status, body } = await app.call(links.open, { body: { token, verify_code } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { session, facts, fields } = body
  return { opened: { token, session }, facts, fields }
}

export const dayAnswer = (app: TestApp, changes: object = {}) => ({
  day: dayFromNow(app, 6),
  receiver_name: 'Sunil Patil',
  receiver_phone: '+91 20 5550 9876',
  address: 'Gate 3, MIDC Ranjangaon, Pune',
  ...changes,
})

/** An ordered inspection whose supplier has the link open. */
export async function givenAskedSupplier(app: TestApp, company: GivenCompany) {
  const id = await givenConfirmedInspection(app, company)
  const asked = await askSupplier(app, id)
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
  return { id, ...(await openDayLink(app)) }
}
