import type { WireCreditLimit } from '@tradelane/contract/credit-limits/calls'
import { incoterms } from '@tradelane/contract/lists/incoterms'
import { counted } from '@tradelane/contract/primitives/counted'
import { formatAmount, formatPercent } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { LimitPage } from './credit-limit-queries.ts'

type TermSheet = NonNullable<LimitPage['term_sheet']>

/** What was requested. */
export const requestFacts = (limit: WireCreditLimit): Fact[] => [
  { term: 'Buyer', value: limit.buyer_name },
  { term: 'Limit requested', value: formatAmount(limit.limit_request, limit.currency) },
  { term: 'Requested', value: formatDay(limit.requested_at) },
  { term: 'Years of trading', value: String(limit.trading_history) },
  { term: 'Goods', value: limit.description_goods },
  { term: 'Incoterm', value: `${limit.inco_terms}, ${incoterms[limit.inco_terms]}` },
  ...paymentTermFacts(limit.payment_terms),
]

/** The structures that have a share, and what is left. */
function paymentTermFacts(terms: readonly { days: number; percentage: number }[]): Fact[] {
  const rest = 100 - terms.reduce((sum, { percentage }) => sum + percentage, 0)
  return [
    ...terms.flatMap(({ days, percentage }, index) =>
      percentage === 0
        ? []
        : {
            term: `Payment term ${index + 1}`,
            value:
              index === 0 ? `${percentage} % in advance` : `${percentage} % after ${counted(days, 'day')}`,
          },
    ),
    ...(rest > 0 ? [{ term: 'On delivery', value: `${rest} %` }] : []),
  ]
}

/** What the finance partner offers. */
export const termSheetFacts = (
  sheet: TermSheet,
  { currency, limit_approved, signed_at }: WireCreditLimit,
): Fact[] => [
  { term: 'Term sheet', value: sheet.term_sheet_number },
  { term: 'Finance partner', value: sheet.finance_partner_name },
  { term: 'Approved limit', value: formatAmount(sheet.approved_amount, currency) },
  ...(limit_approved === null || limit_approved === sheet.approved_amount
    ? []
    : [{ term: 'Reduced to', value: formatAmount(limit_approved, currency) }]),
  { term: 'Valid until', value: formatDay(sheet.valid_until) },
  { term: 'Advance', value: `At most ${sheet.most_advance_percent} % of an invoice` },
  {
    term: 'Interest',
    value: `${percent(sheet.annual_rate)} a year on the advance, actual days\u00a0/\u00a0360`,
  },
  {
    term: 'Fee',
    value: `${percent(sheet.fee)} of the invoice, at least ${formatAmount(sheet.least_fee, currency)}`,
  },
  { term: 'Finance terms', value: `${sheet.finance_terms.join(', ')} days` },
  signed_at === null
    ? { term: 'Sign by', value: formatInstant(sheet.expires_at) }
    : { term: 'Signed', value: formatInstant(signed_at) },
]

const percent = (value: number): string => `${formatPercent(value)} %`
