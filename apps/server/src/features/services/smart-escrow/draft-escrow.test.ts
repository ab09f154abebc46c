import { search } from '@tradelane/contract/search/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, describe, expect, it } from 'vitest'
import {
  givenDraftEscrow,
  givenImporter,
  readEscrow,
  simpleEscrow,
  tradeEscrow,
} from '../../../../test/given-escrow.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app))
const stranger = prepared(() => givenImporter(app))
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

const add = (body: object, { token } = payer) =>
  app.call(smartEscrows.add, { body: body as never }, { token })

describe('a draft', () => {
  const update = (body: object, { token } = payer) =>
    app.call(smartEscrows.update, { body: body as never }, { token })

  it('is changed, and keeps its blocks where the form has none', async () => {
    const smart_escrow_id = await givenDraftEscrow(app, payer)
    const form = simpleEscrow(payer, { amount_sent: 1000 })
    expect((await update({ smart_escrow_id, ...form })).status).toBe(200)
    const { smart_escrow } = await readEscrow(app, payer, smart_escrow_id)
    expect(smart_escrow.conditions.map(({ amount }) => amount)).toEqual([294, 686])
    expect(smart_escrow.version).toBe(2)
  })

  it('takes the stored escrow back as the client sends it, and changes nothing', async () => {
    const smart_escrow_id = await givenDraftEscrow(app, payer)
    const { smart_escrow } = await readEscrow(app, payer, smart_escrow_id)
    expect((await update({ ...smart_escrow, beneficiary_id: payer.beneficiaryId })).status).toBe(200)
    const { version, ...after } = (await readEscrow(app, payer, smart_escrow_id)).smart_escrow
    expect(after).toEqual({ ...smart_escrow, version: undefined })
  })

  it('becomes a trade-finance escrow, and a simple one again', async () => {
    const smart_escrow_id = await givenDraftEscrow(app, payer)
    await update({ smart_escrow_id, ...tradeEscrow(payer) })
    expect((await readEscrow(app, payer, smart_escrow_id)).smart_escrow.condition_based_payment).toBe(1)
    await update({ smart_escrow_id, ...simpleEscrow(payer) })
    expect((await readEscrow(app, payer, smart_escrow_id)).smart_escrow).toMatchObject({
      condition_based_payment: 0,
      transation_amount: null,
      note: null,
    })
  })

  it('is not another company’s', async () => {
    const smart_escrow_id = await givenDraftEscrow(app, payer)
    const { token } = stranger
    expect((await app.call(smartEscrows.get, { body: { smart_escrow_id } }, { token })).status).toBe(404)
    expect((await update({ smart_escrow_id, ...simpleEscrow(stranger) }, stranger)).status).toBe(404)
    expect((await add(simpleEscrow(payer), stranger)).status).toBe(404)
  })

  it('is found by its number, reference and beneficiary, and costs nothing yet', async () => {
    const id = await givenDraftEscrow(app, payer, { reference: 'Copper kettles' })
    const { smart_escrow } = await readEscrow(app, payer, id)
    for (const text of [smart_escrow.escrow_number, 'Copper kettles', 'kettles hafenhandel']) {
      const { body } = await app.call(search.own, { body: { text } }, { token: payer.token })
      expect([text, JSON.stringify(body).includes(id)]).toEqual([text, true])
    }
    const summary = await app.call(transactionSummary.get, { query: {} }, { token: payer.token })
    const data = summary.body.smart_escrow_data.find(({ smart_escrow_id }) => smart_escrow_id === id)
    expect(data).toMatchObject({ status: 'Processing', amount_sent: 8000, fees: 160 })
    const lines = summary.body.cost_lines.filter((line) => line.id === id)
    expect(lines).toEqual([])
  })
})
