import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { dayOf } from '@tradelane/providers'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  answerChange,
  blockOf,
  givenChange,
  givenDraftChange,
  saveChange,
} from '../../../../../test/given-amendment.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import {
  approveEscrow,
  givenBlocks,
  givenEscrow,
  givenImporter,
  readEscrow,
  type TradeEscrow,
  tradeEscrow,
} from '../../../../../test/given-escrow.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app, { balance: '90000' }))
let id: string
let file: string
beforeAll(async () => {
  id = await givenEscrow(app, payer)
  file = await givenDocument(app, payer.token)
})

describe('a block', () => {
  it('is named once', async () => {
    const { block_id } = await blockOf(app, payer, id, 1)
    expect(
      await faultsOf(id, {
        blocks: [
          { block_id, amount: 2000 },
          { block_id, amount: 2100 },
        ],
      }),
    ).toEqual({
      'blocks.1.block_id': 'This block is named twice',
    })
    const other = await blockOf(app, payer, id, 2)
    const blocks = [
      { block_id, amount: 2000 },
      { block_id: other.block_id, amount: 5840 },
    ]
    expect(await differencesOf(id, { blocks })).toEqual([
      ['Block 1: amount', '2,352.00 USD', '2,000.00 USD'],
      ['Block 2: amount', '5,488.00 USD', '5,840.00 USD'],
    ])
  })

  it('has at most ten conditions, with those that it has', async () => {
    expect(await faultsOf(id, await ofBlock(2, { add_conditions: conditions(10) }))).toEqual({
      'blocks.0.add_conditions': 'At most 10',
    })
    expect(await differencesOf(id, await ofBlock(2, { add_conditions: conditions(9) }))).toHaveLength(9)
    const { item_id } = await blockOf(app, payer, id, 2)
    const replaced = await ofBlock(2, { remove: [item_id], add_conditions: conditions(10) })
    expect(await differencesOf(id, replaced)).toHaveLength(11)
  })

  it('has at most ten documents, with those that it has', async () => {
    expect(await faultsOf(id, await ofBlock(1, { add_documents: documents(10) }))).toEqual({
      'blocks.0.add_documents': 'At most 10',
    })
    expect(await differencesOf(id, await ofBlock(1, { add_documents: documents(9) }))).toHaveLength(9)
  })

  it('may have ten documents and ten conditions', async () => {
    const both = { add_documents: documents(10), add_conditions: conditions(9) }
    expect(await differencesOf(id, await ofBlock(2, both))).toHaveLength(19)
  })

  it('with the amount that it has does not change', async () => {
    const same = await ofBlock(1, { amount: 2352, add_conditions: conditions(1) })
    expect(await differencesOf(id, same)).toEqual([
      ['Block 1: condition added', null, 'Crate 1 is weighed (Buyer decides)'],
    ])
    expect(await faultsOf(id, await ofBlock(1, { amount: 2352 }))).toEqual({
      expiry_date: 'Change at least one term',
    })
  })

  it('with another amount changes what the escrow comes to', async () => {
    expect(await differencesOf(id, await ofBlock(1, { amount: 3332 }))).toEqual([
      ['Block 1: amount', '2,352.00 USD', '3,332.00 USD'],
      ['Amount received', '7,840.00 USD', '8,820.00 USD'],
      ['Fee (included)', '160.00 USD', '180.00 USD'],
      ['Amount sent', '8,000.00 USD', '9,000.00 USD'],
    ])
  })

  it('grows up to what a new escrow may come to', async () => {
    // 9,800.00 are 10,000.00 with the fee, the most of the form.
    expect(await differencesOf(id, await ofBlock(1, { amount: 4312 }))).toContainEqual([
      ...['Amount sent', '8,000.00 USD', '10,000.00 USD'],
    ])
    const { blocks = [] } = await ofBlock(1, { amount: 4312.01 })
    const others = (await ofBlock(2, { add_conditions: conditions(1) })).blocks ?? []
    expect(await faultsOf(id, { blocks: [...blocks, ...others] })).toEqual({
      'blocks.0.amount': 'With the fee, 10,000.01 USD would be sent. At most 10,000.00 USD.',
    })
  })

  it('keeps its percentage until an amount changes', async () => {
    const own = await givenEscrow(app, payer)
    const percentages = async () =>
      (await readEscrow(app, payer, own)).smart_escrow.conditions.map(
        ({ percent_of_money }) => percent_of_money,
      )
    const { block_id } = await blockOf(app, payer, own, 1)
    await agreeTo(own, { blocks: [{ block_id, add_conditions: conditions(3) }] })
    expect(await percentages()).toEqual([30, 70])
    await agreeTo(own, { blocks: [{ block_id, amount: 3332 }] })
    expect(await percentages()).toEqual([null, null])
  })
})

describe('what is added to a block', () => {
  it('comes after what it has, in the order of the form, and is removed together', async () => {
    const own = await givenEscrow(app, payer)
    const { block_id } = await blockOf(app, payer, own, 1)
    await agreeTo(own, {
      blocks: [{ block_id, add_documents: documents(3), add_conditions: conditions(3) }],
    })
    const read = async () => (await readEscrow(app, payer, own)).smart_escrow.conditions[0]
    const block = await read()
    expect(block?.document_approval.map(({ approval_of_document }) => approval_of_document)).toEqual([
      'Commercial invoice',
      ...documents(3).map(({ approval_of_document }) => approval_of_document),
    ])
    expect(block?.condition_approval.map(({ condition }) => condition)).toEqual(
      conditions(3).map(({ condition }) => condition),
    )
    const remove = (block?.condition_approval ?? []).slice(0, 2).map(({ item_id }) => item_id ?? '')
    await agreeTo(own, { blocks: [{ block_id, remove, add_conditions: conditions(1) }] })
    expect((await read())?.condition_approval.map(({ condition }) => condition)).toEqual([
      'Crate 3 is weighed',
      'Crate 1 is weighed',
    ])
  })
})

