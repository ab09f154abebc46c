import { checkInvariants } from '@tradelane/ledger'
import { afterAll, describe, expect, it } from 'vitest'
import { givenChange } from '../../../../test/given-amendment.ts'
import { givenDispute } from '../../../../test/given-dispute.ts'
import { fulfilBlock, givenEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { givenAgreedEscrow, present } from '../../../../test/given-seller.ts'
import { expectBothDone } from '../../../../test/plant-throwing-row.ts'
import { theApp } from '../../../../test/the-app.ts'
import type { TaskName } from '../../../entries/jobs.ts'

const app = theApp()
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

const query = async (text: string, values: unknown[] = []) => (await app.deps.pool.query(text, values)).rows
const past = () => new Date(app.clock.now().getTime() - 3_600_000)
/** A test below says that it plants a row in these jobs. */
const inJobs = (jobs: TaskName[], test: () => Promise<void>) => it(jobs.join(', '), test)

describe('a row that throws keeps no row behind it', () => {
  inJobs(['watch-escrow-agreements', 'expire-escrows'], async () => {
    const payer = await givenImporter(app)
    const escrow = () => givenEscrow(app, payer, { amount_sent: 1000 })
    const escrows = {
      table: 'smart_escrows',
      idColumn: 'smart_escrow_id',
      ids: [await escrow(), await escrow()],
    }
    await query(`update smart_escrows set agreement_due_at = $1 where smart_escrow_id = any($2)`, [
      past(),
      escrows.ids,
    ])
    await expectBothDone(app, { job: 'watch-escrow-agreements', ...escrows })
    await query(`update smart_escrows set expiry_date = current_date - 2 where smart_escrow_id = any($1)`, [
      escrows.ids,
    ])
    await expectBothDone(app, { job: 'expire-escrows', ...escrows })
  })

  inJobs(['watch-escrow-presentations', 'escalate-escrow-disputes', 'watch-payouts'], async () => {
    const payer = await givenImporter(app)
    const ids: string[] = []
    for (const _ of [1, 2]) {
      const { id, opened } = await givenAgreedEscrow(app, payer)
      await present(app, opened)
      ids.push(id)
    }
    const presentations = {
      job: 'watch-escrow-presentations' as const,
      table: 'escrow_presentations',
      idColumn: 'presentation_id',
      ids: (
        await query(
          'select presentation_id as id from escrow_presentations where smart_escrow_id = any($1)',
          [ids],
        )
      ).map(({ id }) => id),
    }
    await query('update escrow_presentations set due_at = $1', [past()])
    await expectBothDone(app, presentations)
    await query('update escrow_presentations set silent_at = $1', [past()])
    await expectBothDone(app, presentations)

    const disputes = [
      (await givenDispute(app, payer, ids[0] ?? '', 2)).dispute_id,
      (await givenDispute(app, payer, ids[1] ?? '', 2)).dispute_id,
    ]
    await query('update escrow_disputes set escalates_at = $1', [past()])
    await expectBothDone(app, {
      job: 'escalate-escrow-disputes',
      table: 'escrow_disputes',
      idColumn: 'dispute_id',
      ids: disputes,
    })

    for (const id of ids) await fulfilBlock(app, payer, id, 1)
    await app.runJobs()
    await app.deps.sandbox?.payments?.advance()
    const steps = await query("select step_id as id from escrow_steps where kind = 'release'")
    await query('update escrow_steps set asked_at = $1', [past()])
    await expectBothDone(app, {
      job: 'watch-payouts',
      table: 'escrow_steps',
      idColumn: 'step_id',
      ids: steps.map(({ id }) => id),
      unless: 'new.asked_at <> old.asked_at',
    })
  })

  inJobs(['remind-escrow-amendments'], async () => {
    const payer = await givenImporter(app)
    const ids: string[] = []
    for (const _ of [1, 2]) {
      const { id } = await givenAgreedEscrow(app, payer, { amount_sent: 1000 })
      ids.push((await givenChange(app, payer, id)).amendment_id)
    }
    await query('update escrow_amendments set answer_due_at = $1', [past()])
    await expectBothDone(app, {
      job: 'remind-escrow-amendments',
      table: 'escrow_amendments',
      idColumn: 'amendment_id',
      ids,
    })
  })
})
