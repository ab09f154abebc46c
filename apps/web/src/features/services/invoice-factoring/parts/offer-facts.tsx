import { formatAmount, formatPercent, type WireAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { FundingPage } from './funding-queries.ts'

/** An offer that was accepted, or one that can be accepted for some time. */
type Offer = NonNullable<FundingPage['offer']> & { expires_at?: string }

/** What an invoice brings and costs, as a sum. */
export function offerFacts(offer: Offer): Fact[] {
  const amount = (value: WireAmount) => whole(formatAmount(value, offer.currency))
  return [
    ...(offer.prepaid > 0 ? [{ term: 'Paid in advance', value: amount(offer.prepaid) }] : []),
    { term: 'Advance', value: amount(offer.advance) },
    { term: 'Annual rate', value: whole(`${formatPercent(offer.annual_rate)} % p.a.`) },
    { term: `Interest,\u00a0${offer.days}\u00a0days`, value: amount(offer.interest) },
    { term: 'Fee', value: amount(offer.fee) },
    { term: 'Total cost', value: amount(offer.total_cost), startsGroup: true },
    { term: 'Total cost, share of the advance', value: whole(`${formatPercent(offer.flat_percent)} %`) },
    ...(offer.days > 0
      ? [{ term: 'Total cost a year (360 days)', value: whole(`${formatPercent(offer.annual_cost)} %`) }]
      : []),
    { term: 'When the buyer has paid', value: amount(offer.remainder), startsGroup: true },
    { term: 'Net in all', value: amount(offer.net) },
    { term: 'Due date', value: whole(formatDay(offer.due_date)), startsGroup: true },
    ...(offer.expires_at ? [{ term: 'Valid until', value: <Instant at={offer.expires_at} /> }] : []),
  ]
}

/** A figure is not broken, however narrow its column. */
export const whole = (text: string) => <span className="whitespace-nowrap">{text}</span>

/** Day and time, below each other where the column is narrow. */
function Instant({ at }: { at: string }) {
  const [day, time] = formatInstant(at).split(', ')
  return (
    <>
      {whole(`${day},`)} {whole(time ?? '')}
    </>
  )
}
