import { dayText } from '@tradelane/contract/primitives/day-text'
import type { FundingRow } from '../fundings.ts'

/** What identifies an invoice on papers besides its number; only what was entered. */
export const orderFacts = ({
  invoice_date,
  order_number,
  ksef_number,
}: Pick<FundingRow, 'invoice_date' | 'order_number' | 'ksef_number'>): [string, string][] => [
  ...(invoice_date ? ([['Invoice date', dayText(invoice_date)]] satisfies [string, string][]) : []),
  ...(order_number ? ([['Order number', order_number]] satisfies [string, string][]) : []),
  ...(ksef_number ? ([['KSeF number', ksef_number]] satisfies [string, string][]) : []),
]
