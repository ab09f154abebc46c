import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import { type Completed, type LinkPurpose, purposeOf } from '../../../entries/link-purpose.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { storeFileOf } from '../../papers/documents/index.ts'
import { getLive, lockLive } from './live-link.ts'
import { isSession } from './tokens.ts'
import { countUse } from './use-link.ts'

type Completion = { token: string; session: string; fields: Record<string, unknown>; ip: string }

/** Does what an opened link is for. Refuses with LINK_DEAD before it looks at the fields. */
export async function completeLink(
  deps: Deps,
  purposes: readonly LinkPurpose<Deps>[],
  { token, session, fields, ip }: Completion,
): Promise<Completed> {
  const seen = await getLive(deps.db, token, deps.clock.now())
  const purpose = purposeOf(purposes, seen)
  if (!purpose || purpose.purpose === 'doc_upload' || !isSession(deps, seen, session))
    throw new Refusal('LINK_DEAD')
  const input = checkedFields(purpose.fields, fields)
  const sent = purpose.fileOf?.(input)
  const sender = { company: seen.uid, by: 'link' } as const
  const file = sent && (await storeFileOf(sent.field, deps, sender, sent))
  const completed = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const link = await lockLive(tx, token, at)
    const done = await purpose.complete(tx, { deps, link, input, at, ip, file })
    await countUse(tx, link, at)
    return done
  }).catch(async (error: unknown) => {
    if (file) await deps.files.delete(file.stored_id)
    throw error
  })
  if (completed.replacedFile) await deps.files.delete(completed.replacedFile)
  return completed
}

/** Refuses with one message per field, under the field's own name. */
function checkedFields(schema: z.ZodMiniType, fields: Record<string, unknown>): unknown {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const faults = new Map<string, string>()
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    const message = issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message
    for (const name of names) if (!faults.has(name)) faults.set(name, message)
  }
  return refuseFields(Object.fromEntries(faults))
}
