import type { WireEstimate } from '@tradelane/contract/invoice-factoring/estimate-call'
import { formatAmount, formatPercent } from '../../../lib/format/format-amount.ts'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'
import { whole } from './parts/offer-facts.tsx'

/** What each finance partner would advance and charge. */
export function Estimates({ estimates }: { estimates: readonly WireEstimate[] }) {
  if (estimates.length === 0)
    return (
      <p className="text-ink-2">No finance partner makes an offer for this. Change the amount or the days.</p>
    )
  return (
    <div className="grid gap-4">
      {estimates.map((one) => (
        <section
          key={one.finance_partner_id}
          aria-label={one.finance_partner_name}
          className="num rounded-md bg-mist p-4"
        >
          <h3 className="mb-3 font-semibold">{one.finance_partner_name}</h3>
          <DefinitionList layout="summary" facts={factsOf(one)} />
        </section>
      ))}
    </div>
  )
}

const dollars = (amount: number) => whole(formatAmount(amount, 'USD'))

const factsOf = (one: WireEstimate): Fact[] => [
  { term: `Advance (${one.advance_percent} %)`, value: dollars(one.advance) },
  { term: `Interest (${formatPercent(one.annual_rate)} % a year)`, value: dollars(one.interest) },
  { term: 'Fee', value: dollars(one.fee) },
  { term: 'Total cost', value: dollars(one.total_cost), startsGroup: true },
  { term: 'Net in all', value: dollars(one.net) },
  { term: 'Total cost a year (360 days)', value: `${formatPercent(one.annual_cost)}\u00a0% of the advance` },
  { term: 'Cost for the whole yearly turnover', value: dollars(one.cost_of_turnover) },
]
