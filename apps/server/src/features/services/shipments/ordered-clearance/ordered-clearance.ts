import { customsClearance } from '@tradelane/contract/shipments/service-info'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, isZero, type Money, money, plus } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { ChargeLine } from '../../../../entries/billed-charge.ts'
import type { AcceptedOffer } from '../../../../entries/quoted-service.ts'
import type { RowOf } from '../../../../lifecycle/lifecycle.ts'
import { recordNumber } from '../../../../lifecycle/numbers.ts'
import { Refusal } from '../../../../refusal.ts'
import { priceAndFee } from '../../../office/quote-desk/index.ts'
import { findClearance } from '../booking/asks-of-clearance.ts'

type ClearanceRow = RowOf<'customs_clearances'>
/** A clearance that the desk has offered, with its bill. */
export type OrderedClearance = ClearanceRow & {
  number: bigint
  ordered_at: Date
  vendor_name: string
  price_amount: bigint
  fee_amount: bigint
}

/** Of a clearance that is on the bill of its freight, undefined. */
export const asOrdered = (row: ClearanceRow | undefined): OrderedClearance | undefined =>
  row?.offer_id ? (row as OrderedClearance) : undefined

/** Refuses with NOT_FOUND, also where the clearance is on the bill of its freight. */
export async function getOrderedClearance(
  db: Db | Tx,
  { companyId: uid }: OneCompanyScope,
  logistics_id: string,
): Promise<OrderedClearance> {
  const row = asOrdered(await findClearance(db, { uid, logistics_id }))
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The columns of a clearance that is ordered by an offer: what the vendor asks, and the margin as our fee. */
export function columnsOfOffer(offer: AcceptedOffer, at: Date) {
  const { price, fee } = priceAndFee(offer)
  return {
    ordered_at: at,
    offer_id: offer.offerId,
    vendor_name: offer.vendor,
    currency: offer.sell.currency,
    price_amount: price.amount,
    fee_amount: fee.amount,
  }
}

/** CC-2026-000123. */
export const clearanceNumber = ({ number, ordered_at }: OrderedClearance): string =>
  recordNumber(customsClearance.numberPrefix, number, ordered_at)

const inCurrency = ({ currency }: OrderedClearance, amount: bigint): Money =>
  money(amount, currency as Currency)

export const totalOf = (row: OrderedClearance): Money =>
  plus(inCurrency(row, row.price_amount), inCurrency(row, row.fee_amount))

export function linesOf(row: OrderedClearance): ChargeLine[] {
  const fee = inCurrency(row, row.fee_amount)
  return [
    {
      kind: 'customs',
      description: `Customs clearance, ${row.vendor_name}`,
      amount: inCurrency(row, row.price_amount),
    },
    ...(isZero(fee)
      ? []
      : [
          {
            kind: 'service_fee',
            description: 'Tradelane service fee: as offered',
            amount: fee,
            // By the offer of the desk alone, which the bill names.
            fee: { rate: 'as offered', version: 'offer' },
          },
        ]),
  ]
}
