import type { WireInput } from '@tradelane/contract'
import { links } from '@tradelane/contract/links/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { dayFromNow } from './given-freight.ts'
import { givenDeskRequest, offerRow } from './given-quote-case.ts'
import { givenVendor, meera } from './given-vendor.ts'
import type { TestApp } from './test-app.ts'

type Ask = WireInput<typeof quoteDesk.askVendor>['body']

/** The desk asks Saffron Forwarding, or another vendor, and the link is mailed. */
export async function askVendorOf(app: TestApp, case_id: string, changes: Partial<Ask> = {}) {
  const { token } = await givenAdministrator(app)
  const vendor_id = changes.vendor_id ?? (await givenVendor(app))
  const asked = await app.call(quoteDesk.askVendor, { body: { case_id, vendor_id, ...changes } }, { token })
  await app.runJobs()
  return asked
}

export async function vendorToken(app: TestApp, email = meera.email): Promise<string> {
  const mail = (await app.mails(email)).find(({ text }) => text.includes('/vendor-quote?token='))
  return /\/vendor-quote\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Opens the newest link with its mailed code, as the vendor does. */
export async function openVendorLink(app: TestApp, email = meera.email) {
  const token = await vendorToken(app, email)
  app.clock.advance(31_000)
  await app.call(links.sendCode, { body: { token } })
  const verify_code = await app.newestCode(email)
  const { status, body } = await app.call(links.open, { body: { token, verify_code } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { session, facts, fields } = body
  return { opened: { token, session }, facts, fields }
}

type Opened = { token: string; session: string }

/** 9,000.00 USD in 31 days. */
export const vendorOffer = (app: TestApp, changes: object = {}) => ({
  buy_amount: 9000,
  currency: 'USD',
  eta: 31,
  valid_until: dayFromNow(app, 6),
  inclusions: ['Low loader at both ends'],
  remarks: 'Space on the Thursday sailing.',
  ...changes,
})

export const answerAsVendor = (app: TestApp, opened: Opened, fields: Record<string, unknown>) =>
  app.call(links.complete, { body: { ...opened, fields } })

/** As the desk reads the request. */
export async function deskCaseOf(app: TestApp, case_id: string) {
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(quoteDesk.get, { body: { transaction_id: case_id } }, { token })
  const found = body.cases.find((one) => one.case_id === case_id)
  if (!found) throw new Error(`there is no request ${case_id}`)
  return found
}

/** A request whose vendor has answered by its link. */
export async function givenAnswer(app: TestApp, person: { token: string }, changes: object = {}) {
  const asked = await givenDeskRequest(app, person)
  await askVendorOf(app, asked.case_id)
  const { opened } = await openVendorLink(app)
  await answerAsVendor(app, opened, vendorOffer(app, changes))
  const [ask] = (await deskCaseOf(app, asked.case_id)).asks
  if (!ask) throw new Error('nobody was asked')
  return { asked, ask, opened }
}

type Answered = { ask_id: string; vendor_id: string }

/** The row of the form that is made of the answer of `vendorOffer`, with 2 per cent. */
export const usedRow = (app: TestApp, { ask_id, vendor_id }: Answered) =>
  offerRow(app, {
    ...{ ask_id, vendor_id, quote_name: 'By Saffron', buy_amount: 9000, quote_amount: 9180, eta: '31' },
  })
