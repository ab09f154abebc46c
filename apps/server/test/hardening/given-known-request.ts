import { dayFromNow } from '../given-freight.ts'
import type { Payer } from '../given-payment.ts'
import { givenQuoteRequest, hamburgPlace, mumbaiPlace, tea } from '../given-quote-request.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A whole draft for each call that needs one, and the fields of another. */
export async function givenKnownRequest(app: TestApp, payer: Payer): Promise<KnownValues> {
  const [saved, removed, submitted] = [
    await givenQuoteRequest(app, payer),
    await givenQuoteRequest(app, payer),
    await givenQuoteRequest(app, payer),
  ]
  const fields = {
    ...{ goods: [tea], from: mumbaiPlace, to: hamburgPlace, shipping_date: dayFromNow(app, 10) },
    ...{ role: 'buyer', services: ['freight'], country: 'DE', cargo: { weight: 12_000 } },
  }
  return {
    quote_request_id: saved,
    '/quote_request/remove quote_request_id': removed,
    '/quote_request/submit quote_request_id': submitted,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`/quote_request/save ${name}`, value]),
    ),
  }
}
