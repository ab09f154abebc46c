import type { Db, Tx } from '@tradelane/db'
import { type Company, getCompany } from './company.ts'
import type { OneCompanyScope } from './scope.ts'

/**
 * Whether a company works as a team, and above which worth an amount needs a second person, in cents of a US dollar: each by itself, and all
 * that one person has approved alone on a day.
 */
export type Settings = { isOn: boolean; limitCents: bigint; dailyCents: bigint | null }

export const toSettings = ({ team_enabled, approval_limit, daily_limit }: Company): Settings => ({
  isOn: team_enabled,
  limitCents: approval_limit,
  dailyCents: daily_limit,
})

/** Where no second limit was chosen, it is the first: otherwise small amounts would pass what a large one does not. */
export const dailyCentsOf = ({ limitCents, dailyCents }: Omit<Settings, 'isOn'>): bigint =>
  dailyCents ?? limitCents

export async function settingsOf(db: Db | Tx, scope: OneCompanyScope): Promise<Settings> {
  return toSettings(await getCompany(db, scope))
}
