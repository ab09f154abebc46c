import { randomUUID } from 'node:crypto'
import type { Freight } from '@tradelane/contract/logistics/freight'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { validityDays } from '@tradelane/contract/quote-desk/forms'
import type { Tx } from '@tradelane/db'
import {
  type FreightMode,
  isJourney,
  type Journey,
  planJourney,
  rateJourney,
  type Stop,
  stopAt,
} from '@tradelane/freight'
import { compare, decimalText, formatMoney, isPositive, minus } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { AcceptedOffer } from '../../../entries/quoted-service.ts'
import type { RequestFact } from '../../../entries/request-fact.ts'
import { endOfDay } from '../../../lifecycle/local-days.ts'
import { chargeOf, type PriceRate, ratesInForce, rateText } from '../../money/price-rates/index.ts'
import { describeOffer, type OfferedFreight } from './describe-offer.ts'
import { cargoOf, type Enquiry, invoiceOf, modeNames, optionsOf } from './enquiry.ts'
import { type FeeRates, feeServices, feesBy, lineRate } from './our-fees.ts'
import { pricesInForce } from './rate-cards.ts'
import { carriagesOf, wayOf } from './rate-enquiry.ts'

/** The platform's share of an offer of the desk, on its bill. */
export const marginCode = 'MRG'

/** What the desk keeps of a request for freight. */
export type DeskRequest = {
  enquiry: Enquiry
  mode: FreightMode
  /** Of the trade that it was asked for with. */
  ofTrade?: readonly RequestFact[]
}
export const deskRequestOf = (request: unknown): DeskRequest => request as DeskRequest

const cityText = ({ name, countryCode }: Enquiry['from']) => `${name}, ${countryCode}`

export const titleOfDeskRequest = ({ enquiry: { from, to }, mode }: DeskRequest): string =>
  `Freight, ${modeNames[mode]}: ${cityText(from)} to ${cityText(to)}`

/** How long an offer holds unless somebody says otherwise. */
export const validityOf = ({ mode }: DeskRequest): number => {
  const way = wayOf[mode]
  return validityDays[way === 'sea' || way === 'air' ? way : 'land']
}

/** For a value, which no sentence surrounds. */
const asLabel = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export function factsOfDeskRequest({ enquiry, mode, ofTrade = [] }: DeskRequest): RequestFact[] {
  const { from, to, container, quantity, weightKg, volumeM3, special = {} } = enquiry
  const invoice = invoiceOf(enquiry)
  const given = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  return [
    { label: 'From', value: cityText(from) },
    { label: 'To', value: cityText(to) },
    { label: 'Mode', value: asLabel(modeNames[mode]) },
    { label: 'Loading date', value: dayText(enquiry.shippingDate) },
    ...given('Containers', container && `${quantity} × ${container}`),
    { label: 'Weight', value: `${weightKg.toLocaleString('en')} kg` },
    ...given('Volume', volumeM3 > 0 ? `${volumeM3.toLocaleString('en')} m³` : null),
    ...given('Goods', enquiry.description || enquiry.goods),
    ...given('Dangerous goods', special.dangerous?.map(({ un_number }) => `UN ${un_number}`).join(', ')),
    ...given('Temperature', special.reefer && `${special.reefer.temperature} °C`),
    ...given('Beyond the container', special.over && 'Yes, see the size of the goods'),
    ...(invoice ? [{ label: 'Value of the goods', value: formatMoney(invoice), isForOffice: true }] : []),
    ...given('Customs clearance', enquiry.customsClearance ? 'Asked for' : null),
    ...given('Insurance', enquiry.insurance ? 'Asked for' : null),
    ...ofTrade,
  ]
}

type Accepted = { transactionId: string; request: DeskRequest; offer: AcceptedOffer; at: Date }

