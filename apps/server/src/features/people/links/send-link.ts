import { promised, promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { LinkPurposeName } from '@tradelane/contract/links/purposes'
import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../access/actor.ts'
import { systemScope } from '../../../access/scope.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { LinkNews, LinkRow } from '../../../entries/link-purpose.ts'
import { begin } from '../../../lifecycle/begin.ts'
import type { EventSubject } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { linkLifecycle } from './lifecycle.ts'
import { tellRecord } from './tell-record.ts'

/** By a company in a day: more than a trade needs, and too few to flood mailboxes. */
const mostInADay = 100

export type NewLink = {
  purpose: LinkPurposeName
  /** The company whose record it is about, and who sends it (`actorOf` of a scope). */
  companyId: string
  by: EventActor
  subject: EventSubject
  subjectId: string
  /** What the recipient is asked for, as they and the time line read it. */
  asked: string
  /** The recipient's name, and the address that the link and its code go to. */
  recipient: string
  email: string
  maxUses?: number
  /** It is not used up by an answer, and works until then. */
  lastsUntil?: Date
  /** An answer is asked for until then, in place of the usual days. */
  dueAt?: Date
  /** Something has happened: the mail says so. */
  news?: LinkNews | undefined
  at: Date
}

/** Sends a link to somebody without an account, with the transaction that asks for it. Returns its id. */
export async function sendLink(
  tx: Tx,
  { maxUses = 1, lastsUntil, dueAt, news, ...link }: NewLink,
): Promise<string> {
  const { companyId, by, at, purpose, asked, recipient, email } = link
  if (!isByOffice(by)) await requireFew(tx, companyId, at)
  const until = { lasts_until: lastsUntil ?? null, due_at: dueAt ?? null }
  const row = await begin(tx, linkLifecycle, {
    scope: systemScope(companyId),
    to: 'sent',
    at,
    by,
    facts: { email, purpose },
    values: {
      purpose,
      subject: link.subject,
      subject_id: link.subjectId,
      asked,
      recipient,
      email,
      max_uses: maxUses,
      sent_by: by,
      made_at: at,
      asked_at: at,
      ...until,
      expires_at: expiryOf(until, at),
    },
  })
  await tellRecord(tx, row, { what: 'link_sent', by, at })
  await mailSoon(tx, row, news)
  return row.link_id
}

/** Of a link that is mailed now. */
export const expiryOf = ({ lasts_until, due_at }: Pick<LinkRow, 'lasts_until' | 'due_at'>, now: Date): Date =>
  lasts_until ?? due_at ?? new Date(now.getTime() + promisedMs('counterpartyLink'))

export const isOver = (link: Pick<LinkRow, 'lasts_until' | 'due_at'>, now: Date): boolean =>
  expiryOf(link, now) <= now

export const mailSoon = (
  tx: Tx,
  { uid: companyId, link_id: linkId }: Pick<LinkRow, 'uid' | 'link_id'>,
  news?: LinkNews,
) => enqueue(tx, 'mail-link', { companyId, linkId, ...(news && { news }) }, { key: `link:${linkId}` })

/** Mails a link that works once more, with what has happened. The recipient goes on with the mail that it likes best. */
export const mailNews = (
  tx: Tx,
  { uid: companyId, link_id: linkId }: Pick<LinkRow, 'uid' | 'link_id'>,
  news: LinkNews,
) => enqueue(tx, 'mail-link', { companyId, linkId, news })

/** What the office asks for a company takes no links from it. */
const isByOffice = (by: EventActor): boolean => by.startsWith('administrator:')

async function requireFew(tx: Tx, companyId: string, at: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('links')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('uid', '=', companyId)
    .where('sent_by', 'not like', 'administrator:%')
    .where('made_at', '>', new Date(at.getTime() - 24 * 60 * 60_000))
    .executeTakeFirstOrThrow()
  if (Number(count) < mostInADay) return
  throw new Refusal('TOO_MANY_REQUESTS', {
    message: `You can send ${mostInADay} links in 24 hours. Send this one later. A link works for ${promised('counterpartyLink')}.`,
  })
}
