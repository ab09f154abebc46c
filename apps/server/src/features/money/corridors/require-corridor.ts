import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import { type CorridorField, corridorFaults } from '@tradelane/contract/corridors/rules'
import { countryName } from '@tradelane/contract/lists/bank-countries'
import type { Db, Tx } from '@tradelane/db'
import { Refusal } from '../../../refusal.ts'
import { findCorridor, type KnownCorridor } from './stored-corridors.ts'

/** A payee as its corridor looks at it. */
export type PayeeInCorridor = {
  name: string
  key: CorridorKey
  values: Partial<Record<CorridorField, string | undefined>>
}

/**
 * Refuses a payee that lacks what its corridor asks for, and a purpose that it does not take, by what the provider said last. Where it
 * has said nothing, nothing is refused: it judges the payment itself.
 */
export async function requireCorridor(
  db: Db | Tx,
  payee: PayeeInCorridor,
  purposeCode: string,
): Promise<void> {
  refuseInCorridor(await findCorridor(db, payee.key), payee, purposeCode)
}

/** The same of what has been read. */
export function refuseInCorridor(
  known: KnownCorridor | undefined,
  payee: PayeeInCorridor,
  purposeCode: string,
): void {
  if (!known) return
  const { currency, beneficiaryCountryCode: country } = payee.key
  const faults = corridorFaults(known.fields, payee.values, { currency, country })
  const [first] = faults
  if (first) {
    const message = `${first.message}. Edit ${payee.name} in your partners.`
    throw new Refusal('PAYEE_INCOMPLETE', {
      message,
      fields: { beneficiary_account_id: message },
      extra: { payee_fields: Object.fromEntries(faults.map((fault) => [fault.field, fault.message])) },
    })
  }
  if (known.purposeCodes.length > 0 && !known.purposeCodes.includes(purposeCode)) {
    const message = `${purposeCode} is not a purpose of payments in ${currency} to ${countryName(country)}. Select another one.`
    throw new Refusal('PURPOSE_NOT_ALLOWED', { message, fields: { purposeCode: message } })
  }
}
