import type { KybStatus } from '@tradelane/contract/onboarding/calls'
import { hasVerifiedPerson, isOnlyVerified } from '@tradelane/contract/onboarding/verified-persons'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { listFounderRows } from './registration-rows.ts'

/** Refuses with LAST_VERIFIED_PERSON to change or remove the only verified person of a verified company. The company is locked. */
export async function requireOtherVerified(
  tx: Tx,
  scope: OneCompanyScope,
  { kyb_status, fid }: { kyb_status: KybStatus; fid: string },
): Promise<void> {
  if (kyb_status !== 'Clear') return
  if (isOnlyVerified(await listFounderRows(tx, scope), fid)) throw new Refusal('LAST_VERIFIED_PERSON')
}

/** Whether the company would have a verified person as soon as it is cleared. */
export async function mayBeCleared(tx: Tx, scope: OneCompanyScope): Promise<boolean> {
  return hasVerifiedPerson(await listFounderRows(tx, scope))
}
