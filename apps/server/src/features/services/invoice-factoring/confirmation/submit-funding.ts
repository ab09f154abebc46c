import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import { withApproval } from '../../../../approvals/with-approval.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { move } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { findPartner, partiesOfPayee } from '../../../trade/partners/index.ts'
import { requireScreened } from '../../../world/screening/index.ts'
import { askDesk } from '../desk/ask-desk.ts'
import type { FundingRow } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { fundingApproval } from '../offer/funding-approval.ts'
import { submittedAs } from '../submitted-as.ts'
import { askForConfirmation } from './confirm-link.ts'

/**
 * Accepts the offer for a draft and submits it to the desk, approved by password and code; the buyer gets a link to confirm the invoice. The
 * offer is kept with it: from now on its figures do not change. Refuses with NOT_ELIGIBLE, with the reason of the first check that
 * fails, with WRONG_CODE, and with ILLEGAL_STATE, also while a match of the buyer with a sanctions list is undecided.
 */
export async function submitFunding(
  deps: Deps,
  actor: CustomerActor,
  given: { invoice_factoring_id: string; password: string; verify_code: string },
): Promise<void> {
  const { invoice_factoring_id: id, password, verify_code: code } = given
  const approval = { which: { invoice_factoring_id: id }, password, code }
  await withApproval(deps, actor, fundingApproval, approval, async (tx, { row: funding, at }) => {
    const { row, priced, buyer } = funding
    await requireKnownBuyer(deps, tx, row, at)
    const { prepaid, offer, terms, dueDate, buyerKey, factoredBefore, eInvoice, xmlDifferences } = priced
    const submitted = await move(tx, fundingLifecycle, {
      scope: actor,
      id,
      to: 'requested',
      at,
      facts: { amount: formatMoney(offer.advance), buyer },
      set: {
        due_date: dueDate,
        prepaid_amount: prepaid.amount,
        buyer_key: buyerKey,
        invoice_key: factoredBefore.invoiceKey,
        xml_invoice_key: factoredBefore.xmlKey,
        alike_id: factoredBefore.alikeId,
        xml_differences: eInvoice ? JSON.stringify(xmlDifferences) : null,
        terms_version: terms.version,
        annual_rate_basis_points: terms.annualRateBasisPoints,
        advance_amount: offer.advance.amount,
        interest_amount: offer.interest.amount,
        fee_amount: offer.fee.amount,
        requested_at: at,
        submitted_as: JSON.stringify(await submittedAs(tx, row, priced.limit)),
        respond_due_at: await askDesk(deps, tx, actor, { funding, at }),
      },
    })
    await askForConfirmation(tx, submitted, actor, at)
  })
}

/**
 * Nothing is lent on the invoice of a listed buyer. Refuses with ILLEGAL_STATE, in words for the customer, and with NOT_FOUND.
 */
export async function requireKnownBuyer(deps: Deps, tx: Tx, row: FundingRow, at: Date): Promise<void> {
  const scope = systemScope(row.uid)
  const buyer = await findPartner(tx, scope, row.beneficiary_id)
  if (!buyer) throw new Refusal('NOT_FOUND')
  await requireScreened(deps, tx, { scope, parties: partiesOfPayee(buyer, []), at }, 'fund this invoice')
}
