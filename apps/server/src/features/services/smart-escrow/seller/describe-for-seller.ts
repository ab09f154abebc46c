import type { Output } from '@tradelane/contract'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { sellersItemActions } from '@tradelane/contract/smart-escrow/actions'
import { sharedAmendmentHappenings } from '@tradelane/contract/smart-escrow/amendment-states'
import { sharedDisputeHappenings } from '@tradelane/contract/smart-escrow/dispute-happenings'
import { defaultInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import type { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import type { escrowHappenings, escrowStateTable } from '@tradelane/contract/smart-escrow/states'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { partyTimelineOf } from '../../../../lifecycle/party-timeline.ts'
import { getOpenedLink, type Opened } from '../../../people/links/index.ts'
import type { Payee } from '../../../trade/partners/index.ts'
import { amendmentsForSeller } from '../amendments/describe-amendments.ts'
import { itemFacts } from '../block-facts.ts'
import {
  type BlockRow,
  type ItemRow,
  listBlocks,
  listItems,
  percentOf,
  refundedAmount,
  remainingOf,
} from '../blocks.ts'
import { showEscrow } from '../describe-escrow.ts'
import { showPresentation } from '../documents/describe-presentation.ts'
import { lastMomentOf, todayOf } from '../escrow-places.ts'
import { amountIn, getEscrow, type KnownEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { nextOfEscrow } from '../next-of-escrow.ts'
import { arrivalsOfPayouts, arrivesBy } from '../payouts/arrival-of-payout.ts'
import { listPresentations } from '../presentations.ts'
import { showRelease } from '../release/show-release.ts'

/** Of what happened, what concerns both sides. The buyer's limits, its checks and its bank are its own affair. */
const shared = [
  'approved',
  'partly_released',
  'released',
  'expired',
  'refunded',
  'seller_agreed',
  'seller_declined',
  'escrow_cancelled',
  'item_approved',
  'item_released',
  'item_refused',
  'document_presented',
  'document_for_office',
  'document_refused',
  'document_accepted',
  'silence_accepted',
  'silence_refused',
  'differences_waived',
  'block_fulfilled',
  'block_paid',
  ...sharedDisputeHappenings,
  ...sharedAmendmentHappenings,
] as const satisfies readonly (keyof typeof escrowHappenings | keyof typeof escrowStateTable)[]

/** An escrow as its seller reads it. Refuses with LINK_DEAD. */
export async function describeForSeller(
  deps: Deps,
  opened: Opened,
): Promise<Output<typeof sellerEscrows.get>> {
  const { db, clock } = deps
  const { uid, subject_id: id } = await getOpenedLink(deps, opened, 'escrow_agree')
  const scope = systemScope(uid)
  const row = await getEscrow(db, scope, id)
  const { partner, account } = row.payee as Payee
  const blocks = await listBlocks(db, scope, id)
  const terms = await showEscrow(db, scope, row, clock.now())
  return {
    status: 'success',
    escrow: {
      ...terms,
      state: row.state,
      buyer: row.customer_name,
      seller: partner.company_name,
      account: {
        ...{ holder: account.account_holder_name, bank: account.bank },
        last_four: account.account_no.slice(-4),
      },
      remaining: decimalText(remainingOf(row, blocks)),
      last_moment: await lastMomentOf(db, row),
      is_over: row.expiry_date < (await todayOf(db, row, clock.now())),
      blocks: await blocksFor(db, row, blocks, clock.now()),
      inspection_days: row.inspection_days ?? defaultInspectionDays,
      amendments: await amendmentsForSeller(db, row),
      next: await nextOfEscrow(db, row, { reader: 'seller', now: clock.now() }),
      timeline: await partyTimelineOf(db, escrowLifecycle, {
        ...{ companyId: uid, id, only: shared },
        companyName: row.customer_name,
      }),
    },
  }
}

async function blocksFor(db: Db, row: KnownEscrow, blocks: readonly BlockRow[], now: Date) {
  const { uid, smart_escrow_id: id } = row
  const scope = systemScope(uid)
  const items = await listItems(
    db,
    scope,
    blocks.map(({ block_id }) => block_id),
  )
  const presentations = await listPresentations(db, scope, id)
  const today = await todayOf(db, row, now)
  const arrivals = await arrivalsOfPayouts(db, row, now)
  return blocks.map((block) => {
    const ofBlock = items.filter(({ block_id }) => block_id === block.block_id)
    const documents = ofBlock.filter(({ kind }) => kind === 'document')
    return {
      block_id: block.block_id,
      percent_of_money: percentOf(block),
      amount: decimalText(amountIn(block, block.amount)),
      refunded: decimalText(refundedAmount(block)),
      state: block.state,
      ...arrivesBy(arrivals, block),
      documents: documents.map((item) => {
        const earlier = presentations.filter(({ item_id }) => item_id === item.item_id)
        return {
          ...itemFor(item),
          may_present: !closedBy(
            sellersItemActions.present,
            itemFacts({ row, block, item, items: ofBlock, presentations, today }),
          ),
          presentations: earlier.map(showPresentation),
        }
      }),
      conditions: ofBlock.filter(({ kind }) => kind === 'condition').map(itemFor),
    }
  })
}

const itemFor = (item: ItemRow) => ({
  item_id: item.item_id,
  title: item.title,
  approver: item.approver,
  decision: item.decision,
  reason: item.reason,
  released_by: showRelease(item)?.text ?? null,
})
