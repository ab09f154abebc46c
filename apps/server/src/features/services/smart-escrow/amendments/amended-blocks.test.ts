import { links } from '@tradelane/contract/links/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answerChange, blockOf, givenChange } from '../../../../../test/given-amendment.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import {
  dollarsOf,
  fulfilBlock,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
  titlesOf,
} from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenAgreedEscrow, present, readAsSeller } from '../../../../../test/given-seller.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

const changeOf = async (id: string) => (await readEscrow(app, payer, id)).amendments[0]

describe('an amount', () => {
  it('that grows is set aside with its fee when it is proposed, and paid once it is agreed', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    await app.runJobs()
    const { block_id } = await blockOf(app, payer, id, 2)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 6468 }],
    })
    expect(await changeOf(id)).toMatchObject({ held: 1000, fee: 20 })
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toContain(
      'proposed change 1. 1,000.00 USD more are set aside.',
    )
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '11000.00', escrow: '8840.00' })
    expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
    expect((await readEscrow(app, payer, id)).timeline.at(-1)?.text).toBe(
      'Jette Brandt agreed to change 1 for the seller. 1,000.00 USD more are set aside.',
    )
    await settleEscrows(app)
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '11000.00', escrow: '8820.00' })
    const { smart_escrow } = await readEscrow(app, payer, id)
    expect(smart_escrow).toMatchObject({ amount_sent: 9000, fees: 180, amount_received: 8820 })
    expect(smart_escrow.conditions.map(({ percent_of_money, amount }) => [percent_of_money, amount])).toEqual(
      [
        [null, 2352],
        [null, 6468],
      ],
    )
    for (const block of [1, 2]) await fulfilBlock(app, payer, id, block)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['released', 'paid', 'paid'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '11000.00' })
  })

  it('that grows comes back whole where the seller declines', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    await app.runJobs()
    const { block_id } = await blockOf(app, payer, id, 2)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 6468 }],
    })
    await answerChange(app, opened, amendment_id, { answer: 'decline', reason: 'No' })
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
  })

  it('that shrinks goes back to the balance without a fee once it is agreed', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    await app.runJobs()
    const { block_id } = await blockOf(app, payer, id, 2)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 5000 }],
    })
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
    expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12488.00', escrow: '7352.00' })
    const { smart_escrow } = await readEscrow(app, payer, id)
    expect(smart_escrow).toMatchObject({ amount_sent: 7512, fees: 160, amount_received: 7352 })
  })

  it('changes what an invoice is compared with, in its own block only', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { block_id } = await blockOf(app, payer, id, 1)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [{ block_id, amount: 3332 }],
    })
    await answerChange(app, opened, amendment_id)
    // 980.00 more and the fee of 20.00 that the seller bears: the invoice is of 3,400.00 now.
    const wrong = await present(app, opened, { amount: 2400 })
    expect(wrong.body.differences).toEqual([
      'The amount is 2,400.00 USD. The block allows 3,230.00 USD to 3,400.00 USD.',
    ])
    expect((await present(app, opened, { amount: 3400 })).body.differences).toEqual([])
  })
})

describe('documents and conditions', () => {
  it('are added and removed; the seller reads the file before it agrees', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { block_id, item_id } = await blockOf(app, payer, id, 2)
    const doument_file = await givenDocument(app, payer.token)
    const { amendment_id, opened } = await givenChange(app, payer, id, {
      blocks: [
        {
          block_id,
          remove: [item_id],
          add_documents: [{ approval_of_document: 'Packing list', doument_file }],
          add_conditions: [{ condition: 'Goods are weighed', approver: 'Tradelane' }],
        },
      ],
    })
    const [{ differences = [] } = {}] = (await readAsSeller(app, opened)).amendments
    expect(differences.map(({ what, before, after }) => [what, before ?? after])).toEqual([
      ['Block 2: condition removed', 'The goods are accepted (Buyer decides)'],
      ['Block 2: document added', 'Packing list (Buyer decides)'],
      ['Block 2: condition added', 'Goods are weighed (Tradelane decides)'],
    ])
    const key = differences.find((each) => each.item_id !== null)?.item_id ?? ''
    expect((await app.call(links.file, { body: { ...opened, file: key } })).status).toBe(200)
    await answerChange(app, opened, amendment_id)
    const [, block] = (await readEscrow(app, payer, id)).smart_escrow.conditions
    expect(block?.document_approval.map((item) => item.approval_of_document)).toEqual(['Packing list'])
    expect(block?.condition_approval.map(({ condition }) => condition)).toEqual(['Goods are weighed'])
    expect((await titlesOf(app, payer, id)).slice(-1)).toEqual(['Change agreed'])
  })

  it('a block that waited only for what is removed is paid, and one that waits for more is not', async () => {
    const { id } = await givenAgreedEscrow(app, payer)
    const { block_id } = await blockOf(app, payer, id, 2)
    const add_conditions = ['Goods are weighed', 'Goods are counted'].map((condition) => ({
      ...{ condition, approver: 'Buyer' as const },
    }))
    await agreeTo(id, { blocks: [{ block_id, add_conditions }] })
    const [first, second, third] = await conditionsOf(id)
    await fulfilFirst(id, block_id, first ?? '')
    await agreeTo(id, { blocks: [{ block_id, remove: [second ?? ''] }] })
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
    await agreeTo(id, { blocks: [{ block_id, remove: [third ?? ''] }] })
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'pending', 'paid'])
    // A change of the other block leaves it paid.
    const other = await blockOf(app, payer, id, 1)
    await agreeTo(id, { blocks: [{ block_id: other.block_id, add_conditions }] })
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'pending', 'paid'])
  })
})

const conditionsOf = async (id: string) =>
  (await readEscrow(app, payer, id)).smart_escrow.conditions[1]?.condition_approval.map(
    ({ item_id }) => item_id,
  ) ?? []

async function agreeTo(id: string, changes: Parameters<typeof givenChange>[3]) {
  const { amendment_id, opened } = await givenChange(app, payer, id, changes)
  expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
}

async function fulfilFirst(id: string, condition: string, item: string) {
  const body = { smart_escrow_id: id, condition, item, decision: 'approve' as const }
  const answer = await app.call(smartEscrows.decide, { body }, { token: payer.token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}
