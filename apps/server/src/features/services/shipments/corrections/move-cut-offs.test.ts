import { notifications } from '@tradelane/contract/notifications/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { daysPass, givenShipment, shipmentPage, someDetails } from '../../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { readCarrierUpdate } from '../tracking/read-carrier-update.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let logisticsId: string
let bookingNumber: string

describe('the cut-offs of a vessel that is announced late', () => {
  beforeEach(async () => {
    ;({ logisticsId, bookingNumber } = await givenShipment(app, company.token, { goods: 'SIM-LATESHIP' }))
  })

  test('move with its departure, and history and notification name the old and the new ones', async () => {
    const before = (await cutOffs()) ?? []
    await daysPass(app, bookingNumber, 7)
    expect(await cutOffs()).toEqual(before.map((at) => later(at, 3)))
    expect((await page()).corrections).toMatchObject({ until: later(before[0] ?? '', 3), is_open: true })
    const [move, ...others] = await moves()
    expect(others).toEqual([])
    expect(move).toMatchObject({ actor: 'carrier' })
    expect(move?.text).toMatch(
      /^The carrier moved its cut-offs: Shipping instructions from \d+ \w+ \d{4}, \d\d:\d\d GMT\+5:30 to \d+ .*; Verified gross mass \(VGM\) from .*; Cargo at the terminal from .*\. The vessel is late from its last port/,
    )
    while ((await processEvents(app.deps)) > 0);
    const { body } = await app.call(notifications.list, { query: {} }, company)
    expect(body.data.map(({ title }) => title)).toContain(`Shipment ${bookingNumber}: new cut-offs`)
  })

  test('are noted once, also where the carrier is asked twice at the same time', async () => {
    await daysPass(app, bookingNumber, 7)
    await Promise.all([read(), read()])
    expect(await moves()).toHaveLength(1)
  })

  test('leave the company until the new one to correct its details', async () => {
    const days = (Date.parse((await cutOffs())?.[0] ?? '') - app.deps.clock.now().getTime()) / 86_400_000
    await daysPass(app, bookingNumber, Math.ceil(days) + 1)
    const body = { logistics_id: logisticsId, details: { ...someDetails, goods_description: 'Silk' } }
    expect((await app.call(shipments.saveDetails, { body }, company)).body.message).toBe(
      'The carrier has accepted the correction.',
    )
  })

  test('are not moved back by an answer that was overtaken', async () => {
    const { carriers } = app.deps
    const { findUpdate } = carriers
    const older = await findUpdate(logisticsId)
    await daysPass(app, bookingNumber, 7)
    const moved = await cutOffs()
    carriers.findUpdate = async () => older
    await read()
    carriers.findUpdate = findUpdate
    expect([await cutOffs(), (await moves()).length]).toEqual([moved, 1])
  })

  test('stay where the carrier names none any more', async () => {
    const before = await cutOffs()
    const { carriers } = app.deps
    const { findUpdate } = carriers
    carriers.findUpdate = async (key) => {
      const update = await findUpdate(key)
      return update && { ...update, cutOffs: { documents: null, vgm: null, cargo: null } }
    }
    await read()
    carriers.findUpdate = findUpdate
    expect([await cutOffs(), await moves()]).toEqual([before, []])
  })
})

test('the cut-offs of a punctual vessel stay as they were confirmed', async () => {
  ;({ logisticsId, bookingNumber } = await givenShipment(app, company.token, { goods: 'Cotton yarn' }))
  const before = await cutOffs()
  await daysPass(app, bookingNumber, 20)
  expect([await cutOffs(), await moves()]).toEqual([before, []])
})

const page = () => shipmentPage(app, company.token, logisticsId)
const cutOffs = async () => (await page()).shipment?.cut_offs.map(({ at }) => at)
const moves = async () => (await page()).timeline.filter(({ to }) => to === 'cut_offs_moved')
const read = () => readCarrierUpdate(app.deps, { companyId: company.companyId, logisticsId })
const later = (at: string, days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString()
