import { promised, promisedMs } from '@tradelane/contract/lifecycle/promises'
import { type LinkPurposeName, linkPurposes, type PurposeInfo } from '@tradelane/contract/links/purposes'
import { sql } from 'kysely'
import { getCompany } from '../../access/company.ts'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { dayText } from '../../lifecycle/day-text.ts'
import { letter } from '../../mail/letter.ts'
import type { Tasks } from '../../work/jobs.ts'
import type { LinkRow } from './link-purpose.ts'
import { askerOf } from './open-link.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** The job: creates and mails a new token, and voids the previous one. Only its hash is stored. */
export async function mailLink(deps: Deps, { companyId, linkId }: Tasks['mail-link']): Promise<void> {
  const token = newToken()
  const inAWeek = new Date(deps.clock.now().getTime() + promisedMs('counterpartyLink'))
  const link = await deps.db
    .updateTable('links')
    .set({ token_hash: hashOfToken(token), expires_at: sql`coalesce(lasts_until, ${inAWeek})` })
    .where('uid', '=', companyId)
    .where('link_id', '=', linkId)
    .where('state', '=', 'sent')
    .returningAll()
    .executeTakeFirst()
  if (!link) return
  const { company_name } = await getCompany(deps.db, systemScope(companyId))
  const { page } = linkPurposes[link.purpose as LinkPurposeName]
  const address = `${deps.config.publicUrl}${page}?token=${token}`
  await deps.mail.send(letter({ to: link.email, ...mailOf(link, company_name, address) }))
}

function mailOf(link: LinkRow, company: string, address: string) {
  const { purpose, asked, recipient } = link
  const info: PurposeInfo = linkPurposes[purpose as LinkPurposeName]
  const { subject, lead } =
    (link.is_news && info.news) || (askerOf(link) === 'tradelane' && info.byTradelane) || info
  const named = (text: string) => text.replace('{company}', () => company)
  return {
    subject: named(subject),
    text: `Hello ${recipient},

${named(lead)}

${asked}

${validityOf(link)} You do not need an account:
${address}

The link is for you alone. If you do not know ${company}, you can ignore this email.

Tradelane`,
  }
}

const validityOf = ({ lasts_until }: LinkRow): string =>
  lasts_until
    ? `This link works until ${dayText(lasts_until.toISOString())}.`
    : `Open this link within ${promised('counterpartyLink')}.`
