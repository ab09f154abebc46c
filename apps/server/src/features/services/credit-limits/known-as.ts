import { isUsableState } from '@tradelane/contract/credit-limits/states'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { listCreditLines } from './credit-lines.ts'
import { isUsableToday } from './limits.ts'

/** The limit of a partner that is under way or can be used: it was decided for the company with its number. */
export async function limitsKnowingAs(
  db: Db | Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
  now: Date,
): Promise<string[]> {
  const lines = await listCreditLines(db, scope, beneficiaryId)
  const today = await dayOfCompany(db, scope.companyId, now)
  return lines
    .filter((line) => !isUsableState(line.state) || isUsableToday(line, today))
    .map(({ number }) => `Credit limit ${number}`)
}
