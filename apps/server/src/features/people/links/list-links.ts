import { rolesFor, staffFor } from '@tradelane/contract'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { linkActions } from '@tradelane/contract/links/actions'
import { links } from '@tradelane/contract/links/calls'
import type { LinkPurposeName } from '@tradelane/contract/links/purposes'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { LinkRow } from '../../../entries/link-purpose.ts'
import type { AdminActor, CustomerActor } from '../../../http/routes.ts'
import type { EventSubject } from '../../../lifecycle/events.ts'
import { isSender } from './change-link.ts'
import { liveStates, stateAt } from './link-states.ts'
import { isOver } from './send-link.ts'

const mostListed = 50

type About = { subject: EventSubject; subjectId: string }

/** Whether somebody can answer a link about the record now. */
export async function hasLiveLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  scope: Scope,
  { subject, subjectId }: About,
): Promise<boolean> {
  return (await recordsWithLiveLink(deps, scope, { subject, ids: [subjectId] })).has(subjectId)
}

/** Those of some records about which somebody can answer a link now. */
export async function recordsWithLiveLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: Scope,
  { subject, ids }: { subject: EventSubject; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const links = await db
    .selectFrom('links')
    .select('subject_id')
    .where(inScope(scope, 'uid'))
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .where('state', 'in', liveStates)
    .where('expires_at', '>', clock.now())
    .execute()
  return new Set(links.map(({ subject_id }) => subject_id))
}

/** The links that were sent about a record, newest first. */
export async function listLinks(
  { db, clock }: Deps,
  reader: CustomerActor | AdminActor,
  { subject, subject_id }: { subject: string; subject_id: string },
) {
  const rows = await db
    .selectFrom('links')
    .selectAll()
    .where(inScope(reader, 'uid'))
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .orderBy('made_at', 'desc')
    .orderBy('link_id')
    .limit(mostListed)
    .execute()
  const now = clock.now()
  return rows.map((link, place) => {
    const row = { ...link, state: stateAt(link, now) }
    // Newest first.
    const is_replaced = rows.slice(0, place).some(({ purpose }) => purpose === row.purpose)
    const is_over = isOver(row, now)
    const may_change = mayChange(reader, row)
    const mayDo = (action: typeof linkActions.resend) =>
      may_change && closedBy(action, { ...row, is_replaced, is_over }) === undefined
    return {
      link_id: row.link_id,
      purpose: row.purpose as LinkPurposeName,
      state: row.state,
      asked: row.asked,
      recipient: row.recipient,
      email: row.email,
      sent_at: row.asked_at,
      expires_at: row.expires_at,
      may_resend: mayDo(linkActions.resend),
      may_revoke: mayDo(linkActions.revoke),
      may_change,
      mails: row.mails,
      is_replaced,
      is_over,
    }
  })
}

/** Viewers read only, and so do the roles of staff that send no links. */
const mayChange = (reader: CustomerActor | AdminActor, row: LinkRow): boolean =>
  isSender(reader, row) &&
  (reader.kind === 'company'
    ? rolesFor({ method: 'POST' }).includes(reader.role)
    : staffFor(links.resend.staff).includes(reader.role))
