import { promised } from '@tradelane/contract/lifecycle/promises'
import { Card } from '../../../../ui/card.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import type { PolicyPage } from '../parts/insurance-queries.ts'
import { PremiumWords, premiumFacts } from '../parts/premium-facts.tsx'
import { shownPrice } from '../parts/war-to-quote.ts'

/** What it would cost, as it was saved. */
export function SummaryPremium({ page: { insurance, indication } }: { page: PolicyPage }) {
  const indicative = insurance.indicative && shownPrice(insurance.indicative, indication.referrals)
  return (
    <Card title="Indicative premium">
      {indicative && (
        <p className="mb-4 text-xl font-semibold">
          <Amount value={indicative.total} currency="USD" />
          {indicative.isWarToQuote && ' without war'}
        </p>
      )}
      <DefinitionList
        layout="summary"
        facts={[
          { term: 'Insured value', value: <Amount value={insurance.insured_value} currency="USD" /> },
          { term: 'Calculated as', value: indication.valuation },
          { term: 'Deductible', value: <Amount value={indication.deductible_amount} currency="USD" /> },
          ...(indicative ? premiumFacts(indicative) : []),
        ]}
      />
      {indicative && <PremiumWords {...indicative} />}
      <p className="mt-4 text-xs text-ink-2">
        Nothing is charged now. We confirm this premium or quote another one within{' '}
        {promised('quoteInsurance')}.
      </p>
    </Card>
  )
}
