import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { PremiumWords, premiumFacts } from '../parts/premium-facts.tsx'
import type { usePremium } from '../parts/use-premium.ts'

const listed = new Intl.ListFormat('en-GB')

/** The indicative premium for the values in the form; not binding. */
export function PremiumCard({ premium, error, isBehind, missing, chosen }: ReturnType<typeof usePremium>) {
  if (error)
    return (
      <Banner tone="lost" isAlert>
        {messageOf(error, 'The premium could not be calculated.')}
      </Banner>
    )
  if (!premium)
    return (
      <Card title="Indicative premium">
        <p className="text-ink-2">
          {missing.length > 0
            ? `Appears here when you have entered ${listed.format(missing)}.`
            : 'Appears here when every entry is right.'}
        </p>
      </Card>
    )
  const facts: Fact[] = [
    { term: 'Insured value', value: <Amount value={premium.insured_value} currency="USD" /> },
    { term: 'Deductible', value: <Amount value={premium.deductible_amount} currency="USD" /> },
    ...(chosen ? premiumFacts(chosen) : []),
  ]
  return (
    <div aria-busy={isBehind}>
      <Card title="Indicative premium">
        {chosen && (
          <p className="mb-4 text-xl font-semibold">
            <Amount value={chosen.total} currency="USD" />
            {chosen.isWarToQuote && ' without war'}
          </p>
        )}
        <DefinitionList layout="summary" facts={facts} />
        {chosen && <PremiumWords {...chosen} />}
        <p className="mt-4 text-xs text-ink-2">
          {premium.valuation}. The premium is indicative: we confirm it or quote another one.
        </p>
      </Card>
    </div>
  )
}
