import { useQuery } from '@tanstack/react-query'
import type { Clause, Deductible } from '@tradelane/contract/insurance/cover'
import { findClause } from '@tradelane/contract/insurance/cover'
import type { PricedClause } from '@tradelane/contract/insurance/policy'
import { useSettled } from '../../../lib/forms/use-settled.ts'
import { type DetailsValues, premiumBodyOf } from './details-values.ts'
import { type PremiumBody, premiumQuery } from './queries.ts'

/** The premium of what stands in the form, asked for once the typing pauses. */
export function usePremium(values: DetailsValues) {
  // Compared as text: the same wish must stay the same.
  const wished = JSON.stringify(premiumBodyOf(values) ?? null)
  const settled = useSettled(wished)
  const body = JSON.parse(settled) as PremiumBody | null
  const { data, error, isFetching } = useQuery(premiumQuery(body))
  const clause = findClause(values.type_of_insurance_cover)
  return {
    premium: body === null ? undefined : data,
    error: body === null ? null : error,
    /** What is shown is of what was typed before. */
    isBehind: isFetching || settled !== wished,
    clause,
    deductible: (values.deductible ?? '0') as Deductible,
    chosen: data && body ? pricedAs(data.clauses, clause) : undefined,
  }
}

export const pricedAs = (
  priced: readonly PricedClause[],
  clause: Clause | undefined,
): PricedClause | undefined => priced.find((one) => one.clause === clause)
