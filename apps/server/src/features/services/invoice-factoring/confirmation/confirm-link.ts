import { confirmedInvoice } from '@tradelane/contract/invoice-factoring/confirmation'
import type { Tx } from '@tradelane/db'
import { ProviderUnavailable } from '@tradelane/providers'
import { actorOf, type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { formLink, type LinkPurpose } from '../../../../entries/link-purpose.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { endLinks, sendLink } from '../../../people/links/index.ts'
import { findPartner } from '../../../trade/partners/index.ts'
import { type FundingRow, fundingNumber, getFunding, type KnownFunding, lockFunding } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { openCollection } from '../movements/collection-account.ts'
import { partyLines, type SubmittedAs } from '../submitted-as.ts'
import { accountFacts, invoiceLines } from './notice-content.ts'

/** Sends the buyer's contact a link by which it confirms the invoice, in the transaction that submits it. */
export async function askForConfirmation(tx: Tx, funding: FundingRow, scope: Scope, at: Date): Promise<void> {
  const { uid: companyId, invoice_factoring_id: subjectId, beneficiary_id } = funding
  const buyer = await findPartner(tx, systemScope(companyId), beneficiary_id)
  if (!buyer) throw new Refusal('NOT_FOUND')
  await sendLink(tx, {
    purpose: 'invoice_confirm',
    companyId,
    by: actorOf(scope),
    subject: 'invoice_factoring',
    subjectId,
    asked: `Confirm invoice ${funding.invoice_number ?? fundingNumber(funding)}`,
    recipient: buyer.contact_person_name,
    email: buyer.email,
    at,
  })
}

/** Once the invoice is denied, withdrawn or confirmed in another way, its buyer has nothing to answer. */
export const endConfirmation = (tx: Tx, scope: Scope, subjectId: string, at: Date) =>
  endLinks(tx, scope, { subject: 'invoice_factoring', subjectId, at })

const namesOf = (row: KnownFunding): [string, string][] => [
  ['Supplier', row.customer_name],
  ['Buyer', row.company_name],
  ['Finance partner', row.finance_partner_name],
]

/** A line without a label goes on in the one before it. */
function asLines(facts: readonly [string, string][]): { term: string; value: string }[] {
  const lines: { term: string; value: string }[] = []
  for (const [term, value] of facts) {
    const last = lines.at(-1)
    if (term === '' && last) last.value += `\n${value}`
    else lines.push({ term, value })
  }
  return lines
}

/** Empty while the finance partner does not answer: the notice of assignment has the account all the same. */
async function accountToPay(deps: Deps, row: KnownFunding): Promise<[string, string][]> {
  try {
    return accountFacts(row, await openCollection(deps, row))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return []
  }
}

/** The buyer's answer: amount and due date are right, or they are not, and why. An invoice that is decided already has no use for it. */
export const invoiceConfirmation: LinkPurpose<Deps> = formLink({
  purpose: 'invoice_confirm',
  subject: 'invoice_factoring',
  async load(deps, { uid, subject_id }) {
    const row = await getFunding(deps.db, systemScope(uid), subject_id)
    const parties = row.submitted_as as SubmittedAs | null
    return {
      facts: [...asLines(parties ? partyLines(parties) : namesOf(row)), ...asLines(invoiceLines(row))],
      account: asLines(await accountToPay(deps, row)),
      files: [
        { key: 'invoice', title: 'Invoice', link: row.invoice_file },
        { key: 'order', title: 'Purchase order', link: row.purchase_order_file },
      ],
    }
  },
  fields: confirmedInvoice,
  async complete(tx, { link, at, input: { answer, name, comment } }) {
    const scope = systemScope(link.uid)
    const row = await lockFunding(tx, scope, link.subject_id)
    if (row.state !== 'requested' || row.buyer_confirmed_at !== null) throw new Refusal('LINK_DEAD')
    const isConfirmed = answer === 'confirm'
    await note(tx, fundingLifecycle, {
      scope,
      id: link.subject_id,
      what: isConfirmed ? 'buyer_confirmed' : 'buyer_disputed',
      at,
      reason: [`${name}, ${link.email}`, comment].filter(Boolean).join(': '),
      set: isConfirmed ? { buyer_confirmed_at: at } : { buyer_disputed_at: at },
    })
    return {
      message: isConfirmed
        ? 'Thank you. The invoice is confirmed. Once it is funded, we will email you the notice of assignment with the account to pay it to.'
        : 'Thank you. We have noted that the invoice is not right and will contact your supplier.',
    }
  },
})
