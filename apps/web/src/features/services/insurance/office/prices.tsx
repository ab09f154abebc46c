import type { Clause } from '@tradelane/contract/insurance/cover'
import type { WireIndication } from '@tradelane/contract/insurance/policy'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { PremiumWords } from '../parts/premium-facts.tsx'
import { pricedAs, pricesShown } from '../parts/use-premium.ts'

type OfficePricesProps = { indication: WireIndication; chosen: Clause | undefined }

/** Today's table premium for each clause, and the calculation of the requested one. */
export function OfficePrices({ indication, chosen }: OfficePricesProps) {
  const prices = pricesShown(indication)
  const wanted = pricedAs(prices, chosen)
  if (indication.clauses.length === 0)
    return <p className="text-ink-2">The premium table has no price for this.</p>
  return (
    <>
      <DefinitionList
        layout="summary"
        facts={prices.map(({ clause, premium }) => ({
          term: clause === chosen ? `${clause} (requested)` : clause,
          value: <Amount value={premium} currency="USD" />,
        }))}
      />
      {wanted && <PremiumWords {...wanted} />}
    </>
  )
}
