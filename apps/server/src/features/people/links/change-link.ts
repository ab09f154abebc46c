import { linkActions } from '@tradelane/contract/links/actions'
import type { LinkPurposeName } from '@tradelane/contract/links/purposes'
import type { Tx } from '@tradelane/db'
import { actorOf, inScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { LinkRow } from '../../../entries/link-purpose.ts'
import type { EventSubject } from '../../../lifecycle/events.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { change, move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { linkLifecycle } from './lifecycle.ts'
import { liveStates, openStates, stateAt } from './link-states.ts'
import { expiryOf, isOver, mailSoon } from './send-link.ts'
import { tellRecord } from './tell-record.ts'

const betweenMailsMs = 30_000

export const isSender = (scope: Scope, { sent_by }: LinkRow): boolean =>
  scope.kind === 'office' || !sent_by.startsWith('administrator:')
const isLive = ({ state }: LinkRow): boolean => liveStates.includes(state)

/** Mails a new link; the previous one is void at once. Refuses with CODE_SENT_RECENTLY within 30 seconds of the last mail. */
export async function resendLink(deps: Deps, scope: Scope, linkId: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const link = await lockOwn(tx, scope, linkId)
    requireOpen(linkActions.resend, await factsAt(tx, link, at))
    if (at.getTime() - link.asked_at.getTime() < betweenMailsMs)
      throw new Refusal('CODE_SENT_RECENTLY', { message: 'A mail was sent a moment ago. Wait 30 seconds.' })
    const set = { asked_at: at, expires_at: expiryOf(link, at), token_hash: null, mails: link.mails + 1 }
    if (link.state === 'sent') await change(tx, linkLifecycle, { scope, id: linkId, at, set })
    else await move(tx, linkLifecycle, { scope, id: linkId, to: 'sent', at, set, facts: factsOf(link) })
    await tellRecord(tx, link, { what: 'link_resent', by: actorOf(scope), at })
    await mailSoon(tx, link)
  })
}

/** What is open about it, with whether a newer link asks for the same. */
async function factsAt(tx: Tx, link: LinkRow, now: Date) {
  const { uid, subject, subject_id, purpose, made_at, mails } = link
  const newer = await tx
    .selectFrom('links')
    .select('link_id')
    .where('uid', '=', uid)
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .where('purpose', '=', purpose)
    .where('made_at', '>', made_at)
    .executeTakeFirst()
  return { state: stateAt(link, now), mails, is_replaced: newer !== undefined, is_over: isOver(link, now) }
}

/** Withdraws a link: it stops working at once, also for somebody who has it open. */
export async function revokeLink(deps: Deps, scope: Scope, linkId: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const link = await lockOwn(tx, scope, linkId)
    requireOpen(linkActions.revoke, await factsAt(tx, link, at))
    await end(tx, scope, { link, to: 'revoked', at })
    await tellRecord(tx, link, { what: 'link_revoked', by: actorOf(scope), at })
  })
}

/**
 * Ends every link about a record (of one purpose, where it is named) that nobody has to answer any more, an expired or revoked one too, or it could be sent again. Before the record
 * is locked: an answer locks its link first. The record's time line says it once; of one that did not work any more it has said enough.
 */
export async function endLinks(tx: Tx, scope: Scope, { at, ...about }: About & { at: Date }): Promise<void> {
  const rows = await lockAbout(tx, scope, about)
  for (const link of rows) await end(tx, scope, { link, to: 'ended', at })
  const live = rows.filter(isLive)
  const [first] = live
  if (!first) return
  const email = [...new Set(live.map((link) => link.email))].join(', ')
  await tellRecord(tx, { ...first, email }, { what: 'link_ended', by: actorOf(scope), at })
}

/** The newest link about a record that works, locked: before the record, as an answer locks it. Undefined where there is none. */
export async function lockNewest(
  tx: Tx,
  scope: Scope,
  { at, ...about }: About & { at: Date },
): Promise<LinkRow | undefined> {
  const rows = await lockAbout(tx, scope, about)
  return rows
    .filter((link) => isLive(link) && link.expires_at > at)
    .toSorted((a, b) => b.made_at.getTime() - a.made_at.getTime())[0]
}

type About = { subject: EventSubject; subjectId: string; purpose?: LinkPurposeName }

/** All that have not ended, in one order for everybody. */
const lockAbout = (tx: Tx, scope: Scope, { subject, subjectId, purpose }: About): Promise<LinkRow[]> =>
  tx
    .selectFrom('links')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('state', 'in', openStates)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .orderBy('link_id')
    .forUpdate()
    .execute()

/** A link that lasts works longer than it was sent for; never shorter. The caller has locked it. */
export async function prolongLink(tx: Tx, link: LinkRow, until: Date, at: Date): Promise<void> {
  const { uid, link_id: id, lasts_until } = link
  if (lasts_until === null || until <= lasts_until) return
  const set = { lasts_until: until, expires_at: until }
  await change(tx, linkLifecycle, { scope: systemScope(uid), id, at, set })
}

type End = { link: LinkRow; to: 'revoked' | 'ended'; at: Date }
const end = (tx: Tx, scope: Scope, { link, to, at }: End) =>
  move(tx, linkLifecycle, {
    ...{ scope, id: link.link_id, to, at },
    set: { token_hash: null },
    facts: factsOf(link),
  })

/** Refuses with NOT_FOUND if it is not the company's, and with FORBIDDEN what Tradelane sent for a customer. */
async function lockOwn(tx: Tx, scope: Scope, linkId: string): Promise<LinkRow> {
  const link = await lockRow(tx, linkLifecycle, { scope, id: linkId })
  if (!isSender(scope, link))
    throw new Refusal('FORBIDDEN', { message: 'Tradelane sent this link. Ask us to change it.' })
  return link
}

export const factsOf = ({ email, purpose }: LinkRow) => ({ email, purpose })
