import { randomUUID } from 'node:crypto'
import { amendmentActions } from '@tradelane/contract/smart-escrow/actions'
import type { AmendmentChanges } from '@tradelane/contract/smart-escrow/amendment-forms'
import type { Db, Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { change } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { requireOwnDocuments } from '../../../papers/documents/index.ts'
import { isCancelled } from '../agreement.ts'
import { listBlocks, listItems } from '../blocks.ts'
import { rateOfChanges } from '../escrow-fee.ts'
import { todayOf } from '../escrow-places.ts'
import { type EscrowRow, isRunning, lockEscrow } from '../escrows.ts'
import { escrowAmendmentLifecycle } from '../lifecycle.ts'
import { listPresentations } from '../presentations.ts'
import { type Plan, planOf } from './amendment-plan.ts'
import { isUndecided, listAmendments, type Standing, type StoredChanges } from './amendments.ts'

type Form = AmendmentChanges & { smart_escrow_id: string }

/**
 * Prepares a change, in place of the draft before. Nothing happens until it is proposed. Refuses with NOT_FOUND, by field, and with
 * ILLEGAL_STATE where the escrow does not run, or a change is proposed already. Answers its id.
 */
export async function saveAmendment(
  deps: Deps,
  actor: CustomerActor,
  { smart_escrow_id: escrowId, note, ...form }: Form,
): Promise<string> {
  await requireOwnDocuments(deps, deps.db, actor, linksOf(form))
  const changes = stored(form)
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, actor, escrowId)
    await requireAmendable(tx, row, at)
    const [newest] = (await listAmendments(tx, actor, escrowId)).filter(isUndecided)
    if (newest) requireOpen(amendmentActions.prepare, { state: newest.state })
    const plan = planOf(await standingOf(tx, row, at), changes)
    refuseFaults(plan)
    const set = { ...columnsOf(plan), changes: JSON.stringify(changes), note: note ?? null }
    if (newest) {
      await change(tx, escrowAmendmentLifecycle, { scope: actor, id: newest.amendment_id, at, set })
      return newest.amendment_id
    }
    const amendment_id = randomUUID()
    await begin(tx, escrowAmendmentLifecycle, {
      scope: actor,
      to: 'draft',
      at,
      values: {
        ...{ amendment_id, smart_escrow_id: escrowId, currency: row.currency, created_at: at },
        ...set,
      },
    })
    return amendment_id
  })
}

/** What the plan says of an amendment's row. */
export const columnsOf = ({ differences, money }: Plan) => ({
  differences: JSON.stringify(differences),
  held_amount: money.held.amount,
  fee_amount: money.fee.amount,
  back_amount: money.back.amount,
})

export function refuseFaults({ faults }: Plan): void {
  if (Object.keys(faults).length > 0) refuseFields(faults)
}

export async function requireAmendable(db: Db | Tx, row: EscrowRow, at: Date): Promise<void> {
  if (!isRunning(row))
    throw new Refusal('ILLEGAL_STATE', { message: 'Only a funded escrow that has not ended can be changed.' })
  if (await isCancelled(db, row))
    throw new Refusal('ILLEGAL_STATE', { message: 'A cancelled escrow cannot be changed.' })
  if (row.expiry_date < (await todayOf(db, row, at)))
    throw new Refusal('ILLEGAL_STATE', { message: 'The expiry date of the escrow has passed.' })
}

export async function standingOf(db: Db | Tx, row: EscrowRow, at: Date): Promise<Standing> {
  const scope = systemScope(row.uid)
  const blocks = await listBlocks(db, scope, row.smart_escrow_id)
  const ids = blocks.map(({ block_id }) => block_id)
  const items = await listItems(db, scope, ids)
  const presentations = await listPresentations(db, scope, row.smart_escrow_id)
  const [today, rate] = [await todayOf(db, row, at), await rateOfChanges(db, row, at)]
  return { row, blocks, items, presentations, today, rate }
}

const stored = ({ blocks = [], ...changes }: Omit<AmendmentChanges, 'note'>): StoredChanges => ({
  ...changes,
  blocks: blocks.map(({ add_documents = [], add_conditions = [], ...block }) => ({
    ...block,
    add_documents: add_documents.map((item) => ({ ...item, item_id: randomUUID() })),
    add_conditions: add_conditions.map((item) => ({ ...item, item_id: randomUUID() })),
  })),
})

/** Each file by its field. */
const linksOf = ({ blocks = [] }: Pick<AmendmentChanges, 'blocks'>): Map<string, string> =>
  new Map(
    blocks.flatMap(({ add_documents = [] }, block) =>
      add_documents.flatMap(({ doument_file }, index) =>
        doument_file === ''
          ? []
          : [[`blocks.${block}.add_documents.${index}.doument_file`, doument_file] as const],
      ),
    ),
  )
