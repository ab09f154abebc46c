import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Card } from '../../../../ui/card.tsx'
import { ChoiceButtons } from '../../../../ui/forms/choice-buttons.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { AgeingTable } from '../ageing-table.tsx'
import { paidByBuyerMeans, paidFacts, reservedMeans } from '../figure-facts.ts'
import type { Portfolio, PortfolioSum } from '../financing-queries.ts'
import { DueChart } from './due-chart.tsx'

/** What all buyers come to, in one currency at a time: amounts of several are never added together. The currency is in the address. */
export function PortfolioSums({ portfolio: { sums, as_of } }: { portfolio: Portfolio }) {
  const [asked, setCurrency] = useAddressParam('currency')
  const used = sums.find(({ fundings, reserved }) => fundings > 0 || reserved > 0)
  const sum = sums.find(({ currency }) => currency === asked) ?? used ?? sums[0]
  if (!sum) return null
  return (
    <>
      {sums.length > 1 && (
        <ChoiceButtons
          label="Currency"
          choices={
            Object.fromEntries(sums.map(({ currency }) => [currency, currency])) as Record<string, string>
          }
          chosen={sum.currency}
          onChoose={setCurrency}
          className="mb-3"
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={`All buyers in ${sum.currency}`}>
          <DefinitionList layout="summary" facts={[...creditFacts(sum), ...paidOf(sum)]} />
          <p className="mt-4 text-xs text-ink-2">
            {reservedMeans} {paidByBuyerMeans}
          </p>
        </Card>
        <Card isFlush title={`Ageing in ${sum.currency}`}>
          <AgeingTable ageing={sum.ageing} currency={sum.currency} />
        </Card>
        <Card title={`Outstanding in ${sum.currency} by due week`} className="lg:col-span-2">
          <DueChart sum={sum} today={as_of} />
        </Card>
      </div>
    </>
  )
}

function creditFacts(sum: PortfolioSum): Fact[] {
  const amount = (value: number) => formatAmount(value, sum.currency)
  return [
    { term: 'Buyers', value: String(sum.buyers) },
    { term: 'Limits', value: amount(sum.limit) },
    { term: 'Outstanding', value: amount(sum.outstanding) },
    { term: 'Reserved', value: amount(sum.reserved) },
    { term: 'Free', value: amount(sum.free) },
    { term: 'Overdue', value: amount(sum.overdue) },
    { term: 'Open fundings', value: `${sum.open_fundings} of ${sum.fundings}` },
  ]
}

const paidOf = (sum: PortfolioSum): Fact[] =>
  paidFacts(sum).map((fact, index) => ({ ...fact, startsGroup: index === 0 }))
