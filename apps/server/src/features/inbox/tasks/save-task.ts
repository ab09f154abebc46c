import type { TaskAction } from '@tradelane/contract/tasks/calls'
import type { Tx } from '@tradelane/db'
import { listAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { findRule } from '../../../registry/find-rule.ts'
import { inTransaction } from '../../../transaction.ts'

type TaskChange = { task_id: string; action: TaskAction; administrator_id?: string | undefined }

/**
 * An administrator assigns an office task to themselves, unassigns it, hands it over, or completes it. Any of them may hand over any task:
 * who holds it may be ill. Refuses with NOT_FOUND, and with ILLEGAL_STATE if it is completed, assigned to a colleague who did not hand it
 * over, not assigned to the caller who unassigns it, or ended by its record alone. Safe to repeat.
 */
export async function saveTask(
  deps: Deps,
  { administratorId }: AdminActor,
  { task_id, action, administrator_id }: TaskChange,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const task = await lockTask(tx, task_id)
    if (!task) throw new Refusal('NOT_FOUND')
    if (task.closed_at) throw new Refusal('ILLEGAL_STATE', { message: 'This task is already completed.' })
    const holder = task.administrator_id
    if (action === 'take' && holder !== null && holder !== administratorId)
      throw new Refusal('ILLEGAL_STATE', { message: 'This task is assigned to a colleague.' })
    if (action === 'give_back' && holder !== administratorId)
      throw new Refusal('ILLEGAL_STATE', { message: 'This task is not assigned to you.' })
    const next = await holderAfter(tx, { action, administratorId, administrator_id })
    const endsWhen = findRule(deps, task.rule)?.opens?.endsWhen
    if (action === 'done' && endsWhen)
      throw new Refusal('ILLEGAL_STATE', {
        message: `You cannot complete this task by hand. It closes when ${endsWhen}.`,
      })
    await tx
      .updateTable('tasks')
      .set({
        administrator_id: next,
        ...(action === 'done' && { closed_at: at }),
      })
      .where('task_id', '=', task_id)
      .execute()
    await recordEvent(tx, {
      companyId: task.uid,
      subject: 'task',
      subjectId: task_id,
      from: holder ? 'taken' : 'open',
      to: { take: 'taken', give_back: 'open', hand_over: 'taken', done: 'done' }[action],
      actor: `administrator:${administratorId}`,
      at,
      ...(action === 'hand_over' && { before: { holder }, after: { holder: next } }),
    })
  })
}

type Holder = Omit<TaskChange, 'task_id'> & { administratorId: string }

/** To whom the task is assigned after the change. */
async function holderAfter(tx: Tx, change: Holder): Promise<string | null> {
  const { action, administratorId, administrator_id } = change
  if (action === 'give_back') return null
  if (action !== 'hand_over') return administratorId
  const colleagues = await listAdministrators(tx)
  if (!administrator_id || !colleagues.some((one) => one.administrator_id === administrator_id))
    refuseFields({ administrator_id: 'Choose a colleague from the list' })
  return administrator_id
}

async function lockTask(tx: Tx, taskId: string) {
  return tx
    .selectFrom('tasks')
    .select(['uid', 'rule', 'closed_at', 'administrator_id'])
    .where('task_id', '=', taskId)
    .where('who', '=', 'back_office')
    .forUpdate()
    .executeTakeFirst()
}
