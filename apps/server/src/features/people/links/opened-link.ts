import type { LinkPurposeName } from '@tradelane/contract/links/purposes'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { LinkRow } from '../../../entries/link-purpose.ts'
import { Refusal } from '../../../refusal.ts'
import { getLive, lockLive } from './live-link.ts'
import { isSession, newSession } from './tokens.ts'

export type Opened = { token: string; session: string }

/** An opened link of a purpose, for the calls of the feature that owns it. Refuses with LINK_DEAD. */
export async function getOpenedLink(
  deps: Deps,
  { token, session }: Opened,
  purpose: LinkPurposeName,
): Promise<LinkRow> {
  const link = await getLive(deps.db, token, deps.clock.now())
  if (link.purpose !== purpose || !isSession(deps, link, session)) throw new Refusal('LINK_DEAD')
  return link
}

/** The same, locked, before the record that it is about. */
export async function lockOpenedLink(
  deps: Deps,
  tx: Tx,
  { token, session }: Opened,
  purpose: LinkPurposeName,
): Promise<LinkRow> {
  const link = await lockLive(tx, token, deps.clock.now())
  if (link.purpose !== purpose || !isSession(deps, link, session)) throw new Refusal('LINK_DEAD')
  return link
}

/** Another half an hour: a person who keeps working needs no new code. */
export const continueSession = (deps: Deps, link: LinkRow): string => newSession(deps, link)
