import type { LinkPurposeName } from '@tradelane/contract/links/purposes'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { liveStates } from './link-states.ts'
import type { Opened } from './opened-link.ts'
import { newSession, tokenOf } from './tokens.ts'

type About = { purpose: LinkPurposeName; subjectId: string }

/**
 * The sandbox plays the recipient of the newest link about a record: it opens the link without the code of its mailbox. Refuses with ILLEGAL_STATE where no link works,
 * and with NOT_FOUND outside the sandbox.
 */
export async function openAsRecipient(
  deps: Deps,
  { purpose, subjectId }: About,
): Promise<{ opened: Opened; companyId: string; recipient: string }> {
  if (!deps.sandbox || deps.config.isProduction) throw new Refusal('NOT_FOUND')
  const link = await deps.db
    .selectFrom('links')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('state', 'in', liveStates)
    .where('token_hash', 'is not', null)
    .where('expires_at', '>', deps.clock.now())
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!link)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'This party has no open link. Tradelane acts first, and sends it one.',
    })
  const opened = { token: tokenOf(deps, link), session: newSession(deps, link) }
  return { opened, companyId: link.uid, recipient: link.recipient }
}