/** The accepted offer as a quote that can be booked. Answers its id and what it offers. */
export async function insertDeskQuote(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { transactionId, request, offer, at }: Accepted,
): Promise<{ shipmentId: string; offered: OfferedFreight }> {
  const shipmentId = randomUUID()
  const { enquiry } = request
  const rates = await ratesInForce(tx, feeServices, { companyId, at: offer.storedAt })
  const { offered, card } = await offeredBy(tx, request, { offer, rates })
  await tx
    .insertInto('freight_quotes')
    .values({
      shipment_id: shipmentId,
      uid: companyId,
      // Of the way alone: how fast its ship sails. The price is the desk's.
      card_id: card.cardId,
      card_version: card.version,
      cost_amount: offer.sell.amount,
      currency: offer.sell.currency,
      enquiry: JSON.stringify(enquiry),
      freight: JSON.stringify(offered),
      created_at: at,
      expires_at: endOfDay(offer.validUntil, null),
      transaction_id: transactionId,
      kept_uid: companyId,
    })
    .execute()
  return { shipmentId, offered }
}

/** The legs are those of the way that a carrier would go, with the days of the offer; where there is no way, one leg from city to city. */
async function offeredBy(
  tx: Tx,
  { enquiry, mode }: DeskRequest,
  { offer, rates }: { offer: AcceptedOffer; rates: FeeRates },
) {
  const prices = await pricesInForce(tx)
  const card = prices.cards.find((one) => one.mode === mode) ?? prices.cards[0]
  if (!card) throw new Error('there is no rate card')
  const planned = planJourney(enquiry.from, enquiry.to, wayOf[mode])
  const journey = isJourney(planned) ? planned : directly(enquiry, mode)
  const rated = {
    mode,
    journey,
    cargo: cargoOf(enquiry),
    options: optionsOf(enquiry),
    traits: [],
    handling: plain,
  }
  const priced = rateJourney(rated, card, carriagesOf(prices.cards), {
    tariff: prices.tariff,
    fees: feesBy(rates),
  })
  const described = describeOffer({ ...priced, carrier: offer.vendor, levelOf: undefined }, enquiry)
  const offered: OfferedFreight = {
    ...described,
    days: offer.etaDays,
    cost: decimalText(offer.sell),
    legs: withDays(described.legs, offer.etaDays),
    fees: feesOf(offer, rates.logistics),
    is_model: false,
  }
  return { offered, card }
}

const plain = { substances: 0, genset: false, isOutOfGauge: false, triAxle: [] }

function directly({ from, to }: Enquiry, mode: FreightMode): Journey {
  const by = ({ sea: 'sea', air: 'air', road: 'truck', rail: 'rail' } as const)[wayOf[mode]]
  const section = (start: Stop, end: Stop) => ({ from: start, to: end, km: 0, crossings: [] })
  const [start, end] = [stopAt(from), stopAt(to)]
  return {
    origin: { by: 'truck', ...section(start, start) },
    main: { by, ...section(start, end) },
    destination: { by: 'truck', ...section(end, end) },
    railFrom: undefined,
    railTo: undefined,
  }
}

/** The days of the offer, of which the main leg has what the way to and from it leaves. */
function withDays(legs: Freight['legs'], days: number): Freight['legs'] {
  const ends = legs.reduce((sum, leg) => (leg.role === 'main' ? sum : sum + leg.days), 0)
  const left = days - ends
  return legs.map((leg) => {
    if (leg.role === 'main') return { ...leg, days: left > 0 ? left : days, hours: null }
    return left > 0 ? leg : { ...leg, days: 0 }
  })
}

/**
 * What the carrier asks, and the margin, with the version of our rate if it is what that charges; below cost the customer pays less than the carrier
 * asks, in one line.
 */
function feesOf({ quoteName, buy, sell }: AcceptedOffer, rate: PriceRate): Freight['fees'] {
  const margin = minus(sell, buy)
  const fee = { kind: 'included', per: null } as const
  if (!isPositive(margin))
    return [{ ...fee, code: 'FRT', label: quoteName, leg: 'main', amount: decimalText(sell) }]
  const isByRate = compare(margin, chargeOf(buy, rate)) === 0
  return [
    { ...fee, code: 'FRT', label: quoteName, leg: 'main', amount: decimalText(buy) },
    {
      ...fee,
      code: marginCode,
      label: isByRate ? `Tradelane service fee: ${rateText(rate)}` : 'Tradelane service fee',
      leg: 'shipment',
      amount: decimalText(margin),
      ...(isByRate && { rate: lineRate(rate) }),
    },
  ]
}
