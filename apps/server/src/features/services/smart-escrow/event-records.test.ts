import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { escrowReleases } from '@tradelane/contract/smart-escrow/release-calls'
import type { ReleaseEventName } from '@tradelane/contract/smart-escrow/release-events'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { givenImporter, readEscrow, simpleEscrow, statesOf } from '../../../../test/given-escrow.ts'
import {
  blocksReleasedBy,
  draftReleasedBy,
  escrowReleasedBy,
  happens,
  heard,
} from '../../../../test/given-escrow-events.ts'
import { givenDraftOrder } from '../../../../test/given-inspection.ts'
import { givenBoundInsurance, givenInsurance } from '../../../../test/given-insurance.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { givenBooking } from '../../../../test/given-shipment.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { checkTrades } from '../../trade/transactions/check-trades.ts'
import { policyLifecycle } from '../insurance/lifecycle.ts'
import { inspectionLifecycle } from '../quality-assurance/lifecycle.ts'
import { bookingLifecycle } from '../shipments/lifecycle.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app, { balance: '60000' })
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
})

describe('the record of a condition', () => {
  it('counts in any trade, once the condition names it', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    await move('quality_assurance', inspection, await givenTrade(app, payer))
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'fulfilled'])
  })

  it('that moves says which escrow pays by it, in the answer and in both trades, while it does', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const id = await givenEscrowReleasedBy('inspection_accepted', inspection)
    const { escrow_number: number, transaction_id: first } = (await readEscrow(app, payer, id)).smart_escrow
    const second = await givenTrade(app, payer)
    expect((await move('quality_assurance', inspection, second)).body.escrows).toEqual([number])
    const said = async (trade: string) =>
      (await tradeOf(app, payer, trade)).timeline.filter(({ text }) =>
        text.endsWith(`The release of ${number} is still tied to it.`),
      )
    expect([(await said(first)).length, (await said(second)).length]).toEqual([1, 1])
    await accepted(inspection)
    await heard(app)
    expect((await move('quality_assurance', inspection, first)).body.escrows).toEqual([])
  })

  it('that is added later counts in the trade of the escrow', async () => {
    const id = await givenEscrowReleasedBy('inspection_accepted', null)
    const inspection = await givenDraftOrder(app, payer.token)
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'fulfilled'])
    const { smart_escrow } = await readEscrow(app, payer, id)
    expect(smart_escrow.conditions[1]?.condition_approval[0]?.released_by?.subject_id).toBe(inspection)
  })

  it('does not count in another trade, nor where it is moved in after its event', async () => {
    const id = await givenEscrowReleasedBy('inspection_accepted', null)
    const { transaction_id } = (await readEscrow(app, payer, id)).smart_escrow
    await givenTrade(app, payer)
    const inspection = await givenDraftOrder(app, payer.token)
    await accepted(inspection)
    await heard(app)
    await move('quality_assurance', inspection, transaction_id)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
  })

  it('that was there when the condition was written does not count as added later', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    app.clock.advance(1000)
    const id = await givenEscrowReleasedBy('inspection_accepted', null)
    await accepted(inspection)
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
  })

  it('of another trade, or of another company, cannot be named', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const stranger = await givenImporter(app)
    const theirs = await givenDraftOrder(app, stranger.token)
    await givenTrade(app, payer)
    for (const subject_id of [inspection, theirs]) {
      const conditions = blocksReleasedBy({ event: 'inspection_accepted', subject_id })
      const body = simpleEscrow(payer, { conditions })
      expect(
        failure(await app.call(smartEscrows.add, { body }, { token: payer.token })).error.fields,
      ).toEqual({
        'conditions.1.condition_approval.0.released_by': 'Select a record of this trade',
      })
    }
  })
})

describe('the events of a trade', () => {
  it('are offered with their records; what was cancelled is not, and what has happened says so', async () => {
    const inspection = await givenDraftOrder(app, payer.token)
    const { logisticsId } = await givenBooking(app, payer.token)
    const policy = await givenBoundInsurance(app, payer)
    const id = await draftReleasedBy(app, payer, { event: 'inspection_accepted', subject_id: inspection })
    await givenTrade(app, payer)
    await givenInsurance(app, payer.token)
    const choices = async () =>
      (await app.call(escrowReleases.choices, { body: { smart_escrow_id: id } }, { token: payer.token })).body
        .choices
    expect(await choices()).toEqual([
      { event: 'inspection_accepted', subject_id: inspection, has_happened: false, name: expect.any(String) },
      { event: 'container_loaded', subject_id: logisticsId, has_happened: false, name: expect.any(String) },
      { event: 'shipment_delivered', subject_id: logisticsId, has_happened: false, name: expect.any(String) },
      { event: 'certificate_issued', subject_id: policy, has_happened: true, name: expect.any(String) },
    ])
    await happens(app, payer, { to: 'cancelled', id: logisticsId, lifecycle: bookingLifecycle })
    expect((await choices()).map(({ event }) => event)).toEqual(['inspection_accepted', 'certificate_issued'])
  })

  it.each([
    ['container_loaded', 'loaded'],
    ['shipment_delivered', 'delivered'],
  ] as const)('of a shipment meet a condition: %s', async (event, to) => {
    const { logisticsId } = await givenBooking(app, payer.token)
    const id = await givenEscrowReleasedBy(event, logisticsId)
    await happens(app, payer, { to, id: logisticsId, lifecycle: bookingLifecycle })
    await heard(app)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'fulfilled'])
  })

  it('of an insurance meet a condition, unless the policy was cancelled before', async () => {
    const policy = await givenBoundInsurance(app, payer)
    const id = await givenEscrowReleasedBy('certificate_issued', policy)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'fulfilled'])
    await happens(app, payer, { to: 'cancelled', id: policy, lifecycle: policyLifecycle })
    const second = await givenEscrowReleasedBy('certificate_issued', policy)
    expect(await statesOf(app, payer, second)).toEqual(['approved', 'pending', 'pending'])
  })

  it('are none of another company’s escrow', async () => {
    const id = await draftReleasedBy(app, payer, { event: 'inspection_accepted', subject_id: null })
    const stranger = await givenImporter(app)
    const answer = await app.call(
      escrowReleases.choices,
      { body: { smart_escrow_id: id } },
      { token: stranger.token },
    )
    expect(answer.status).toBe(404)
    expect((await tradeOf(app, payer)).smart_escrow_data).toHaveLength(1)
  })
})

const givenEscrowReleasedBy = (event: ReleaseEventName, subject_id: string | null) =>
  escrowReleasedBy(app, payer, { event, subject_id })
const accepted = (id: string) => happens(app, payer, { to: 'accepted', id, lifecycle: inspectionLifecycle })
const move = (subject: string, id: string, transaction_id: string) =>
  app.call(transactionSummary.move, { body: { subject, id, transaction_id } }, { token: payer.token })
