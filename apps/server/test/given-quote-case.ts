import type { WireInput } from '@tradelane/contract'
import { verification } from '@tradelane/contract/approvals/calls'
import { logistics } from '@tradelane/contract/logistics/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { givenPassword } from './given-company.ts'
import { dayFromNow, mumbaiToHamburg } from './given-freight.ts'
import type { TestApp } from './test-app.ts'

type Person = { token: string; email: string }
type Row = WireInput<typeof quoteDesk.submit>['body']['quotes'][number]

/** A machine of 90 tonnes, which no rate card carries. */
export async function givenDeskRequest(app: TestApp, { token }: { token: string }, changes: object = {}) {
  const search = mumbaiToHamburg(app, { transportation_by: 'LCL', container_size: '', weight: 90_000 })
  const body = { ...search, ...changes, note: 'A press in one piece. It needs a low loader at both ends.' }
  const asked = await app.call(logistics.request, { body }, { token })
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
  return asked.body
}

/** A row of the form: 10,000.00 USD for the vendor, and 2 per cent. */
export const offerRow = (app: TestApp, changes: Partial<Row> = {}): Row => ({
  quote_name: 'Heavy lift, direct',
  quote_amount: 10_200,
  buy_amount: 10_000,
  margin_percent: 2,
  eta: '34',
  valid_until: dayFromNow(app, 5),
  inclusions: ['Low loader at both ends', 'Lashing'],
  exclusions: ['Customs duty'],
  ...changes,
})

type Asked = { transaction_id: string }

export async function submitOffersOf(app: TestApp, { transaction_id }: Asked, quotes: Row[], token?: string) {
  const admin = token ?? (await givenAdministrator(app)).token
  return app.call(
    quoteDesk.submit,
    { body: { transaction_id, service: 'freight', quotes } },
    { token: admin },
  )
}

export async function decideOffers(
  app: TestApp,
  { transaction_id }: Asked,
  decision: { decision: 'approve' | 'deny'; reason?: string; offer_ids?: string[] },
  token?: string,
) {
  const admin = token ?? (await givenAdministrator(app)).token
  return app.call(
    quoteDesk.decide,
    { body: { transaction_id, service: 'freight', ...decision } },
    { token: admin },
  )
}

/** A request with published offers. */
export async function givenOffers(app: TestApp, person: Person, rows?: Row[]) {
  const asked = await givenDeskRequest(app, person)
  const stored = await submitOffersOf(app, asked, rows ?? [offerRow(app)])
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))
  const published = await decideOffers(app, asked, { decision: 'approve' })
  if (published.status !== 200) throw new Error(JSON.stringify(published.body))
  return { ...asked, offerIds: stored.body.offers.map(({ offer_id }) => offer_id) }
}

export async function offerApproval(app: TestApp, { token, email }: Person, offer_id = '') {
  const sent = await app.call(verification.sendCode, { body: { type: 'quote offer', offer_id } }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { offer_id, password: givenPassword, verify_code: await app.newestCode(email) }
}

export async function acceptOfferOf(app: TestApp, person: Person, offerId?: string) {
  const body = await offerApproval(app, person, offerId)
  return app.call(quoteOffers.accept, { body }, { token: person.token })
}

/** With an Idempotency-Key, and again after its answer was lost. */
export async function acceptTwice(app: TestApp, person: Person, offerId?: string) {
  const body = await offerApproval(app, person, offerId)
  const send = () => app.call(quoteOffers.accept, { body }, { token: person.token, key: 'lost' })
  const first = await send()
  await app.db.deleteFrom('idempotency_keys').where('key', '=', 'lost').execute()
  return { first, second: await send(), body }
}

/** As its company reads it. */
export async function requestOf(app: TestApp, token: string, case_id: string) {
  const { body } = await app.call(quoteOffers.list, { query: { case_id } }, { token })
  const [one] = body.cases
  if (!one) throw new Error(`there is no request ${case_id}`)
  return one
}
