import { officeDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenDispute } from '../../../../../test/given-dispute.ts'
import { givenImporter } from '../../../../../test/given-escrow.ts'
import { givenAgreedEscrow } from '../../../../../test/given-seller.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()

it('the back office finds a dispute by its number, its escrow, the customer and the beneficiary', async () => {
  const { token } = await givenAdministrator(app)
  const payer = await givenImporter(app)
  const { id } = await givenAgreedEscrow(app, payer)
  const { dispute_id } = await givenDispute(app, payer, id)
  const find = async (search: string) => {
    const { body } = await app.call(officeDisputes.list, { query: { search } }, { token })
    return body.disputes
  }
  const [shown] = await find('')
  const { dispute_number = '', escrow_number = '', customer_name = '', company_name = '' } = shown ?? {}
  for (const search of [dispute_number, escrow_number, customer_name, company_name])
    expect((await find(search)).map((found) => found.dispute_id)).toEqual([dispute_id])
  expect(await find('DP-2026-999999')).toEqual([])
})
