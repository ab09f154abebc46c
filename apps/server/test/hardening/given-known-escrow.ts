import {
  approveEscrow,
  givenBlocks,
  givenDraftEscrow,
  type SimpleEscrow,
  simpleEscrow,
  tradeEscrow,
} from '../given-escrow.ts'
import { euros, givenPartner } from '../given-partner.ts'
import type { Payer } from '../given-payment.ts'
import { openSellersLink, sellersToken } from '../given-seller.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A draft with a block; and an approved escrow, with a block that the customer decides and one for the back office. */
export async function givenKnownEscrow(app: TestApp, payer: Payer): Promise<KnownValues> {
  const owner = { ...payer, ...(await givenPartner(app, payer, { account_details: [euros] })) }
  const small: Partial<SimpleEscrow> = {
    ...{ amount_sent: 100, amount_sent_currency: 'EUR', amount_received_currency: 'EUR' },
    ...{ payment_mode: 'SWIFT Payment (Slower)', fees: 2, amount_received: 98 },
  }
  const smart_escrow_id = await givenDraftEscrow(app, owner, small)
  const [own] = await givenBlocks(app, owner, [30])
  const [ours] = await givenBlocks(app, owner, [70], 'Tradelane')
  const approved = await givenDraftEscrow(app, owner, { ...small, conditions: [own, ours] as never })
  await approveEscrow(app, owner, approved)
  const [document, condition] = await givenBlocks(app, owner, [50, 50])
  const conditions = [
    { ...document, ...condition, percent_of_money: 100, document_approval: document?.document_approval },
  ]
  const trade = { ...tradeEscrow(owner), transation_amount: 100, transaction_pi_currency: 'EUR' }
  const form = { ...trade, ...simpleEscrow(owner, small), request_fx_hedging: false, conditions }
  const { condition_based_payment, ...fields } = form
  const ofForm = ['add', 'update'].flatMap((call) =>
    Object.entries(fields).map(([name, value]) => [`/smart_escrow/${call} ${name}`, value]),
  )
  return {
    ...Object.fromEntries(ofForm),
    smart_escrow_id,
    ...(await itemsOf(app, approved, 1, '/smart_escrow/decide')),
    ...(await itemsOf(app, approved, 2, '/admin/smart_escrow/decide')),
    '/admin/smart_escrow/get smart_escrow_id': approved,
    '/admin/smart_escrow/retry smart_escrow_id': approved,
    '/admin/smart_escrow/refund smart_escrow_id': approved,
    '/smart_escrow/ask_seller smart_escrow_id': approved,
    '/smart_escrow/cancel smart_escrow_id': approved,
    ...(await givenKnownSeller(app)),
  }
}

async function itemsOf(app: TestApp, smart_escrow_id: string, position: number, call: string) {
  const { block_id, item_id } = await app.db
    .selectFrom('escrow_blocks as block')
    .innerJoin('escrow_items as item', 'item.block_id', 'block.block_id')
    .where('block.smart_escrow_id', '=', smart_escrow_id)
    .where('block.position', '=', position)
    .select(['block.block_id', 'item.item_id'])
    .executeTakeFirstOrThrow()
  return {
    [`${call} smart_escrow_id`]: smart_escrow_id,
    [`${call} condition`]: block_id,
    [`${call} item`]: item_id,
  }
}

/** The opened link of the seller of the newest approved escrow. */
async function givenKnownSeller(app: TestApp) {
  const opened = Object.entries(await openSellersLink(app, await sellersToken(app)))
  return Object.fromEntries(opened.map(([name, value]) => [`/smart_escrow/seller/get ${name}`, value]))
}
