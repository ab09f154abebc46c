import { useQuery } from '@tanstack/react-query'
import type { Clause, Deductible } from '@tradelane/contract/insurance/cover'
import { findClause } from '@tradelane/contract/insurance/cover'
import type { WireIndication } from '@tradelane/contract/insurance/policy'
import { useSettled } from '../../../../lib/forms/use-settled.ts'
import { type DetailsValues, missingForPremium, premiumBodyOf } from './details-values.ts'
import { type PremiumBody, premiumQuery } from './insurance-queries.ts'
import { type ShownPrice, shownPrice } from './war-to-quote.ts'

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
    missing: missingForPremium(values),
    clause,
    deductible: (values.deductible ?? '0') as Deductible,
    chosen: data && body ? pricedAs(pricesShown(data), clause) : undefined,
  }
}

/** All clauses, as they are shown. */
export const pricesShown = ({ clauses, referrals }: Pick<WireIndication, 'clauses' | 'referrals'>) =>
  clauses.map((priced) => shownPrice(priced, referrals))

export const pricedAs = (priced: readonly ShownPrice[], clause: Clause | undefined): ShownPrice | undefined =>
  priced.find((one) => one.clause === clause)
