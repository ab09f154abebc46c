import { caseActions } from '@tradelane/contract/screening/actions'
import type { CaseState } from '@tradelane/contract/screening/states'
import type { Tx } from '@tradelane/db'
import { lockCompany } from '../../../access/company.ts'
import { type OfficeScope, type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { caseLifecycle } from './lifecycle.ts'
import { partsOf, selectCases } from './list-cases.ts'

type Decision = {
  case_id: string
  version: number
  decision: Exclude<CaseState, 'open'>
  reason: string
}

/**
 * Decides a match; jobs move what waited for it. Answers the sentences for the office. Refuses with NOT_FOUND, CONFLICT and
 * ILLEGAL_STATE.
 */
export async function decideCase(
  deps: Deps,
  scope: OfficeScope,
  { case_id: id, version, decision, reason }: Decision,
): Promise<string> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const found = await selectCases(tx).where('found.case_id', '=', id).executeTakeFirst()
    if (!found) throw new Refusal('NOT_FOUND')
    const company = systemScope(found.uid)
    // As the release of held money does: what is released at this moment is counted as released.
    await lockCompany(tx, company)
    const locked = await lockRow(tx, caseLifecycle, { scope, id, version })
    requireOpen(actionTo[decision], { state: locked.state })
    const { name } = partsOf(found)
    const isTrueSender = decision === 'confirmed' && found.subject === 'sender'
    const ofSender = isTrueSender ? await moneyOfSender(deps, tx, company, name) : undefined
    await move(tx, caseLifecycle, { scope, id, version, to: decision, at, reason })
    if (ofSender?.released) {
      const facts = { name, amount: ofSender.released }
      await note(tx, caseLifecycle, { scope, id, what: 'money_released', at, facts })
    }
    await enqueue(tx, 'apply-screening', { companyId: found.uid })
    await enqueue(tx, 'release-incoming-payments', { companyId: found.uid }, { isFirst: true })
    return ofSender ? saidOfSender(ofSender) : said[decision]
  })
}

const actionTo = { confirmed: caseActions.confirm, cleared: caseActions.clear } as const

/** Of the one feature that knows money from outside. */
const moneyOfSender = ({ features }: Deps, tx: Tx, company: OneCompanyScope, name: string) =>
  features.find((entry) => entry.moneyOfSender)?.moneyOfSender?.(tx, company, name)

const said = {
  cleared: 'False match. What waited for it goes on.',
  confirmed: 'Match confirmed. What waits for this decision is refused.',
} as const

const saidOfSender = ({ held, released }: { held: string; released: string }): string =>
  [
    'Match confirmed.',
    held && `This party’s money on hold: ${held}. Check whether the law requires it to be frozen.`,
    released && `This party’s money that became available before: ${released}. There is a task to check it.`,
  ]
    .filter(Boolean)
    .join(' ')
