import { longTermsWarning } from '@tradelane/contract/credit-limits/long-terms'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { countryOfPartner, findPartner } from '../../trade/partners/index.ts'

/** What is to be said of the payment terms with a buyer, by its country. */
export async function warningOf(
  db: Db | Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
  terms: readonly { days: number; percentage: number }[],
): Promise<string | undefined> {
  const buyer = await findPartner(db, scope, beneficiaryId)
  return buyer && longTermsWarning(await countryOfPartner(db, scope, buyer), terms)
}
