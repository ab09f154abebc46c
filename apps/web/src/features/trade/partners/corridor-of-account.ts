import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import {
  type CorridorField,
  corridorFaults,
  type FieldRule,
  formOf,
} from '@tradelane/contract/corridors/rules'
import { canonicalBankDetails } from '@tradelane/contract/partners/bank-details'
import type { NewPartner } from '@tradelane/contract/partners/forms'
import type { Path } from 'react-hook-form'
import { corridorQuery } from '../../../lib/queries/corridor.ts'
import type { AccountValues, PartnerFormState, PartnerValues } from './partner-form.ts'

/** What the corridor of one account of the form asks for, by field; nothing until it is clear where the account is. */
export function useCorridorRules(
  form: PartnerFormState,
  index: number,
): Partial<Record<CorridorField, FieldRule>> {
  const account = form.watch(`account_details.${index}`)
  const { data: corridor } = useQuery(corridorQuery(keyOf(account)))
  return Object.fromEntries((corridor?.fields ?? []).map((rule) => [rule.field, rule]))
}

/** "Transit number of 5 digits" */
export const hintOf = (rule: FieldRule): string => `${rule.label}${formOf(rule)}`

/** A currency that is half typed is none. */
function keyOf(account: AccountValues | undefined): Partial<CorridorKey> | undefined {
  return account?.currency.length === 3 ? (account as CorridorKey) : undefined
}

/** What the form asks for beside the contract: all that payments to these accounts must say, by the field's path in the form. */
export async function findCorridorFaults(
  client: QueryClient,
  values: NewPartner,
): Promise<[Path<PartnerValues>, string][]> {
  const found = await Promise.all(
    values.account_details.map(async (given, index) => {
      const account = canonicalBankDetails(given)
      // Without an answer the server judges, and the provider after it.
      const corridor = await client.fetchQuery(corridorQuery(account)).catch(() => undefined)
      const place = { currency: account.currency, country: account.beneficiaryCountryCode }
      return corridorFaults(corridor?.fields ?? [], { ...values, ...account }, place).map(
        ({ field, message }): [Path<PartnerValues>, string] => [
          field in values ? (field as Path<PartnerValues>) : `account_details.${index}.${field as 'bank'}`,
          message,
        ],
      )
    }),
  )
  return found.flat()
}
