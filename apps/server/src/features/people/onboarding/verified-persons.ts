import type { KybStatus } from '@tradelane/contract/onboarding/calls'
import { recordOfPerson } from '@tradelane/contract/onboarding/verified-persons'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { listFounderRows } from './registration-rows.ts'

/** A person of a company, and what the table of actions is asked about them. The company is locked. Refuses with NOT_FOUND. */
export async function getPerson(
  tx: Tx,
  scope: OneCompanyScope,
  { kyb_status, fid }: { kyb_status: KybStatus; fid: string },
) {
  const persons = await listFounderRows(tx, scope)
  const person = persons.find((one) => one.fid === fid)
  if (!person) throw new Refusal('NOT_FOUND')
  return { person, record: recordOfPerson(kyb_status, persons, person) }
}
