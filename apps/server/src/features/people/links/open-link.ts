import { promised } from '@tradelane/contract/lifecycle/promises'
import { type LinkPurposeName, linkPurposes, type PurposeInfo } from '@tradelane/contract/links/purposes'
import type { Db } from '@tradelane/db'
import { countAttempt, forgetFailures, keepCounted, wrongCode } from '../../../access/attempts.ts'
import { getCompany } from '../../../access/company.ts'
import { systemScope } from '../../../access/scope.ts'
import { sendCode, tryCode, useCode } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type LinkPurpose, type LinkRow, purposeOf } from '../../../entries/link-purpose.ts'
import { moveOnce } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { factsOf } from './change-link.ts'
import { linkLifecycle } from './lifecycle.ts'
import { getLive, lockLive } from './live-link.ts'
import { tellRecord } from './tell-record.ts'
import { newSession } from './tokens.ts'

const infoOf = ({ purpose }: LinkRow): PurposeInfo => linkPurposes[purpose as LinkPurposeName]
const codePurposeOf = ({ purpose }: LinkRow): string => `link ${purpose}`

/** What a link is for. Changes nothing. A link that needs a code says what it is about once it is open. */
export async function describeLink(deps: Deps, purposes: readonly LinkPurpose<Deps>[], token: string) {
  const link = await getLive(deps.db, token, deps.clock.now())
  const company_name = await nameInLink(deps.db, link)
  const { needsCode } = infoOf(link)
  const purpose = purposeOf(purposes, link)
  const neededFor = purpose?.purpose === 'doc_upload' ? purpose.neededFor : null
  return {
    purpose: link.purpose as LinkPurposeName,
    company_name,
    asked_by: askerOf(link),
    asked: needsCode ? null : link.asked,
    needed_for: neededFor?.replace('{company}', () => company_name) ?? null,
    needs_code: needsCode,
    sent_to: shortened(link.email),
  }
}

/** The customer that a link is about, unless its recipient does not read who that is. */
export async function nameInLink(db: Db, link: LinkRow): Promise<string> {
  if (infoOf(link).hidesCustomer) return 'Tradelane'
  return (await getCompany(db, systemScope(link.uid))).company_name
}

/** The sender: a person of the customer, or the back office. */
export const askerOf = ({ sent_by }: Pick<LinkRow, 'sent_by'>): 'customer' | 'tradelane' =>
  sent_by.startsWith('user:') ? 'customer' : 'tradelane'

/** "j…@hafenhandel.example": enough for its owner to know which mailbox to look into. */
const shortened = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…')

/** Mails the code that opens a link, to the address that the link was sent to. */
export async function sendLinkCode(deps: Deps, token: string): Promise<void> {
  const link = await getLive(deps.db, token, deps.clock.now())
  const { needsCode, title } = infoOf(link)
  if (!needsCode) throw new Refusal('LINK_DEAD')
  await sendCode(deps, {
    linkId: link.link_id,
    purpose: codePurposeOf(link),
    to: link.email,
    subject: 'Your Tradelane code',
    text: `{code} is your code to open the link “${title}”. It is valid for ${promised('oneTimeCode')}.

Never tell it to anybody. If you have not opened a link of ours, you can ignore this email.

Tradelane`,
  })
}

/** Opens a link for half an hour, and says what it is about. Refuses with WRONG_CODE where it needs a code. */
export async function openLink(
  deps: Deps,
  purposes: readonly LinkPurpose<Deps>[],
  { token, code }: { token: string; code: string | undefined },
) {
  const seen = await getLive(deps.db, token, deps.clock.now())
  const purpose = purposeOf(purposes, seen)
  if (!purpose || purpose.purpose === 'doc_upload') throw new Refusal('LINK_DEAD')
  const codeId = infoOf(seen).needsCode ? await checkCode(deps, seen, code) : undefined
  const link = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockLive(tx, token, at)
    if (codeId !== undefined) await useCode(tx, codeId, deps.wallClock.now())
    const scope = systemScope(row.uid)
    const facts = factsOf(row)
    const opened = { scope, id: row.link_id, from: 'sent', to: 'opened', at, facts } as const
    if (await moveOnce(tx, linkLifecycle, opened))
      await tellRecord(tx, row, { what: 'link_opened', by: 'system', at })
    return row
  })
  const { facts = [], account = [], fields = {}, files = [] } = await purpose.load(deps, link)
  const shown = { asked: link.asked, facts, account, fields }
  return { session: newSession(deps, link), ...shown, files: files.map(({ key, title }) => ({ key, title })) }
}

/** Five wrong codes lock the link for a while; a new code does not unlock it. */
async function checkCode(deps: Deps, link: LinkRow, code: string | undefined): Promise<string> {
  const { link_id: linkId } = link
  const left = await countAttempt(deps.db, 'link', linkId, deps.wallClock.now())
  const codeId = await tryCode(deps, { linkId, purpose: codePurposeOf(link), code: code ?? '' })
  if (!codeId) {
    await keepCounted(deps.db)
    throw wrongCode(left)
  }
  await forgetFailures(deps.db, 'link', linkId)
  return codeId
}
