import { promised } from '@tradelane/contract/lifecycle/promises'
import { type LinkPurposeName, linkPurposes, type PurposeInfo } from '@tradelane/contract/links/purposes'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import type { LinkNews, LinkRow } from '../../../entries/link-purpose.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { letter } from '../../../mail/letter.ts'
import { inTransaction } from '../../../transaction.ts'
import { liveStates } from './link-states.ts'
import { askerOf, nameInLink } from './open-link.ts'
import { expiryOf } from './send-link.ts'
import { hashOfToken, tokenOf } from './tokens.ts'

/**
 * The job: mails a link. Each of its mails, and each run of the job, has the same link, so that a mail never ends what the recipient has
 * open. With news it mails a link that is open too. A link that was sent again meanwhile has another job.
 */
export async function mailLink(deps: Deps, wanted: Tasks['mail-link']): Promise<void> {
  const link = await inTransaction(deps.db, (tx) => renewAddress(deps, tx, wanted))
  if (!link) return
  const company = await nameInLink(deps.db, link)
  const { page } = linkPurposes[link.purpose as LinkPurposeName]
  const address = `${deps.config.publicUrl}${page}?token=${tokenOf(deps, link)}`
  await deps.mail.send(letter({ to: link.email, ...mailOf(link, wanted.news, company, address) }))
}

/**
 * The link, whose address and days begin now. Locked: it may end, or be sent again, at the same moment. Undefined where it is not to be
 * mailed.
 */
async function renewAddress(
  deps: Deps,
  tx: Tx,
  { companyId, linkId, news }: Tasks['mail-link'],
): Promise<LinkRow | undefined> {
  const link = await tx
    .selectFrom('links')
    .selectAll()
    .where('uid', '=', companyId)
    .where('link_id', '=', linkId)
    .where('state', 'in', news ? liveStates : ['sent'])
    .forUpdate()
    .executeTakeFirst()
  if (!link) return undefined
  const set = {
    token_hash: hashOfToken(tokenOf(deps, link)),
    expires_at: expiryOf(link, deps.clock.now()),
  }
  await tx.updateTable('links').set(set).where('uid', '=', companyId).where('link_id', '=', linkId).execute()
  return link
}

function mailOf(link: LinkRow, news: LinkNews | undefined, company: string, address: string) {
  const { purpose, asked, recipient } = link
  const info: PurposeInfo = linkPurposes[purpose as LinkPurposeName]
  const first = (askerOf(link) === 'tradelane' && info.byTradelane) || info
  const named = (text: string) => text.replace('{company}', () => company)
  return {
    subject: news?.subject ?? named(first.subject),
    text: `Hello ${recipient},

${named((news && info.newsLead) ?? first.lead)}

${news?.text ?? asked}

${validityOf(link)} You do not need an account:
${address}

The link is for you alone. If you do not know ${company}, you can ignore this email.

Tradelane`,
  }
}

function validityOf({ lasts_until, due_at }: LinkRow): string {
  const until = lasts_until ?? due_at
  return until
    ? `This link works until ${instantText(until)}.`
    : `Open this link within ${promised('counterpartyLink')}.`
}
