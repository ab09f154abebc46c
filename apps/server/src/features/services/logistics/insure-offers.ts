import type { Db } from '@tradelane/db'
import { addLines, type Line, type Offer, type OwnCode, rankOffers } from '@tradelane/freight'
import { Refusal } from '../../../refusal.ts'
import type { PriceRate } from '../../money/price-rates/index.ts'
import { coverTariff } from '../premiums/index.ts'
import { type Enquiry, invoiceOf } from './enquiry.ts'

/**
 * The offers with the insurance of their goods, as the insurance prices it: in the price where it was asked for, else to be had on top.
 * Refuses with NOT_INSURABLE, in the insurance's words, where it was asked for and no offer can have it. Goods without a value
 * have no price. Our fee is by this version of its rate.
 */
export async function insureOffers(
  db: Db,
  enquiry: Enquiry,
  offers: readonly Offer[],
  moment: { now: Date; feeRate: PriceRate },
): Promise<Offer[]> {
  const invoice = invoiceOf(enquiry)
  if (!invoice || offers.length === 0) return [...offers]
  const { goods = null, from, to } = enquiry
  const ends = { from: coveredPlace(from), to: coveredPlace(to) }
  const priceOf = await coverTariff(
    db,
    { goods, isDeclared: enquiry.special?.dangerous !== undefined, invoice, ...ends },
    moment,
  )
  const kind = enquiry.insurance ? 'included' : 'optional'
  const reasons: string[] = []
  const insured = offers.flatMap((offer) => {
    const price = priceOf(offer.mode, offer.carriage, offer.legs[1])
    if (!('refused' in price)) return [addLines(offer, coverLines(price, kind))]
    reasons.push(price.refused)
    return enquiry.insurance ? [] : [offer]
  })
  const [reason] = reasons
  if (reason !== undefined && insured.length === 0)
    throw new Refusal('NOT_INSURABLE', { message: reason, fields: { insurance: reason } })
  return rankOffers(insured)
}

const coveredPlace = ({ name, countryCode }: Enquiry['from']) => ({ country: countryCode, city: name })

type Price = Exclude<ReturnType<Awaited<ReturnType<typeof coverTariff>>>, { refused: string }>

const coverLines = (
  { premium, premiumLabel, fee, feeLabel, feeRate, without }: Price,
  kind: Line['kind'],
): (Line & { code: OwnCode })[] => [
  { ...ofShipment, code: 'INS', label: premiumLabel, kind, amount: premium, without },
  { ...ofShipment, code: 'INSF', label: feeLabel, kind, amount: fee, rate: feeRate },
]
const ofShipment = { leg: 'shipment', per: undefined } as const
