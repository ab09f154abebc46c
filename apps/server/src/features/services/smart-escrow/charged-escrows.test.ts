import { decimalText } from '@tradelane/money'
import { expect, test } from 'vitest'
import { answerChange, blockOf, givenChange } from '../../../../test/given-amendment.ts'
import { givenDraftEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { daysPassBy } from '../../../../test/given-funding.ts'
import { givenAgreedEscrow } from '../../../../test/given-seller.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { chargedEscrows } from './charged-escrows.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })

test('the approval and each change are charged in their own time, also where the other is outside of it', async () => {
  const payer = await givenImporter(app, { balance: '50000' })
  const [begin, { id }] = [app.deps.clock.now(), await givenAgreedEscrow(app, payer)]
  await givenDraftEscrow(app, payer)
  await daysPassBy(app, 2)
  const between = app.deps.clock.now()
  const { block_id } = await blockOf(app, payer, id, 2)
  const { amendment_id, opened } = await givenChange(app, payer, id, { blocks: [{ block_id, amount: 6468 }] })
  expect((await answerChange(app, opened, amendment_id)).status).toBe(200)
  await app.runJobs()
  await daysPassBy(app, 1)
  const end = app.deps.clock.now()
  expect(await chargedFrom(begin, between)).toEqual([['8000.00', '160.00']])
  expect(await chargedFrom(between, end)).toEqual([['1000.00', '20.00']])
  expect(await chargedFrom(begin, end)).toEqual([
    ['8000.00', '160.00'],
    ['1000.00', '20.00'],
  ])
  expect(await chargedFrom(end, new Date(end.getTime() + 1000))).toEqual([])
})

async function chargedFrom(from: Date, to: Date) {
  const facts = await chargedEscrows.charged(app.db, { from, to })
  return facts.map(({ whole, charge }) => [decimalText(whole), decimalText(charge)])
}
