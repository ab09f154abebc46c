import type { Output } from '@tradelane/contract'
import { type Action, closedBy } from '@tradelane/contract/lifecycle/action-table'
import { amendmentActions, sellersAmendmentActions } from '@tradelane/contract/smart-escrow/actions'
import type { EscrowAmendmentState } from '@tradelane/contract/smart-escrow/amendment-states'
import type { BuyersAmendment } from '@tradelane/contract/smart-escrow/amendment-values'
import type { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import type { Db, Tx } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { type OneCompanyScope, type Scope, systemScope } from '../../../../access/scope.ts'
import { describeRelease } from '../../../../approvals/describe-release.ts'
import { agreementOf } from '../agreement.ts'
import { approverOf } from '../describe-blocks.ts'
import { amountIn, type EscrowRow, isRunning } from '../escrows.ts'
import { amendmentApproval, withPlan } from './amendment-approval.ts'
import { type AmendmentRow, changesIn, differencesIn, listAmendments } from './amendments.ts'

type SellersAmendment = Output<typeof sellerEscrows.get>['escrow']['amendments'][number]

/** What was proposed to the seller. */
export async function amendmentsForSeller(db: Db, row: EscrowRow): Promise<SellersAmendment[]> {
  const all = await listAmendments(db, systemScope(row.uid), row.smart_escrow_id)
  return all
    .filter(({ position }) => position !== null)
    .map((amendment) => ({
      ...showAmendment(amendment),
      differences: differencesIn(amendment).map(({ what, ...change }) => ({
        ...change,
        what: asSellerReads[what] ?? what,
      })),
      may_answer: isOpen(sellersAmendmentActions.answer, amendment),
    }))
}

/** As the terms on the seller's page call them. */
const asSellerReads: Readonly<Record<string, string>> = {
  'Amount received': 'You receive',
  'Amount sent': 'Set aside by the buyer',
  'Expiry date': 'Last day of presentation',
}

/** For the buyer also what is being prepared. What was discarded before anybody saw it is left out. */
export async function showAmendments(
  db: Db,
  scope: Scope,
  row: EscrowRow,
  now: Date,
): Promise<BuyersAmendment[]> {
  const all = await listAmendments(db, systemScope(row.uid), row.smart_escrow_id)
  const isApprover = approverOf(scope) === 'Buyer'
  const shown = all.filter(
    ({ position, state }) => position !== null || (state === 'draft' && scope.kind !== 'office'),
  )
  return Promise.all(
    shown.map(async (amendment) => ({
      ...showAmendment(amendment),
      files: filesOf(amendment),
      prepared: preparedIn(amendment),
      may_propose: isApprover && isOpen(amendmentActions.propose, amendment),
      may_withdraw: isApprover && isOpen(amendmentActions.withdraw, amendment),
      release: await releaseOf(db, scope, { row, amendment, now }),
    })),
  )
}

type Released = { row: EscrowRow; amendment: AmendmentRow; now: Date }

async function releaseOf(db: Db, scope: Scope, { row, amendment, now }: Released) {
  if (amendment.state !== 'draft') return null
  const asked = { db, scope, companyId: row.uid, now }
  return describeRelease(asked, amendmentApproval, await withPlan(db, row, amendment, now))
}

/** Whether a change can be prepared: one at a time. */
export const isAmendable = (
  row: EscrowRow,
  amendments: readonly { state: EscrowAmendmentState }[],
  today: string,
): boolean =>
  isRunning(row) &&
  agreementOf(row) !== 'cancelled' &&
  row.expiry_date >= today &&
  amendments.every((amendment) => isOpen(amendmentActions.prepare, amendment))

const isOpen = (action: Action<EscrowAmendmentState>, { state }: { state: EscrowAmendmentState }): boolean =>
  closedBy(action, { state }) === undefined

function showAmendment(amendment: AmendmentRow) {
  const amount = (units: bigint) => decimalText(amountIn(amendment, units))
  const { amendment_id, position, state, note, answered_by, reason, proposed_at, closed_at } = amendment
  return {
    ...{ amendment_id, position, state, note, answered_by, reason, proposed_at, closed_at },
    differences: differencesIn(amendment),
    currency: amountIn(amendment, 0n).currency,
    held: amount(amendment.held_amount),
    fee: amount(amendment.fee_amount),
    back: amount(amendment.back_amount),
  }
}

/** The files of added documents, by item. */
const filesOf = (amendment: AmendmentRow): Record<string, string> =>
  Object.fromEntries(
    changesIn(amendment).blocks.flatMap(({ add_documents }) =>
      add_documents.map(({ item_id, doument_file }) => [item_id, doument_file]),
    ),
  )

/** A draft, as its form takes it. */
function preparedIn(amendment: AmendmentRow): BuyersAmendment['prepared'] {
  if (amendment.state !== 'draft') return null
  const { blocks, ...changes } = changesIn(amendment)
  return {
    ...changes,
    blocks: blocks.map((block) => ({
      ...block,
      add_documents: block.add_documents.map(({ item_id, ...document }) => document),
      add_conditions: block.add_conditions.map(({ item_id, ...condition }) => condition),
    })),
    ...(amendment.note !== null && { note: amendment.note }),
  }
}

/** What a proposed change would add, for the seller to read before it answers. */
export async function listAmendmentFiles(db: Db | Tx, scope: OneCompanyScope, escrowId: string) {
  const open = (await listAmendments(db, scope, escrowId)).filter(({ state }) => state === 'open')
  return open.flatMap((amendment) =>
    changesIn(amendment).blocks.flatMap(({ add_documents }) =>
      add_documents
        .filter(({ doument_file }) => doument_file !== '')
        .map(({ item_id: key, approval_of_document: title, doument_file: link }) => ({
          ...{ key, title, link },
        })),
    ),
  )
}
