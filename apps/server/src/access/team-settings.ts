import type { Db, Tx } from '@tradelane/db'
import { type Company, getCompany } from './company.ts'
import type { OneCompanyScope } from './scope.ts'

/** Whether a company works as a team, and above which worth a payment needs a second person: in cents of a US dollar. */
export type Settings = { isOn: boolean; limitCents: bigint }

export const toSettings = ({ team_enabled, approval_limit }: Company): Settings => ({
  isOn: team_enabled,
  limitCents: approval_limit,
})

export async function settingsOf(db: Db | Tx, scope: OneCompanyScope): Promise<Settings> {
  return toSettings(await getCompany(db, scope))
}
