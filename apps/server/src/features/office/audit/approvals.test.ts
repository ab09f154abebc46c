import { releases } from '@tradelane/contract/approvals/release-calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { escrowDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { expect, test } from 'vitest'
import { givenDispute, offerAsSeller, readDisputes } from '../../../../test/given-dispute.ts'
import { fulfilBlock, givenEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { givenPayer, givenSubmission } from '../../../../test/given-payment.ts'
import { examine, givenAgreedEscrow, present, waive } from '../../../../test/given-seller.ts'
import { givenShipment, payFreightOf } from '../../../../test/given-shipment.ts'
import { givenRelease, givenTeam, givenWaiting } from '../../../../test/given-team.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyTrail } from './verify-trail.ts'

const app = theApp()
checkBooksAfterEach(app)

test('a payment that a customer approves leaves an entry without password, code and account, and a wrong code leaves none', async () => {
  const payer = await givenPayer(app)
  const body = await givenSubmission(app, payer)
  const send = (code: string) =>
    app.call(simplePayments.save, { body: { ...body, verify_code: code } }, { token: payer.token })
  expect((await send(body.verify_code === '000000' ? '111111' : '000000')).status).not.toBe(200)
  expect(await entriesOf(payer.companyId)).toEqual([])
  expect((await send(body.verify_code)).status).toBe(200)
  const [entry, ...others] = await entriesOf(payer.companyId)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    ...{ kind: 'approval', actor: payer.email, role: 'owner', action: '/simple_payment/save' },
    ...{ subject: 'simple_payment', subject_id: body.simple_payment_id },
  })
  expect(JSON.parse(entry?.before ?? '')).toMatchObject({ records: [{ state: 'draft' }] })
  expect(JSON.parse(entry?.after ?? '')).toMatchObject({
    approved: 'simple payment',
    records: [{ subject: 'simple_payment', id: body.simple_payment_id, state: 'submitted' }],
  })
  for (const secret of [body.verify_code, payer.password]) expect(entry?.after).not.toContain(secret)
})

test('asking for a release, releasing, refusing and taking back are entries of who did it', async () => {
  const { preparer, owner, approver } = await givenTeam(app, { balance: '20000' })
  const released = await givenRelease(app, approver, await givenWaiting(app, preparer))
  const { logisticsId } = await givenShipment(app, preparer.token)
  expect(
    (await app.call(paymentReleases.release, { body: released }, { token: approver.token })).status,
  ).toBe(200)
  const refused = { simple_payment_id: await givenWaiting(app, preparer), reason: 'The amount is wrong' }
  expect((await app.call(paymentReleases.refuse, { body: refused }, { token: owner.token })).status).toBe(200)
  app.clock.advance(31_000)
  expect((await payFreightOf(app, owner, logisticsId)).status).toBe(200)
  const withdrawn = { type: 'freight', subject_id: logisticsId }
  expect((await app.call(releases.withdraw, { body: withdrawn }, { token: owner.token })).status).toBe(200)
  const entries = await entriesOf(owner.companyId)
  expect(entries.map(({ actor, action, reason }) => [actor, action, reason])).toEqual([
    [preparer.email, '/simple_payment/save', 'Settlement of an invoice'],
    [approver.email, paymentReleases.release.path, null],
    [preparer.email, '/simple_payment/save', 'Settlement of an invoice'],
    [owner.email, paymentReleases.refuse.path, refused.reason],
    [owner.email, shipments.pay.path, null],
    [owner.email, '/approvals/withdraw', null],
  ])
  await sealEntries(app.deps)
  expect(await verifyTrail(app.deps)).toMatchObject({ verdict: 'intact' })
})

test('what the buyer of an escrow accepts, so that a part of it is paid, leaves an entry', async () => {
  const importer = await givenImporter(app)
  const id = await givenEscrow(app, importer)
  await fulfilBlock(app, importer, id, 1)
  const accepted = (await entriesOf(importer.companyId)).filter(
    ({ action }) => action === smartEscrows.decide.path,
  )
  expect(accepted.length).toBeGreaterThan(0)
  for (const { actor, subject, subject_id, after } of accepted) {
    expect({ actor, subject, subject_id }).toEqual({
      ...{ actor: importer.email, subject: 'smart_escrow', subject_id: id },
    })
    expect(JSON.parse(after ?? '')).toMatchObject({ approved: 'escrow condition' })
  }
})

const accepting = [
  ['examines', smartEscrows.examine.path, {}],
  ['waives the differences of', smartEscrows.waive.path, { amount: 3000 }],
] as const

test.each(accepting)(
  'a document that the buyer accepts as it %s it leaves an entry',
  async (_, path, changes) => {
    const importer = await givenImporter(app)
    const { id, opened } = await givenAgreedEscrow(app, importer)
    await present(app, opened, changes)
    const accept = path === smartEscrows.waive.path ? waive : examine
    expect((await accept(app, importer, id)).status).toBe(200)
    expect(await approvedIn(importer.companyId, path)).toEqual([
      {
        actor: importer.email,
        approved: 'escrow document',
        subjects: expect.arrayContaining([`smart_escrow ${id}`]),
      },
    ])
  },
)

test('an offer in a dispute that the buyer accepts leaves an entry, and one that it refuses leaves none', async () => {
  const importer = await givenImporter(app)
  const { id } = await givenAgreedEscrow(app, importer)
  const { dispute_id, opened } = await givenDispute(app, importer, id)
  const answer = async (given: 'accept' | 'refuse') => {
    expect((await offerAsSeller(app, opened, dispute_id, 60)).status).toBe(200)
    const [dispute] = (await readDisputes(app, importer, id)).disputes
    const { offer_id = '' } = dispute?.offers.at(-1) ?? {}
    const body = { dispute_id, offer_id, answer: given }
    expect((await app.call(escrowDisputes.answer, { body }, { token: importer.token })).status).toBe(200)
    return approvedIn(importer.companyId, escrowDisputes.answer.path)
  }
  expect(await answer('refuse')).toEqual([])
  expect(await answer('accept')).toEqual([
    {
      actor: importer.email,
      approved: 'escrow dispute',
      subjects: expect.arrayContaining([`smart_escrow ${id}`]),
    },
  ])
})

const approvedIn = async (companyId: string, path: string) =>
  (await entriesOf(companyId))
    .filter(({ action }) => action === path)
    .map(({ actor, after }) => {
      const { approved, records } = JSON.parse(after ?? '') as { approved: string; records: Moved[] }
      return { actor, approved, subjects: records.map(({ subject, id }) => `${subject} ${id}`) }
    })
type Moved = { subject: string; id: string }

const entriesOf = (companyId: string) =>
  app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('company', '=', companyId)
    .where('kind', '=', 'approval')
    .orderBy('entry_id')
    .execute()
