import { customsClearance } from '@tradelane/contract/shipments/service-info'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, isZero, type Money, money, plus } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { ChargeLine } from '../../../../entries/billed-charge.ts'
import type { AcceptedOffer } from '../../../../entries/quoted-service.ts'
import type { RowOf } from '../../../../lifecycle/lifecycle.ts'
import { recordNumber } from '../../../../lifecycle/numbers.ts'
import { Refusal } from '../../../../refusal.ts'
import { type NamedFee, namedText, nameFee, rateOfFee } from '../../../money/price-rates/index.ts'
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

/**
 * The columns of a clearance that is ordered by an offer: what the vendor asks, and the margin as our fee, with the version of its rate if it is what
 * that charged when the offer was stored.
 */
export async function columnsOfOffer(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { offer, value, at }: { offer: AcceptedOffer; value: Money; at: Date },
) {
  const { price, fee } = priceAndFee(offer)
  const moment = { companyId, at: offer.storedAt }
  const rateId = await rateOfFee(tx, 'clearance', { ...moment, whole: value, fee })
  return {
    fee_rate_id: rateId,
    goods_value: rateId === null ? null : value.amount,
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

/** What the bill says of our fee. */
export const feeOfClearance = (db: Db | Tx, row: OrderedClearance): Promise<NamedFee> =>
  nameFee(db, {
    rateId: row.fee_rate_id,
    whole: inCurrency(row, row.goods_value ?? 0n),
    fee: inCurrency(row, row.fee_amount),
  })

/** Without a name of the fee, for what does not say by which rate it is. */
export function linesOf(row: OrderedClearance, named?: NamedFee): ChargeLine[] {
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
            description: `Tradelane service fee${named ? `: ${namedText(named)}` : ''}`,
            amount: fee,
            ...(named && { fee: named }),
          },
        ]),
  ]
}
