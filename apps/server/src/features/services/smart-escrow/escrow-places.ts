import type { Db, Tx } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
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
