import type { Deps } from '../../deps.ts'
import type { Tasks } from '../../jobs.ts'

export async function openCompanyWallet(
  deps: Deps,
  { companyId }: Tasks['open-company-wallet'],
): Promise<void> {
  throw new Error(`to come: ${companyId} ${deps.config.isSandbox}`)
}