it('an expiry date of earlier rules stays where it is not changed', async () => {
  const own = await givenEscrow(app, payer)
  await app.db
    .updateTable('smart_escrows')
    .set({ expiry_date: '2150-01-01' })
    .where('smart_escrow_id', '=', own)
    .execute()
  expect(await differencesOf(own, { inspection_days: 3 })).toEqual([['Inspection days', '10 days', '3 days']])
})

async function agreeTo(escrow: string, changes: Changes): Promise<void> {
  const { amendment_id, opened } = await givenChange(app, payer, escrow, changes)
  expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
}

describe('the terms of the trade-finance form', () => {
  const dayIn = (days: number) => dayOf(new Date(app.clock.now().getTime() + days * 86_400_000))

  async function givenTradeEscrow(changes: Partial<TradeEscrow> = {}): Promise<string> {
    const blocks = await givenBlocks(app, payer, [100])
    const body = { ...tradeEscrow(payer, changes), conditions: blocks }
    const added = await app.call(smartEscrows.add, { body }, { token: payer.token })
    const escrow = added.body.smart_escrow_id
    expect((await approveEscrow(app, payer, escrow)).status).toBe(200)
    return escrow
  }

  it('have a latest shipment that has not passed, up to the expiry date', async () => {
    const escrow = await givenTradeEscrow()
    // Over in every time zone.
    const past = { terms: { latest_shipment: dayIn(-2) } }
    expect(await faultsOf(escrow, past)).toEqual({
      'terms.latest_shipment': 'The latest shipment has passed',
    })
    const late = { expiry_date: dayIn(30), terms: { latest_shipment: dayIn(31) } }
    expect(await faultsOf(escrow, late)).toEqual({
      'terms.latest_shipment': 'The latest shipment is after the expiry date',
    })
    const today = { terms: { latest_shipment: dayIn(0) } }
    expect(await differencesOf(escrow, today)).toEqual([
      ['Latest shipment', '1 Dec 2099', expect.stringMatching(/^\d+ \w+ \d{4}$/)],
    ])
    const same = { expiry_date: dayIn(30), terms: { latest_shipment: dayIn(30) } }
    expect(await differencesOf(escrow, same)).toHaveLength(2)
  })

  it('have two ports, which are compared where one of them changes', async () => {
    const escrow = await givenTradeEscrow()
    const same = 'The goods are loaded there. Enter another port.'
    expect(await faultsOf(escrow, { terms: { airport_og_loading: 'New York' } })).toEqual({
      'terms.airport_of_discharge': same,
    })
    expect(await faultsOf(escrow, { terms: { airport_of_discharge: 'Hamburg' } })).toEqual({
      'terms.airport_of_discharge': same,
    })
    expect(await differencesOf(escrow, { terms: { airport_of_discharge: 'Boston' } })).toEqual([
      ['Port of discharge', 'New York', 'Boston'],
    ])
  })

  it('change alone, or with the days to inspect, which are ten where nobody chose them', async () => {
    const escrow = await givenTradeEscrow()
    expect(await differencesOf(escrow, { terms: { incoterms: 'FOB' }, inspection_days: 8 })).toEqual([
      ['Inspection days', '10 days', '8 days'],
      ['Incoterms', 'CIF', 'FOB'],
    ])
  })

  it('limit what is sent, with the fee on top of the price', async () => {
    const escrow = await givenTradeEscrow()
    const { block_id } = await blockOf(app, payer, escrow, 1)
    const most = { blocks: [{ block_id, amount: 9_800 }] }
    expect(await differencesOf(escrow, most)).toContainEqual([
      ...['Amount received', '8,000.00 USD', '9,800.00 USD'],
    ])
    expect(await faultsOf(escrow, { blocks: [{ block_id, amount: 9_800.01 }] })).toEqual({
      'blocks.0.amount': 'With the fee, 10,000.01 USD would be sent. At most 10,000.00 USD.',
    })
  })
})

type Changes = Parameters<typeof saveChange>[3]
type BlockChange = Omit<NonNullable<Changes['blocks']>[number], 'block_id'>

const faultsOf = async (escrow: string, changes: Changes) =>
  failure(await saveChange(app, payer, escrow, changes)).error.fields
/** What a draft of these changes says that it changes. */
async function differencesOf(escrow: string, changes: Changes) {
  await givenDraftChange(app, payer, escrow, changes)
  const [draft] = (await readEscrow(app, payer, escrow)).amendments
  return draft?.differences.map(({ what, before, after }) => [what, before, after])
}
const ofBlock = async (position: number, change: BlockChange): Promise<Changes> => ({
  blocks: [{ block_id: (await blockOf(app, payer, id, position)).block_id, ...change }],
})

const conditions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ condition: `Crate ${index + 1} is weighed`, approver: 'Buyer' as const },
  }))
const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ approval_of_document: `Packing list ${index + 1}`, doument_file: file },
  }))
