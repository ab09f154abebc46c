import { notifications } from '@tradelane/contract/notifications/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { alone } from '../../../../../test/given-alone.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany, givenPassword } from '../../../../../test/given-company.ts'
import {
  containerApproval,
  givenContainerCharge,
  payContainerChargesOf,
} from '../../../../../test/given-container-charge.ts'
import { daysPass, givenShipment, payFreightOf, shipmentPage } from '../../../../../test/given-shipment.ts'
import { duringApproval, race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'
import { readCarrierUpdate } from '../tracking/read-carrier-update.ts'
import { watchShipments } from '../tracking/watch-shipments.ts'

const app = theApp()
let company: GivenCompany
let office: Awaited<ReturnType<typeof givenAdministrator>>
beforeAll(async () => {
  office = await givenAdministrator(app)
})
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '50000.00', 'USD')
})
afterEach(async () => {
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
})

describe('containers that come back late', () => {
  test('are invoiced with a number once the empties are back, by the table of the line', async () => {
    const logisticsId = await given()
    const { shipment, logistics, papers } = await pageOf(logisticsId)
    const charge = await chargeOf(logisticsId)
    expect(charge).toMatchObject({
      state: 'invoiced',
      number: expect.stringMatching(/^DD-\d{4}-\d{6}$/),
      waived: 0,
      currency: 'USD',
    })
    const [demurrage, detention] = shipment?.free_time?.clocks ?? []
    expect(demurrage).toMatchObject({ kind: 'demurrage', state: 'stopped', days_over: 0, accrued: 0 })
    expect(detention).toMatchObject({ kind: 'detention', state: 'stopped', free_days: 7 })
    // Returned 20 days after the delivery, which came on a day after the gate.
    expect(detention?.days_used).toBeGreaterThanOrEqual(20)
    expect(charge.amount).toBe(detention?.accrued)
    expect(charge.due).toBe(charge.amount)
    expect(charge.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(charge.amount)
    expect(logistics.state).toBe('closed')
    expect(papers).toContain('container_invoice')
    expect(await openTasks()).toContainEqual(expect.stringMatching(/^Pay Demurrage and detention DD-/))
  })

  test('keep the booking open until they are back', async () => {
    const { logisticsId, bookingNumber } = await givenShipment(app, company.token, { goods: 'SIM-LATEEMPTY' })
    await payFreightOf(app, company, logisticsId)
    await app.runJobs()
    const { delivery } = (await pageOf(logisticsId)).shipment ?? {}
    const days = (Date.parse(delivery?.planned ?? '') - app.clock.now().getTime()) / 86_400_000
    await daysPass(app, bookingNumber, Math.ceil(days) + 14)
    const { logistics, shipment } = await pageOf(logisticsId)
    expect(logistics.state).toBe('delivered')
    expect((await chargeOf(logisticsId)).state).toBe('counting')
    expect(shipment?.free_time?.clocks[1]).toMatchObject({ kind: 'detention', state: 'over' })
    expect(shipment?.free_time?.accrued).toBeGreaterThan(0)
    expect(shipment?.exceptions.at(-1)).toMatchObject({
      kind: 'container_late',
      text: expect.stringContaining('not returned. Free time ended on'),
    })
  })

  test('are paid from the wallet, once', async () => {
    const logisticsId = await given()
    const { due } = await chargeOf(logisticsId)
    const before = await available()
    const paid = await payContainerChargesOf(app, company, logisticsId)
    expect(paid.body).toMatchObject({ payment_status: 'paid' })
    expect(before - (await available())).toBeCloseTo(due, 2)
    expect(await chargeOf(logisticsId)).toMatchObject({ state: 'paid', is_being_paid: false })
    expect((await pageOf(logisticsId)).may.pay_container_charges).toBe(false)
    expect(await openTasks()).not.toContainEqual(expect.stringMatching(/^Pay Demurrage/))
    const body = { logistics_id: logisticsId, password: givenPassword, verify_code: '123456' }
    expect(failure(await pay(body)).error.code).toBe('ILLEGAL_STATE')
  })

  test('are invoiced once, any number of times the carrier is asked', async () => {
    const logisticsId = await given()
    const before = await chargeOf(logisticsId)
    const which = { companyId: company.companyId, logisticsId }
    await Promise.all([1, 2, 3].map(() => readCarrierUpdate(app.deps, which)))
    await watchShipments(app.deps)
    expect(await chargeOf(logisticsId)).toEqual(before)
    const { timeline } = await pageOf(logisticsId)
    expect(timeline.filter(({ to }) => to === 'invoiced')).toHaveLength(1)
  })

  test('have an invoice that names each container, its days and what is paid', async () => {
    const logisticsId = await given()
    await payContainerChargesOf(app, company, logisticsId)
    const { number } = await chargeOf(logisticsId)
    const query = { logistics_id: logisticsId, paper: 'container_invoice' } as const
    const paper = await app.call(shipments.paper, { query }, { token: company.token })
    const text = await textOfPaper(paper.bytes)
    expect(text).toMatch(/^.*Invoice INV-\d{4}-\d{6} /)
    expect(text).toContain(`Demurrage and detention ${number}`)
    expect(text).toMatch(/Container TLXU\d{7}/)
    expect(text).toContain('Detention, day 8 to 14')
    expect(text).toContain('Paid on')
  })

  test('stay owed where the provider refuses to collect, and the money is back', async () => {
    const logisticsId = await given()
    const before = await available()
    const charge = app.deps.payments.charge
    app.deps.payments.charge = async ({ key, amount }) => ({
      ...{ key, amount },
      ...{ status: 'rejected', reason: 'The wallet is closed.' },
    })
    const refused = await payContainerChargesOf(app, company, logisticsId)
    app.deps.payments.charge = charge
    expect(failure(refused).error.code).toBe('PROVIDER_REFUSED')
    expect(await available()).toBe(before)
    expect(await chargeOf(logisticsId)).toMatchObject({ state: 'invoiced', refusal: 'The wallet is closed.' })
    expect((await payContainerChargesOf(app, company, logisticsId)).status).toBe(200)
  })
})

test('containers that come back in time cost nothing, and nobody is asked to pay', async () => {
  const { logisticsId, bookingNumber } = await givenShipment(app, company.token)
  await payFreightOf(app, company, logisticsId)
  await app.runJobs()
  await daysPass(app, bookingNumber, 120)
  expect(await chargeOf(logisticsId)).toMatchObject({ state: 'nothing_due', amount: 0, due: 0 })
  expect((await pageOf(logisticsId)).papers).not.toContain('container_invoice')
  expect(await openTasks()).not.toContainEqual(expect.stringMatching(/^Pay Demurrage/))
  expect(failure(await waive(logisticsId)).error.code).toBe('ILLEGAL_STATE')
})

describe('the office', () => {
  test('waives the whole with a reason, and nothing is left to pay', async () => {
    const logisticsId = await given()
    expect((await waive(logisticsId)).status).toBe(200)
    expect(failure(await waive(logisticsId)).error.code).toBe('ILLEGAL_STATE')
    expect(await chargeOf(logisticsId)).toMatchObject({
      ...{ state: 'waived', due: 0, waive_reason: 'The depot was closed' },
    })
    const body = { logistics_id: logisticsId, password: givenPassword, verify_code: '123456' }
    expect(failure(await pay(body)).error.code).toBe('ILLEGAL_STATE')
    expect(await openTasks()).not.toContainEqual(expect.stringMatching(/^Pay Demurrage/))
    expect(await titles()).toContainEqual(expect.stringMatching(/: waived$/))
  })

  test('waives a part, and the rest is paid', async () => {
    const logisticsId = await given()
    const { due } = await chargeOf(logisticsId)
    expect((await waive(logisticsId, 100.5)).status).toBe(200)
    expect(await chargeOf(logisticsId)).toMatchObject({ state: 'invoiced', waived: 100.5, due: due - 100.5 })
    expect((await waive(logisticsId, 1)).status).toBe(200)
    const both = 'The depot was closed; The depot was closed'
    expect((await chargeOf(logisticsId)).waive_reason).toBe(both)
    const before = await available()
    expect((await payContainerChargesOf(app, company, logisticsId)).status).toBe(200)
    expect(before - (await available())).toBeCloseTo(due - 101.5, 2)
  })

  test('does not waive more than is left, nothing, or what is paid', async () => {
    const logisticsId = await given()
    const { due } = await chargeOf(logisticsId)
    expect(failure(await waive(logisticsId, due + 0.01)).error.fields).toHaveProperty('amount')
    const body = { logistics_id: logisticsId, amount: 0, reason: 'None' }
    expect((await app.call(officeBookings.waiveCharges, { body }, office)).status).toBe(400)
    await payContainerChargesOf(app, company, logisticsId)
    expect(failure(await waive(logisticsId)).error.code).toBe('ILLEGAL_STATE')
  })
})

test.each([0, 10.5])(
  'what is waived comes off the last line first, and %d off the line before it',
  async (more) => {
    const logisticsId = await given()
    const [first, last, ...others] = (await chargeOf(logisticsId)).lines
    if (!first || !last) throw new Error('there is no second tier')
    expect(others).toEqual([])
    await waive(logisticsId, last.amount + more)
    await payContainerChargesOf(app, company, logisticsId)
    const paid = await app.db
      .selectFrom('service_charge_lines')
      .innerJoin('service_charges', 'service_charges.charge_id', 'service_charge_lines.charge_id')
      .select(['service_charge_lines.description', 'service_charge_lines.amount'])
      .where('subject_id', '=', logisticsId)
      .where('service', '=', 'container_charge')
      .execute()
    const description = more === 0 ? first.description : `${first.description}, less 10.50 USD waived`
    expect(paid).toEqual([{ description, amount: BigInt(Math.round((first.amount - more) * 100)) }])
  },
)

describe('at the same moment', () => {
  test('what is being paid is not waived', async () => {
    const logisticsId = await given()
    const { due } = await chargeOf(logisticsId)
    const approval = await containerApproval(app, company, logisticsId)
    const before = await available()
    const [paid, waived] = await race(app, [
      () => pay(approval) as Promise<{ status: number }>,
      () => waive(logisticsId) as Promise<{ status: number }>,
    ])
    expect(paid).toMatchObject({ value: { status: 200 } })
    expect(waived).toMatchObject({ value: { status: 409 } })
    expect(before - (await available())).toBeCloseTo(due, 2)
  })

  test('what was waived since the code was entered is not paid', async () => {
    const logisticsId = await given()
    const approval = await containerApproval(app, company, logisticsId)
    const before = await available()
    const answer = await duringApproval(
      app,
      () => pay(approval),
      async () => expect((await waive(logisticsId)).status).toBe(200),
    )
    expect(failure(answer).error.code).toBe('ILLEGAL_STATE')
    expect(await available()).toBe(before)
  })

  test('a code for the whole does not pay what is left after a part was waived', async () => {
    const logisticsId = await given()
    const approval = await containerApproval(app, company, logisticsId)
    await waive(logisticsId, 10)
    expect(failure(await pay(approval)).error.code).toBe('WRONG_CODE')
  })

  test('two payments are one', async () => {
    const logisticsId = await given()
    const { due } = await chargeOf(logisticsId)
    const approval = await containerApproval(app, company, logisticsId)
    const before = await available()
    const answers = await Promise.all([pay(approval), pay(approval)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(before - (await available())).toBeCloseTo(due, 2)
  })
})

test('a stranger finds nothing', async () => {
  const logisticsId = await given()
  const stranger = await givenCompany(app, { kyb: 'Clear' })
  const body = { logistics_id: logisticsId, password: givenPassword, verify_code: '123456' }
  expect((await app.call(shipments.payContainerCharges, { body }, { token: stranger.token })).status).toBe(
    404,
  )
})

const given = () => givenContainerCharge(app, company)
const pageOf = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)
const chargeOf = async (logisticsId: string) => {
  const { container_charge } = await pageOf(logisticsId)
  if (!container_charge) throw new Error('nothing is counted')
  return container_charge
}
const pay = (body: Awaited<ReturnType<typeof containerApproval>>) =>
  app.call(shipments.payContainerCharges, { body }, { token: company.token })
const waive = (logistics_id: string, amount?: number) =>
  alone(app, office, () =>
    app.call(
      officeBookings.waiveCharges,
      { body: { logistics_id, reason: 'The depot was closed', ...(amount && { amount }) } },
      office,
    ),
  )
const available = async () => Number((await booksOf(app, company.companyId))['available USD'])
const titles = async () => {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(notifications.list, { query: { limit: '100' } }, { token: company.token })
  return body.data.map(({ title }) => title)
}
const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(tasks.list, { query: {} }, { token: company.token })
  return body.data.map(({ title }) => title)
}
