import type { Db, Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import { type NamedFee, nameFee, rateOfFee } from '../../money/price-rates/index.ts'
import { type PolicyRow, usd } from './policies.ts'

/** The version of our rate that the fee of an offer follows; null where it was agreed in the offer. */
export const rateOfPolicyFee = (
  tx: Tx,
  { uid: companyId, invoice_amount }: PolicyRow,
  fee: Money,
  at: Date,
): Promise<string | null> => rateOfFee(tx, 'insurance', { companyId, at, whole: usd(invoice_amount), fee })

/** What the offer of a policy, its bill and its certificate say of our fee. Undefined where there is no offer. */
export const feeOfPolicy = async (
  db: Db | Tx,
  { fee_amount: fee, fee_rate_id: rateId, invoice_amount }: PolicyRow,
): Promise<NamedFee | undefined> =>
  fee === null ? undefined : nameFee(db, { rateId, whole: usd(invoice_amount), fee: usd(fee) })
