import type { WireInspection } from '@tradelane/contract/quality-assurance/inspection'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'

type InspectionQuoteProps = { inspection: WireInspection; feeRate: string | null }

/** Who inspects, when, and for how much; once it is ordered, the agreed day too. */
export function InspectionQuote({ inspection, feeRate }: InspectionQuoteProps) {
  const { quote, status, scheduled_for: day } = inspection
  if (!quote) return null
  const isOpen = status === 'quoted'
  return (
    <Card title={isOpen ? 'Quote' : 'Inspection'}>
      <DefinitionList
        facts={[
          { term: 'Inspection company', value: quote.vendor_name },
          { term: 'Offered day', value: formatDay(quote.inspection_date) },
          ...(day ? [{ term: 'Scheduled for', value: formatDay(day) }] : []),
          { term: 'Price', value: formatAmount(quote.price, 'USD'), startsGroup: true },
          { term: 'Service fee', value: formatAmount(quote.fee, 'USD') },
          ...(feeRate ? [{ term: 'Rate of the fee', value: feeRate }] : []),
          { term: 'Total', value: <strong>{formatAmount(quote.total, 'USD')}</strong> },
          ...estimateFact(quote),
          ...(isOpen
            ? [
                {
                  term: quote.is_expired ? 'Expired' : 'Valid until',
                  value: formatInstant(quote.valid_until),
                },
              ]
            : []),
          ...(quote.note ? [{ term: 'Note', value: quote.note, startsGroup: true }] : []),
        ]}
      />
    </Card>
  )
}

/** The customer has seen our estimate before: another price does not come without a word. */
function estimateFact({ estimate, total }: NonNullable<WireInspection['quote']>): Fact[] {
  if (estimate === undefined || estimate === total) return []
  return [
    {
      term: 'Our estimate was',
      value: `${formatAmount(estimate, 'USD')}. It was made by our tariff. The price is the inspection company’s.`,
    },
  ]
}
