import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { sellerAnswer } from '@tradelane/contract/smart-escrow/seller-forms'
import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { sql } from 'kysely'
import { actorOf, type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { formLink, type LinkNews, type LinkPurpose, type LinkRow } from '../../../../entries/link-purpose.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { change, note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { endLinks, mailNews, prolongLink, sendLink } from '../../../people/links/index.ts'
import { findPartner, type Payee } from '../../../trade/partners/index.ts'
import { isCancelled } from '../agreement.ts'
import { listAmendmentFiles } from '../amendments/describe-amendments.ts'
import { listBlocks, listItems } from '../blocks.ts'
import { listDisputeFiles } from '../disputes/disputes.ts'
import { amountIn, type EscrowRow, escrowNumber, getEscrow, isRunning, lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { listPresentations } from '../presentations.ts'

type Sent = {
  row: EscrowRow
  seller: { contact_person_name: string; email: string }
  scope: Scope
  at: Date
  /** Why a new link is sent, where something has happened since the seller was first asked. */
  news?: LinkNews
}

/** Sends the seller's contact the link by which it agrees and takes part, in the transaction that sets the money aside. */
export async function sendSellersLink(tx: Tx, { row, seller, scope, at, news }: Sent): Promise<void> {
  await sendLink(tx, {
    purpose: 'escrow_agree',
    companyId: row.uid,
    // What Tradelane does to an escrow leaves its links with the buyer.
    by: scope.kind === 'office' ? 'system' : actorOf(scope),
    news,
    subject: 'smart_escrow',
    subjectId: row.smart_escrow_id,
    asked: `Agree to smart escrow ${escrowNumber(row)} and present documents`,
    recipient: seller.contact_person_name,
    email: seller.email,
    lastsUntil: linkEndOf(row, at),
    at,
  })
}

type SellerNews = Omit<Sent, 'seller' | 'news'> & {
  /** Locked before the escrow; undefined where none works. */
  link: LinkRow | undefined
  news: LinkNews
}

/**
 * Mails the seller what has happened, with the link that it has: a page that it has open goes on. Only where no link works it is a new
 * one, to its contact's current address.
 */
export async function tellSeller(tx: Tx, { row, scope, at, link, news }: SellerNews): Promise<void> {
  if (link) {
    await prolongLink(tx, link, linkEndOf(row, at), at)
    return mailNews(tx, link, news)
  }
  const current = await findPartner(tx, systemScope(row.uid), row.beneficiary_id)
  const seller = current ?? (row.payee as Payee).partner
  await sendSellersLink(tx, { row, seller, scope, at, news })
}

/** A dispute may go on after the last day. */
export function linkEndOf({ expiry_date }: Pick<EscrowRow, 'expiry_date'>, at: Date): Date {
  const end = Math.max(new Date(`${expiry_date}T23:59:59.999Z`).getTime(), at.getTime())
  return new Date(end + promisedMs('sellerLinkAfterExpiry'))
}

/** Before the links, which are locked before the escrow: those that do not exist yet cannot be locked, and two at once would make two. */
export const lockSellersLinks = (tx: Tx, escrowId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sellers links ${escrowId}`}, 0))`.execute(tx)

/**
 * A new link to the seller's current address; previous ones stop working. A seller that declined is asked again. Refuses with NOT_FOUND,
 * and with ILLEGAL_STATE where nothing is open any more, and what the buyer has cancelled.
 */
export async function askSeller(deps: Deps, actor: CustomerActor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    await getEscrow(tx, actor, id)
    await lockSellersLinks(tx, id)
    // Links are locked before the record, as an answer locks them.
    await endLinks(tx, actor, { subject: 'smart_escrow', subjectId: id, at })
    const row = await lockEscrow(tx, actor, id)
    if (!isRunning(row) || (await isCancelled(tx, row))) throw new Refusal('ILLEGAL_STATE')
    const seller = await findPartner(tx, systemScope(row.uid), row.beneficiary_id)
    if (!seller) throw new Refusal('NOT_FOUND')
    if (row.agreement !== 'agreed')
      await change(tx, escrowLifecycle, { scope: actor, id, at, set: asked(row, at) })
    await sendSellersLink(tx, { row, seller, scope: actor, at })
  })
}

const asked = ({ payee }: EscrowRow, at: Date) => ({
  agreement: 'waiting' as const,
  ...{ agreement_answered_at: null, agreement_by: null, agreement_reason: null },
  agreement_due_at: dueAt('agreeEscrow', at, (payee as Payee).account.beneficiaryCountryCode),
  agreement_late_at: null,
})

/** The seller agrees to the terms or declines them. What is answered, or not open any more, needs no answer. */
export const sellersLink: LinkPurpose<Deps> = formLink({
  purpose: 'escrow_agree',
  subject: 'smart_escrow',
  async load({ db }, { uid, subject_id: id }) {
    const scope = systemScope(uid)
    const row = await getEscrow(db, scope, id)
    const blocks = await listBlocks(db, scope, id)
    const items = await listItems(
      db,
      scope,
      blocks.map(({ block_id }) => block_id),
    )
    const presentations = await listPresentations(db, scope, id)
    return {
      facts: [
        { term: 'Smart escrow', value: escrowNumber(row) },
        { term: 'Buyer', value: row.customer_name },
        { term: 'You receive', value: formatMoney(amountIn(row, row.amount_received)) },
      ],
      files: [
        ...items.flatMap(({ item_id, title, file }) => (file ? { key: item_id, title, link: file } : [])),
        ...presentations.map(({ presentation_id: key, file, version, item_id }) => ({
          key,
          title: `${items.find((item) => item.item_id === item_id)?.title} (${version})`,
          link: file,
        })),
        ...(await listDisputeFiles(db, scope, id)),
        ...(await listAmendmentFiles(db, scope, id)),
      ],
    }
  },
  fields: sellerAnswer,
  async complete(tx, { link, at, input: { answer, name, reason } }) {
    const scope = systemScope(link.uid)
    const row = await lockEscrow(tx, scope, link.subject_id)
    if (!isRunning(row) || row.agreement !== 'waiting' || (await isCancelled(tx, row)))
      throw new Refusal('ILLEGAL_STATE')
    const isAgreed = answer === 'agree'
    const declined = isAgreed ? undefined : reason
    await note(tx, escrowLifecycle, {
      scope,
      id: link.subject_id,
      what: isAgreed ? 'seller_agreed' : 'seller_declined',
      at,
      reason: declined,
      facts: { name, email: link.email },
      set: {
        agreement: isAgreed ? 'agreed' : 'declined',
        agreement_answered_at: at,
        agreement_by: name,
        agreement_reason: declined ?? null,
      },
    })
    return {
      message: isAgreed
        ? 'Thank you. You have agreed to the escrow. Keep the link: you present your documents with it.'
        : 'Thank you. We have notified the buyer that you decline.',
    }
  },
})
