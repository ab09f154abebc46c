import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { AgeingTable } from './ageing-table.tsx'
import { paidByBuyerMeans, paidFacts } from './figure-facts.ts'
import type { BuyerFigures } from './financing-queries.ts'

/** What the fundings of one buyer in one currency come to: how old they are, what was paid and what it cost. */
export function FundingFigures({ figures }: { figures: BuyerFigures }) {
  const { currency, ageing } = figures
  return (
    <div className="grid border-t border-line lg:grid-cols-2">
      <div className="min-w-0">
        <h3 className="px-5 pt-5 pb-2 font-medium">Outstanding in {currency}, by age</h3>
        <AgeingTable ageing={ageing} currency={currency} />
      </div>
      <div className="min-w-0 p-5">
        <h3 className="mb-3 font-medium">Paid in {currency}</h3>
        <DefinitionList layout="summary" facts={paidFacts(figures)} />
        <p className="mt-4 text-xs text-ink-2">{paidByBuyerMeans}</p>
      </div>
    </div>
  )
}
