import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { getLender } from '../../office/finance-partners/index.ts'
import { type CreditLimit, type Parties, type Party, partiesOf, partyFacts } from '../credit-limits/index.ts'
import type { FundingRow } from './fundings.ts'

/** What the application prints of others: the partner's entry and the credit limit may change later. */
export type SubmittedAs = Parties & {
  /** Not kept with the first ones. */
  lender?: Party
  limit: { number: string; approved: string | null; goods: string; incoterm: string } | null
}

export async function submittedAs(
  tx: Db | Tx,
  row: FundingRow,
  limit: CreditLimit | undefined,
): Promise<SubmittedAs> {
  const [parties, lender] = [await partiesOf(tx, row), await getLender(tx, row.finance_partner_id)]
  return { ...parties, lender, limit: limit ? keptLimit(limit) : null }
}

const keptLimit = ({ number, approved, goods, incoterm }: CreditLimit) => ({
  number,
  approved: approved && formatMoney(approved),
  goods,
  incoterm,
})

/** The parties, as lines of a paper. */
export const partyLines = ({ supplier, buyer, lender }: SubmittedAs): [string, string][] => [
  ...partyFacts('Supplier', supplier),
  ...partyFacts('Buyer', buyer),
  ...(lender ? partyFacts('Finance partner', lender) : []),
]
