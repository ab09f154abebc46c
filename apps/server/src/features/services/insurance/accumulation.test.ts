import { insurance } from '@tradelane/contract/insurance/calls'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  electronics,
  givenBoundInsurance,
  givenInsurance,
  givenInsured,
  givenSubmittedInsurance,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenShipment } from '../../../../test/given-shipment.ts'
import { storedColumns } from '../../../../test/stored-columns.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { findAccumulation } from './accumulation.ts'
import { nameVessel } from './name-vessel.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
let office: { token: string }
let insuredId: string
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
  insuredId = await givenInsured(app, payer.token)
})
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))
/** By sea from Hamburg to New York: no listed area is near. */
const quiet = {
  place_of_origin: 'Hamburg, DE',
  origin_countrycode: 'DE',
  place_of_destination: 'New York, US',
  destination_countrycode: 'US',
}

describe('on one vessel and voyage', () => {
  const aboard = { ...quiet, vessel: 'Meridian Star', voyage: '014W' }

  it('the desk sees what others insure, by any spelling, and the customer does not', async () => {
    const other = await givenPayer(app, { balance: '9000' })
    await givenBoundInsurance(app, other, aboard)
    const id = await givenSubmittedInsurance(app, payer.token, {
      ...aboard,
      vessel: 'MERIDIAN  STAR',
      voyage: '014 w',
    })
    expect((await deskPage(id)).accumulation).toEqual({
      policies: 1,
      insured: 115_500,
      with_this: 231_000,
      limit: 5_000_000,
    })
    const read = await app.call(insurance.get, { body: { insurance_id: id } }, { token: payer.token })
    expect(read.body).not.toHaveProperty('accumulation')
    const elsewhere = await givenSubmittedInsurance(app, payer.token, { ...aboard, voyage: '015E' })
    expect((await deskPage(elsewhere)).accumulation).toMatchObject({ policies: 0, insured: 0 })
    const unknown = await givenSubmittedInsurance(app, payer.token, quiet)
    expect((await deskPage(unknown)).accumulation).toBeNull()
  })

  it('what comes above the limit is referred', async () => {
    const full = { vessel: 'Meridian Crest', voyage: '1' }
    const id = await givenBoundInsurance(app, payer, { ...quiet, ...full })
    const holding = (cents: bigint) =>
      app.db
        .updateTable('insurance_policies')
        .set({ insured_value: cents })
        .where('insurance_id', '=', id)
        .execute()
    await holding(500_000_000n - 11_550_000n)
    expect(await codes(full)).toEqual([])
    await holding(500_000_000n - 11_550_000n + 1n)
    expect(await codes(full)).toEqual(['accumulation'])
  })

  it.each([
    ['MSC Gülsün', 'MSC GULSUN'],
    ['Große Freiheit', 'Große  Freiheit'],
    ['ＥＶＥＲ　ＡＣＥ', 'Ever Ace'],
  ])('%s and %s are one vessel', async (vessel, other) => {
    await givenBoundInsurance(app, payer, { ...quiet, vessel, voyage: '7' })
    const aboard = await findAccumulation(app.db, { vessel: other, voyage: '7' }, app.clock.now())
    expect(aboard?.policies).toBe(1)
  })

  it('a sum over many policies reads those of one vessel, by an index', async () => {
    const id = await givenBoundInsurance(app, payer, { ...quiet, vessel: 'Meridian Moon', voyage: '1' })
    const columns = await storedColumns(app, 'insurance_policies')
    // Entries of a search would take longer than all else here.
    await app.deps.pool.query(
      `begin; set local session_replication_role = replica;
       insert into insurance_policies (${columns}) overriding system value
         select ${columns} from (select other.* from insurance_policies known, generate_series(1, 20000) as one,
                jsonb_populate_record(known, jsonb_build_object('insurance_id', gen_random_uuid(), 'number', 2000000 + one,
                  'voyage', one::text)) as other
          where known.insurance_id = '${id}' and one > 1) as copied; commit`,
    )
    await app.deps.pool.query('analyze insurance_policies')
    const { rows } = await app.deps.pool.query(
      `explain (costs off) select count(*), sum(insured_value) from insurance_policies where state = 'bound' and vessel <> ''
         and regexp_replace(search_fold(vessel || '/' || voyage), '\\s', '', 'g') = 'meridianmoon/1' and valid_to >= '2026-01-01'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('insurance_policies_aboard')
    const aboard = await findAccumulation(app.db, { vessel: 'meridian moon', voyage: '1' }, app.clock.now())
    expect(aboard?.policies).toBe(1)
  })

  it('a policy follows the vessel of its booking, also when the carrier changes it', async () => {
    const { logisticsId: logistics_id } = await givenShipment(app, payer.token)
    const insurance_id = await givenInsurance(app, payer.token, { logistics_id, vessel: 'Typed By Hand' })
    const aboard = async () => {
      const row = await app.db
        .selectFrom('insurance_policies')
        .select(['vessel', 'voyage'])
        .where('insurance_id', '=', insurance_id)
        .executeTakeFirstOrThrow()
      return [row.vessel, row.voyage]
    }
    const rename = (vessel: string | null, voyage: string | null) =>
      inTransaction(app.db, (tx) =>
        nameVessel(tx, systemScope(payer.companyId), logistics_id, { vessel, voyage }),
      )
    await rename('Meridian Crest', '7W')
    expect(await aboard()).toEqual(['Meridian Crest', '7W'])
    await rename(null, null)
    expect(await aboard()).toEqual(['Meridian Crest', '7W'])
    await rename('Meridian Dawn', null)
    expect(await aboard()).toEqual(['Meridian Dawn', ''])
  })
})

type Details = ReturnType<typeof electronics>
const asked = async (changes: Partial<Details> = {}) => {
  const { insured_details_id, description_of_goods, volume_of_goods, valid_to, cid, ...body } = {
    ...electronics(app, insuredId),
    ...quiet,
    ...changes,
  }
  return (await app.call(insurance.premium, { body }, { token: payer.token })).body
}
const codes = async (changes: Partial<Details> = {}) =>
  (await asked(changes)).referrals.map(({ code }) => code)
const deskPage = async (insurance_id: string) =>
  (await app.call(officeInsurance.get, { body: { insurance_id } }, office)).body
