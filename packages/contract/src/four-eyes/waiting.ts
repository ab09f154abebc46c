import { z } from 'zod/mini'
import { done, id } from '../primitives/values.ts'

/** `change_id`: somebody else could decide it too, so that it waits for one of them, who decides it by /admin/approvals/decide. */
export const doneOrWaiting = z.object({ ...done.shape, change_id: z.optional(id) })

type Waiting = {
  /** A change of the record waits for a second person. */
  is_waiting?: boolean | undefined
}

/** What a change would meet that waits is closed until somebody has decided. */
export const whileWaiting = ({ is_waiting }: Waiting): string | undefined =>
  is_waiting ? 'A change waits for a second person. Approve, refuse or withdraw it first.' : undefined
