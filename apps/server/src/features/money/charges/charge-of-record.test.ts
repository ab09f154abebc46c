import { readFileSync } from 'node:fs'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { checkInvariants } from '@tradelane/ledger'
import { ProviderUnavailable } from '@tradelane/providers'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenCoveredShipment } from '../../../../test/given-covered-freight.ts'
import { givenAcceptance, givenQuotedInspection } from '../../../../test/given-inspection.ts'
import { givenShipment, payFreightOf } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
beforeAll(async () => {
  await givenBalance(app, company, '90000.00', 'USD')
})
afterEach(async () => {
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

test('the state of the charge that a record names is the charge’s, and no statement writes another', async () => {
  const { logisticsId } = await givenShipment(app, company.token)
  const { charge } = app.deps.payments
  app.deps.payments.charge = async () => {
    throw new ProviderUnavailable('no answer')
  }
  await payFreightOf(app, company, logisticsId)
  app.deps.payments.charge = charge
  const [held] = await query(
    `select charge_id, charge_state from freight_bookings where logistics_id = '${logisticsId}'`,
  )
  expect(held).toEqual({ charge_id: expect.any(String), charge_state: 'held' })
  const pretended = query(
    `update freight_bookings set charge_state = 'collected' where logistics_id = '${logisticsId}'`,
  )
  await expect(pretended).rejects.toThrow('freight_bookings_charge')
  app.clock.advance(60_000)
  await app.runJobs()
  expect((await charges()).freight_bookings).toContainEqual({ ...held, charge_state: 'collected' })
})

test('records of the version before are given their newest charge, and its state', async () => {
  const { logisticsId } = await givenCoveredShipment(app, company.token)
  await payFreightOf(app, company, logisticsId)
  await givenShipment(app, company.token)
  const { charge } = app.deps.payments
  const refused = await givenQuotedInspection(app, company)
  const accept = async (id: string) =>
    app.call(qualityAssurance.accept, { body: await givenAcceptance(app, company, id) }, company)
  app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason: 'No.' })
  expect(failure(await accept(refused)).error.code).toBe('PROVIDER_REFUSED')
  app.deps.payments.charge = charge
  expect((await accept(await givenQuotedInspection(app, company))).status).toBe(200)
  await givenQuotedInspection(app, company)
  const before = await charges()
  const states = Object.values(before).flatMap((rows) =>
    rows.map(({ charge_state: state }) => state ?? 'none'),
  )
  expect(states.toSorted()).toEqual([
    ...['collected', 'collected', 'collected', 'collected'],
    ...['none', 'none', 'rejected'],
  ])
  for (const text of undo) await query(text)
  await query(migration('0090_charge_of_record.sql'))
  expect(await charges()).toEqual(before)
})

const tables = ['freight_bookings', 'insurance_policies', 'quality_inspections', 'container_charges']
type Billed = { charge_id: string | null; charge_state: string | null }
const query = async (text: string): Promise<Billed[]> => (await app.deps.pool.query(text)).rows
const charges = async (): Promise<Record<string, Billed[]>> =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        await query(`select charge_id, charge_state from ${table} order by charge_id`),
      ]),
    ),
  )
const migration = (name: string) =>
  readFileSync(new URL(`../../../../../../packages/db/migrations/${name}`, import.meta.url), 'utf8')

/** The tables as they were before migration 0090, with what they said of payments then. */
const undo = [
  ...['insurance_policies', 'quality_inspections'].map(
    (table) =>
      `alter table ${table} add column payment text;
       update ${table} set payment = case charge_state when 'held' then 'processing' else coalesce(charge_state, 'none') end`,
  ),
  `alter table container_charges add column is_being_paid boolean not null default false,
     add constraint container_charges_paid_while_owed_before check (not is_being_paid or state = 'invoiced')`,
  migration('0058_quotes_in_order.sql'),
  ...tables.map(
    (table) => `alter table ${table} drop column charge_id cascade, drop column charge_state cascade`,
  ),
  'alter table customs_clearances drop constraint customs_clearances_charge',
  'drop trigger customs_clearances_read_charge_state on customs_clearances',
  'drop function read_charge_state',
  'alter table service_charges drop constraint service_charges_with_state',
  `alter table insurance_policies add constraint insurance_policies_bound_is_paid check (payment is not null)`,
  `alter table quality_inspections add constraint quality_inspections_ordered_is_paid check (payment is not null)`,
  `alter table container_charges rename constraint container_charges_paid_while_owed_before to container_charges_paid_while_owed`,
]
