import type { Db, Tx } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { dayIn, endOfSharedDay } from '../../../lifecycle/local-days.ts'
import type { Payee } from '../../trade/partners/index.ts'
import type { EscrowRow } from './escrows.ts'

/** Where the days of each side are counted and end: the buyer's where its company is registered, the seller's where its bank is. */
export type EscrowCountries = { buyer: string | null; seller: string | null }

export async function countriesOfEscrow(
  db: Db | Tx,
  { uid, payee }: Pick<EscrowRow, 'uid' | 'payee'>,
): Promise<EscrowCountries> {
  const countries = await countriesOfCompanies(db, [uid])
  const seller = (payee as Payee | null)?.account.beneficiaryCountryCode ?? null
  return { buyer: countries.get(uid) ?? null, seller }
}

type Dated = Pick<EscrowRow, 'uid' | 'payee' | 'expiry_date'>

/** The last day of an escrow is over when it is over for both sides: until then the seller presents, and both decide, dispute and change. */
export async function lastMomentOf(db: Db | Tx, row: Dated): Promise<Date> {
  const { buyer, seller } = await countriesOfEscrow(db, row)
  return endOfSharedDay(row.expiry_date, [buyer, seller])
}

/** The day that its last day is compared with: the earlier one, where it is not the same day for both sides. */
export async function todayOf(db: Db | Tx, row: Pick<Dated, 'uid' | 'payee'>, at: Date): Promise<string> {
  const { buyer, seller } = await countriesOfEscrow(db, row)
  const [earlier = ''] = [dayIn(buyer, at), dayIn(seller, at)].toSorted()
  return earlier
}
