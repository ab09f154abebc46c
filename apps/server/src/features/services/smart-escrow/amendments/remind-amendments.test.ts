import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answerChange, givenChange, withdrawChange } from '../../../../../test/given-amendment.ts'
import { givenImporter, readEscrow } from '../../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { givenAgreedEscrow, type OpenedEscrow, readAsSeller } from '../../../../../test/given-seller.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { remindAmendments } from './remind-amendments.ts'

const app = theApp()
let payer: Payer
let id: string
let change: { amendment_id: string; opened: OpenedEscrow }
beforeEach(async () => {
  payer = await givenImporter(app)
  id = (await givenAgreedEscrow(app, payer)).id
  change = await givenChange(app, payer, id)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a change that the seller has not answered', () => {
  it('is said to both sides once, after two business days of its bank', async () => {
    await remindAmendments(app.deps)
    expect(await unanswered()).toEqual([])
    // Two business days are at most six days, with a weekend and holidays between them.
    await daysPassBy(app, 6)
    for (const _ of [1, 2]) await remindAmendments(app.deps, 1)
    expect((await unanswered()).map(({ text }) => text)).toEqual([
      'The seller has not answered change 1 in time. Both sides were reminded.',
    ])
    const [mail, ...others] = await reminders()
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/escrow?token=${change.opened.token}`)
    while ((await processEvents(app.deps)) > 0);
    const { rows } = await app.deps.pool.query<{ count: string }>(
      `select count(*) from notifications join events using (event_id) where events.subject_id = $1 and to_state = 'amendment_unanswered'`,
      [id],
    )
    expect(Number(rows[0]?.count)).toBe(1)
    expect((await readAsSeller(app, change.opened)).amendments[0]?.may_answer).toBe(true)
  })

  it('is not said where it was answered or withdrawn in time', async () => {
    expect((await answerChange(app, change.opened, change.amendment_id)).status).toBe(200)
    const second = await givenChange(app, payer, id, { inspection_days: 7 })
    expect((await withdrawChange(app, payer, second.amendment_id)).status).toBe(200)
    await daysPassBy(app, 6)
    await remindAmendments(app.deps)
    expect(await unanswered()).toEqual([])
  })

  it('is said once, where several processes do it at once, and the seller answers meanwhile', async () => {
    await daysPassBy(app, 6)
    const [answered] = await Promise.all([
      answerChange(app, change.opened, change.amendment_id),
      ...[1, 2, 3].map(() => remindAmendments(app.deps)),
    ])
    expect(answered.status).toBe(200)
    const said = (await unanswered()).length
    expect([said, (await reminders()).length]).toEqual(said === 0 ? [0, 0] : [1, 1])
  })
})

const unanswered = async () =>
  (await readEscrow(app, payer, id)).timeline.filter(({ to }) => to === 'amendment_unanswered')
const reminders = async () => {
  await app.runJobs()
  const { escrow_number: number } = (await readEscrow(app, payer, id)).smart_escrow
  return (await app.mails(hafenhandel.email)).filter(
    ({ subject }) => subject === `${number}: please answer change 1`,
  )
}
