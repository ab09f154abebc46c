import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { blockOf, givenChange, givenDraftChange } from '../given-amendment.ts'
import { givenDocument } from '../given-document.ts'
import { approveEscrow, givenBlocks, type SimpleEscrow, tradeEscrow } from '../given-escrow.ts'
import type { Payer } from '../given-payment.ts'
import { givenAgreedEscrow, openSellersLink, sellersToken } from '../given-seller.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

const ofCall = (call: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`/smart_escrow/${call} ${name}`, value]))

/** An escrow of the trade form that can change, a change that can be proposed, and one that the seller can answer. */
export async function givenKnownAmendments(
  app: TestApp,
  owner: Payer,
  small: Partial<SimpleEscrow>,
): Promise<KnownValues> {
  const tiny = { ...small, amount_sent: 50, fees: 1, amount_received: 49 }
  const draft = await givenAgreedEscrow(app, owner, tiny)
  const amendment_id = await givenDraftChange(app, owner, draft.id)
  const open = await givenAgreedEscrow(app, owner, tiny)
  const proposed = await givenChange(app, owner, open.id)
  const changeable = await givenTradeEscrow(app, owner)
  const { block_id, item_id } = await blockOf(app, owner, changeable, 1)
  const block = {
    ...{ block_id, amount: 5, remove: [item_id] },
    add_documents: [
      {
        approval_of_document: 'Packing list',
        doument_file: await givenDocument(app, owner.token),
        approver: 'Buyer',
      },
    ],
    add_conditions: [{ condition: 'Goods are weighed', approver: 'Buyer' }],
  }
  return {
    ...ofCall('amendments/save', {
      ...{ smart_escrow_id: changeable, expiry_date: '2099-12-30', inspection_days: 7 },
      ...{ terms: { latest_shipment: '2099-11-30', incoterms: 'FOB' }, blocks: [block] },
      note: 'The vessel is late.',
    }),
    ...ofCall('amendments/propose', { amendment_id }),
    ...ofCall('amendments/withdraw', { amendment_id }),
    ...ofCall('seller/amendments/answer', {
      ...proposed.opened,
      ...{ amendment_id: proposed.amendment_id, answer: 'agree', name: 'Jette Brandt', reason: 'No' },
    }),
    amendment_id,
  }
}

async function givenTradeEscrow(app: TestApp, owner: Payer): Promise<string> {
  const conditions = await givenBlocks(app, owner, [100])
  const money = { transation_amount: 50, transaction_pi_currency: 'EUR' as const }
  const body = {
    ...tradeEscrow(owner, { ...money, payment_mode: 'SWIFT Payment (Slower)' }),
    conditions,
  }
  const added = await app.call(smartEscrows.add, { body }, { token: owner.token })
  if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  const approved = await approveEscrow(app, owner, added.body.smart_escrow_id)
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
  await openSellersLink(app, await sellersToken(app))
  return added.body.smart_escrow_id
}
