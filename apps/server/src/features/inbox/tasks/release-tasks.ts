import type { Tx } from '@tradelane/db'

/** The open tasks of a colleague who has left are assigned to nobody. Those that they completed keep their name. */
export async function releaseTasks(tx: Tx, administratorId: string): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ administrator_id: null })
    .where('administrator_id', '=', administratorId)
    .where('closed_at', 'is', null)
    .execute()
}
