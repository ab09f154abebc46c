import { useSuspenseQuery } from '@tanstack/react-query'
import type { Currency } from '@tradelane/money'
import { financePartnersQuery } from '../../../../lib/queries/finance-partners.ts'

/** What the finance partners lend in now, and the currency that is chosen. */
export function useLentCurrencies(chosen: Currency): Currency[] {
  const { data: lenders } = useSuspenseQuery(financePartnersQuery)
  return [...new Set([chosen, ...lenders.flatMap(({ currencies }) => currencies)])]
}
