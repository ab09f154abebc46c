import { arrivalMethods, type EstimatedArrival } from '@tradelane/contract/lifecycle/arrival'
import type { Currency } from '@tradelane/money'
import { arrivalOf, countedIn, placeOf } from '../../../lifecycle/arrival.ts'

type QuotedPayment = {
  source_currency_code: Currency
  destination_currency_code: Currency
  bank_country?: string | undefined
  payout_method?: EstimatedArrival['method'] | undefined
}

/** When a payment arrives that is submitted now: to the account that was chosen, else for each way of paying out. */
export function arrivalsOf(asked: QuotedPayment, at: Date): EstimatedArrival[] {
  const { source_currency_code: from, destination_currency_code: to } = asked
  const bankCountry = asked.bank_country ?? null
  const methods = asked.payout_method ? [asked.payout_method] : arrivalMethods
  return methods.map((method) => ({
    method,
    place: placeOf(to, bankCountry),
    ...arrivalOf({ from, to, bankCountry, method, at }),
    counted: countedIn({ from, to, bankCountry, method }),
  }))
}
