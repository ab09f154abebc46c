import { kybRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import type { Db, Tx } from '@tradelane/db'
import { Refusal } from '../refusal.ts'
import { type Company, getCompany } from './company.ts'
import type { OneCompanyScope } from './scope.ts'

/**
 * Refuses to move money for a company whose verification is not cleared: KYB_REQUIRED before it has started, KYB_PENDING
 * while it is under review or was refused, each with what to do.
 */
export async function requireVerified(
  db: Db | Tx,
  scope: OneCompanyScope,
  refusalOf: typeof kybRefusalOf = kybRefusalOf,
): Promise<void> {
  refuseUnverified(await getCompany(db, scope), refusalOf)
}

/** The same of a company that has been read. */
export function refuseUnverified(
  { kyb_status: status }: Pick<Company, 'kyb_status'>,
  refusalOf: typeof kybRefusalOf = kybRefusalOf,
): void {
  const refusal = refusalOf(status)
  if (refusal) throw new Refusal(refusal.code, { message: refusal.message })
}
