import { givenDispute, offerAsBuyer, offerAsSeller, readDisputes } from '../given-dispute.ts'
import { givenDocument } from '../given-document.ts'
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
import {
  answerEscrow,
  firstDocument,
  givenAgreedEscrow,
  newestPresentation,
  openSellersLink,
  present,
  invoice as presentedInvoice,
  sellersToken,
} from '../given-seller.ts'
import type { TestApp } from '../test-app.ts'
import { givenKnownAmendments } from './given-known-amendments.ts'
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
  const sellers = await givenKnownSeller(app)
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
    ...(await givenKnownSample(app, owner, small)),
    smart_escrow_id,
    ...(await itemsOf(app, approved, 1, '/smart_escrow/decide')),
    ...(await itemsOf(app, approved, 2, '/admin/smart_escrow/decide')),
    '/admin/smart_escrow/get smart_escrow_id': approved,
    '/admin/trade_documents/compare smart_escrow_id': approved,
    '/admin/smart_escrow/retry smart_escrow_id': approved,
    '/admin/smart_escrow/answer smart_escrow_id': approved,
    '/admin/smart_escrow/refund smart_escrow_id': approved,
    '/smart_escrow/ask_seller smart_escrow_id': approved,
    '/smart_escrow/cancel smart_escrow_id': approved,
    ...sellers,
    ...(await givenKnownPresentations(app, owner, small)),
    '/smart_escrow/add inspection_days': 7,
    '/smart_escrow/update inspection_days': 7,
    ...(await givenKnownDispute(app, owner, small)),
    ...(await givenKnownAmendments(app, owner, small)),
  }
}

/** An approved escrow whose document has no sample yet. */
async function givenKnownSample(app: TestApp, owner: Payer, small: Partial<SimpleEscrow>) {
  const document_approval = [{ approval_of_document: 'Bill of lading', sample_follows: true }]
  const conditions = [{ percent_of_money: 100, document_approval }]
  const id = await givenDraftEscrow(app, owner, { ...small, conditions })
  await approveEscrow(app, owner, id)
  return {
    ...(await itemsOf(app, id, 1, '/smart_escrow/add_sample')),
    '/smart_escrow/add_sample doument_file': await givenDocument(app, owner.token),
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

/** The opened link of the seller of the newest approved escrow, who has agreed. */
async function givenKnownSeller(app: TestApp) {
  const opened = await openSellersLink(app, await sellersToken(app))
  await answerEscrow(app, opened, { answer: 'agree', name: 'Jette Brandt' })
  const { item_id: item } = await firstDocument(app, opened)
  const ofCall = (call: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${call} ${name}`, value]))
  return {
    ...ofCall('/smart_escrow/seller/get', opened),
    ...ofCall('/smart_escrow/seller/read_invoice', { ...opened, base64File: presentedInvoice.base64File }),
    ...ofCall('/smart_escrow/seller/present', { ...opened, item, ...presentedInvoice, ...shipment }),
  }
}

const shipment = {
  ...{ port_of_loading: 'Hamburg', port_of_discharge: 'New York', shipment_date: '2020-01-15' },
  ...{ transhipment: 'no', partial_shipment: 'no' },
}

/** A document that the buyer examines, and one for Tradelane, each with a difference. */
async function givenKnownPresentations(app: TestApp, owner: Payer, small: Partial<SimpleEscrow>) {
  const known: KnownValues = {}
  for (const [approver, calls] of [
    ['Buyer', ['/smart_escrow/examine', '/smart_escrow/waive']],
    ['Tradelane', ['/admin/smart_escrow/examine']],
  ] as const) {
    const conditions = await givenBlocks(app, owner, [100], approver)
    const { id, opened } = await givenAgreedEscrow(app, owner, { ...small, conditions })
    const presented = await present(app, opened, { amount: 9999, currency: 'EUR' })
    if (presented.status !== 200) throw new Error(JSON.stringify(presented.body))
    const { presentation_id } = await newestPresentation(app, owner, id)
    for (const call of calls)
      Object.assign(known, {
        [`${call} smart_escrow_id`]: id,
        [`${call} presentation`]: presentation_id,
        [`${call} differences`]: call.endsWith('waive') ? ['amount'] : ['The stamp is missing'],
        [`${call} decision`]: 'refuse',
      })
  }
  return known
}

const disputePaths = ['get', 'open', 'speak', 'offer', 'answer', 'escalate'].flatMap((call) => [
  `/smart_escrow/disputes/${call}`,
  `/smart_escrow/seller/disputes/${call}`,
])

/** A dispute about the first block of an escrow, with an offer of each side; about the second one another can be opened. */
async function givenKnownDispute(
  app: TestApp,
  owner: Payer,
  small: Partial<SimpleEscrow>,
): Promise<KnownValues> {
  const { id } = await givenAgreedEscrow(app, owner, small)
  const { dispute_id } = await givenDispute(app, owner, id)
  await offerAsBuyer(app, owner, dispute_id, 50)
  const opened = await openSellersLink(app, await sellersToken(app))
  await offerAsSeller(app, opened, dispute_id, 70)
  const { disputes, disputable } = await readDisputes(app, owner, id)
  const offerOf = (by: string) => disputes[0]?.offers.find(({ side }) => side === by)?.offer_id
  const fields = { ...opened, smart_escrow_id: id, condition: disputable[0]?.block_id, dispute_id }
  return {
    ...Object.fromEntries(
      disputePaths.flatMap((path) =>
        Object.entries(fields).map(([name, value]) => [`${path} ${name}`, value]),
      ),
    ),
    dispute_id,
    statement_file: await givenDocument(app, owner.token),
    '/smart_escrow/disputes/answer offer_id': offerOf('seller'),
    '/smart_escrow/seller/disputes/answer offer_id': offerOf('buyer'),
  }
}
