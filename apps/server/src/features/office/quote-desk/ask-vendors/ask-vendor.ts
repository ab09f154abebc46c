import { randomUUID } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import { isBeforeOffers } from '@tradelane/contract/quote-desk/states'
import type { askedVendor } from '@tradelane/contract/quote-desk/vendor-asks'
import type { VendorContact } from '@tradelane/contract/vendors/forms'
import type { Tx } from '@tradelane/db'
import { dayOf } from '@tradelane/providers'
import type { z } from 'zod/mini'
import { actorOf, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { endLinks, sendLink } from '../../../people/links/index.ts'
import { vendorsOf } from '../../vendors/index.ts'
import { type CaseRow, caseNumber, getCase, lockCase, quotedServiceOf, titleForVendors } from '../cases.ts'
import { requireOpenFor } from '../happened.ts'
import { quoteCaseLifecycle } from '../lifecycle.ts'
import { requireTakesOffers } from '../takes-offers.ts'
import { selectAsks } from './asks.ts'

type NewAsk = z.output<typeof askedVendor>

const longestAsked = 300

/**
 * Mails the vendor a link by which it answers. An earlier link of the request to the same vendor ends. Refuses with NOT_FOUND, with
 * ILLEGAL_STATE a request that has ended, with CONFLICT the second of two who ask at once, and by field.
 */
export async function askVendor(
  deps: Deps,
  actor: AdminActor,
  { case_id, vendor_id, email, answer_by, note: words = '' }: NewAsk,
): Promise<{ ask_id: string; email: string }> {
  const { uid, service } = await getCase(deps.db, actor, case_id)
  requireTakesOffers(quotedServiceOf(deps, service))
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const to = await recipientOf(tx, vendor_id, email)
    const answer_until = untilOf(at, answer_by)
    // Before the request is locked: an answer locks its link first.
    const earlier = await endEarlierLink(tx, { case_id, vendor_id }, at)
    const row = await lockCase(tx, actor, case_id)
    await requireOpenFor(tx, actor, row, { action: officeCaseActions.askVendor, facts: {} })
    if (earlier) await replace(tx, earlier, at)
    const ask_id = randomUUID()
    await tx
      .insertInto('vendor_asks')
      .values({ ...{ ask_id, uid, case_id, vendor_id }, ...to, note: words, asked_at: at, answer_until })
      .execute()
    await sendLink(tx, {
      purpose: 'vendor_quote',
      companyId: uid,
      by: actorOf(actor),
      subject: 'vendor_ask',
      subjectId: ask_id,
      asked: `Offer for request ${caseNumber(row)}: ${titleForVendors(deps, row)}`.slice(0, longestAsked),
      recipient: to.recipient,
      email: to.email,
      lastsUntil: answer_until,
      at,
    })
    await noteAsked(tx, actor, row, { vendor: to.vendor_name, at })
    return { ask_id, email: to.email }
  })
}

/** The named address, or the vendor's first contact. */
async function recipientOf(tx: Tx, vendorId: string, email: string | undefined) {
  const vendor = await vendorsOf(tx).where('vendor_id', '=', vendorId).executeTakeFirst()
  if (!vendor) throw new Refusal('NOT_FOUND')
  const { company_name, is_retired } = vendor
  if (is_retired) refuseFields({ vendor_id: `${company_name} is retired. Select another vendor` })
  const contacts = vendor.contact_details as VendorContact[]
  const contact = email === undefined ? contacts[0] : contacts.find((one) => one.email === email)
  const address = email ?? contact?.email
  if (address === undefined) return refuseFields({ email: `${company_name} has no contact. Enter an email` })
  return {
    vendor_name: company_name,
    recipient: contact?.contact_person_name ?? company_name,
    email: address,
  }
}

function untilOf(at: Date, answerBy: string | undefined): Date {
  const latest = new Date(at.getTime() + promisedMs('counterpartyLink'))
  if (answerBy === undefined) return latest
  if (answerBy < dayOf(at) || answerBy > dayOf(latest))
    refuseFields({ answer_by: `Choose a day from ${dayText(dayOf(at))} to ${dayText(dayOf(latest))}` })
  return endOfDay(answerBy, null)
}

type AskKey = { case_id: string; vendor_id: string }

async function endEarlierLink(tx: Tx, { case_id, vendor_id }: AskKey, at: Date): Promise<string | undefined> {
  const earlier = await selectAsks(tx)
    .where('case_id', '=', case_id)
    .where('vendor_id', '=', vendor_id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  if (!earlier) return undefined
  const { ask_id, uid } = earlier
  await endLinks(tx, systemScope(uid), { subject: 'vendor_ask', subjectId: ask_id, at })
  return ask_id
}

/** The request is locked, as by everything else that changes an ask. */
async function replace(tx: Tx, askId: string, at: Date): Promise<void> {
  await tx
    .updateTable('vendor_asks')
    .set({ replaced_at: at })
    .where('ask_id', '=', askId)
    .where('replaced_at', 'is', null)
    .execute()
}

/** Who asks for a request that has no owner becomes its owner. The customer reads that vendors are asked, and not which. */
async function noteAsked(
  tx: Tx,
  actor: AdminActor,
  row: CaseRow,
  { vendor, at }: { vendor: string; at: Date },
): Promise<void> {
  const change = { scope: actor, id: row.case_id, at, set: { owner: row.owner ?? actor.administratorId } }
  if (isBeforeOffers(row.state) && row.state !== 'awaiting_vendor')
    await move(tx, quoteCaseLifecycle, { ...change, to: 'awaiting_vendor' })
  await note(tx, quoteCaseLifecycle, { ...change, what: 'vendor_asked', facts: { vendor } })
}
