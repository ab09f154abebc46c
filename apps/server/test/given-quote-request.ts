import type { WireInput } from '@tradelane/contract'
import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { dayFromNow } from './given-freight.ts'
import type { TestApp } from './test-app.ts'

type Person = { token: string }
type Draft = WireInput<typeof quoteRequests.save>['body']

export const mumbaiPlace = { name: 'Mumbai', countryCode: 'IN', lat: 19.07283, lng: 72.88261 }
export const hamburgPlace = { name: 'Hamburg', countryCode: 'DE', lat: 53.55, lng: 10 }
/** 12 tonnes of black tea for 24,600.00 USD. */
export const tea = {
  description: 'Black tea',
  hs_code: '090240',
  quantity: 12_000,
  unit: 'kg',
  unit_price: 2.05,
}

/** Everything that a submission asks for. */
export const wholeRequest = (app: TestApp, changes: Draft = {}): Draft => ({
  name: 'Tea for Hamburg',
  goods: [tea],
  currency: 'USD',
  incoterm: 'FCA',
  named_place: 'Mumbai',
  from: mumbaiPlace,
  to: hamburgPlace,
  shipping_date: dayFromNow(app, 10),
  services: ['payment', 'freight'],
  ...changes,
})

export const saveRequestOf = (app: TestApp, { token }: Person, body: Draft) =>
  app.call(quoteRequests.save, { body }, { token })

/** A draft with everything, and the changes. Answers its id. */
export async function givenQuoteRequest(app: TestApp, person: Person, changes: Draft = {}): Promise<string> {
  const saved = await saveRequestOf(app, person, wholeRequest(app, changes))
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body.quote_request_id
}

export const submitRequestOf = (app: TestApp, { token }: Person, id: string, version?: number) =>
  app.call(
    quoteRequests.submit,
    { body: { quote_request_id: id, ...(version !== undefined && { version }) } },
    { token },
  )

/** As its company reads it; throws where there is none. */
export async function readRequestOf(
  app: TestApp,
  { token }: Person,
  which: WireInput<typeof quoteRequests.get>['body'] = {},
) {
  const { body } = await app.call(quoteRequests.get, { body: which }, { token })
  if (body.quote_request_id === null) throw new Error('there is no request')
  return body
}
