import { useQuery } from '@tanstack/react-query'
import type { Clause, Deductible } from '@tradelane/contract/insurance/cover'
import { findClause } from '@tradelane/contract/insurance/cover'
import type { PricedClause } from '@tradelane/contract/insurance/policy'
import { useSettled } from '../../../../lib/forms/use-settled.ts'
import { type DetailsValues, premiumBodyOf } from './details-values.ts'
import { type PremiumBody, premiumQuery } from './insurance-queries.ts'

/** The premium for the values in the form, requested when the user stops typing. */
export function usePremium(values: DetailsValues) {
  // Compared as text, so that equal values do not cause a new request.
  const wanted = JSON.stringify(premiumBodyOf(values) ?? null)
  const settled = useSettled(wanted)
  const body = JSON.parse(settled) as PremiumBody | null
  const { data, error, isFetching } = useQuery(premiumQuery(body))
  const clause = findClause(values.type_of_insurance_cover)
  return {
    premium: body === null ? undefined : data,
    error: body === null ? null : error,
    /** The premium shown belongs to earlier input. */
    isBehind: isFetching || settled !== wanted,
    clause,
    deductible: (values.deductible ?? '0') as Deductible,
    chosen: data && body ? pricedAs(data.clauses, clause) : undefined,
  }
}

export const pricedAs = (
  priced: readonly PricedClause[],
  clause: Clause | undefined,
): PricedClause | undefined => priced.find((one) => one.clause === clause)
