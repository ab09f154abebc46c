import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import { inTransaction } from '../../transaction.ts'
import type { Tasks } from '../../work/jobs.ts'
import { finishFounderReview } from './decide-founder.ts'
import { finishReview } from './decide-kyb.ts'
import { lockCompany } from './move-kyb.ts'
import { listFounderRows } from './queries.ts'

/** The sandbox refuses companies with this name; its verification provider simulates nothing else. */
const isRefusedBySandbox = (companyName: string): boolean => companyName.includes('SIM-REFUSE')

export function reviewsByItself({ config }: Deps, companyName: string): boolean {
  return config.isSandbox && (config.clearsKybByItself || isRefusedBySandbox(companyName))
}

/** The job of the sandbox verification provider. Safe to repeat and to run late: an administrator may have been faster. */
export async function reviewKyb(deps: Deps, { companyId }: Tasks['review-kyb']): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const company = await lockCompany(tx, companyId)
    if (!company || !reviewsByItself(deps, company.company_name)) return
    const decided = { companyId, actor: 'system', at: deps.clock.now() } as const
    if (!isRefusedBySandbox(company.company_name)) await clearFounders(tx, decided)
    if (company.kyb_status !== 'IN_PROGRESS') return
    await (isRefusedBySandbox(company.company_name)
      ? finishReview(tx, 'refuse', { ...decided, reason: 'The company could not be verified.' })
      : finishReview(tx, 'clear', decided))
  })
}

/** The persons who are reviewed separately. */
async function clearFounders(tx: Tx, by: { companyId: string; actor: 'system'; at: Date }): Promise<void> {
  const persons = await listFounderRows(tx, by.companyId)
  for (const { fid, version } of persons.filter(({ status }) => status === 'IN_PROGRESS'))
    await finishFounderReview(tx, { companyId: by.companyId, fid, version, decision: 'clear' }, by)
}
