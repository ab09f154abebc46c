import type { Db, Tx } from '@tradelane/db'
import { type Money, money } from '@tradelane/money'
import { chargeOf, type NamedFee, nameFee, rateInForce, rateOfFee } from '../../../money/price-rates/index.ts'
import { toOrderRequest } from '../desk/order-request.ts'
import type { InspectionRow } from '../inspections.ts'
import { consignmentValueOf } from './estimate-price.ts'

const wholeOf = (row: InspectionRow): Money => consignmentValueOf(toOrderRequest(row))

/** Our fee by the rate of the customer at a moment: the margin of an offer, unless somebody says otherwise. */
export const feeAt = async (tx: Tx, row: InspectionRow, at: Date): Promise<Money> =>
  chargeOf(wholeOf(row), await rateInForce(tx, 'quality_assurance', { companyId: row.uid, at }))

/** The version of our rate that the fee of an offer follows; null where it was agreed in the offer. */
export const rateOfInspectionFee = (
  tx: Tx,
  row: InspectionRow,
  fee: Money,
  at: Date,
): Promise<string | null> =>
  rateOfFee(tx, 'quality_assurance', { companyId: row.uid, at, whole: wholeOf(row), fee })

/** What the offer of an inspection and its bill say of our fee. Undefined where there is no offer. */
export const feeOfInspection = async (db: Db | Tx, row: InspectionRow): Promise<NamedFee | undefined> =>
  row.fee_amount === null
    ? undefined
    : nameFee(db, { rateId: row.fee_rate_id, whole: wholeOf(row), fee: money(row.fee_amount, 'USD') })
