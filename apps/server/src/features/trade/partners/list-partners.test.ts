import { partners } from '@tradelane/contract/partners/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { currentTransaction } from '../transactions/index.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

describe('the lists', () => {
  test('are sorted by name, and can be searched by name and number', async () => {
    const eva = await givenCompany(app)
    for (const [company_name, company_registration_number] of [
      ['zeta Foods', 'Z-100'],
      ['Alpha Coffee', 'A_100'],
      ['beta 100% Cotton', 'B-200'],
    ] as const)
      await givenPartner(app, eva, { company_name, company_registration_number })
    const names = async (search?: string) =>
      (await listOf(eva, search === undefined ? {} : { search })).map((partner) => partner.company_name)
    expect(await names()).toEqual(['Alpha Coffee', 'beta 100% Cotton', 'zeta Foods'])
    expect(await names('COFFEE')).toEqual(['Alpha Coffee'])
    expect(await names('-100')).toEqual(['zeta Foods'])
    expect(await names('%')).toEqual(['beta 100% Cotton'])
    expect(await names('_')).toEqual(['Alpha Coffee'])
    expect(await listOf(eva, { page: '2' })).toEqual([])
    const buyers = await app.call(partners.buyers, {}, { token: eva.token })
    expect(buyers.body.map((buyer) => buyer.company_name)).toEqual([
      'beta 100% Cotton',
      'Alpha Coffee',
      'zeta Foods',
    ])
    expect(buyers.body[0]).toEqual({
      invoice_buyer_id: expect.any(String),
      reg_no: 'B-200',
      company_name: 'beta 100% Cotton',
      created_at: expect.any(String),
    })
  })

  test('are searched without the marks of letters', async () => {
    const eva = await givenCompany(app)
    await givenPartner(app, eva, { company_name: 'Łódź Möbel', company_registration_number: 'C-300' })
    for (const search of ['lodz', 'moebel', 'MOBEL', 'mo\u0308bel', 'Łódź'])
      expect(await listOf(eva, { search })).toMatchObject([{ company_name: 'Łódź Möbel' }])
    expect(await listOf(eva, { search: 'mabel' })).toEqual([])
  })

  test('show the newest payments to each partner', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada)
    const at = app.clock.now()
    const { transaction_id } = await currentTransaction(app.db, systemScope(ada.companyId), at)
    await app.db
      .insertInto('simple_payments')
      .values({
        uid: ada.companyId,
        transaction_id,
        state: 'draft',
        step: 3,
        beneficiary_id: beneficiaryId,
        beneficiary_account_id: accountId,
        amount_sent: 100_050n,
        amount_sent_currency: 'USD',
        created_at: at,
        updated_at: at,
      })
      .execute()
    const { simple_payment } = await partnerOf(ada, beneficiaryId)
    expect(simple_payment).toEqual([
      {
        simple_payment_id: expect.any(String),
        save_as_draft: 1,
        created_at: at.toISOString(),
        amount_sent: 1000.5,
        amount_sent_currency: 'USD',
        amount_received: null,
        amount_received_currency: null,
        reference: null,
        status: 'draft',
      },
    ])
  })
})

const listOf = async ({ token }: { token: string }, query: { search?: string; page?: string } = {}) =>
  (await app.call(partners.list, { query }, { token })).body
const partnerOf = async (owner: { token: string }, id: string) => {
  const found = (await listOf(owner)).find((partner) => partner.beneficiary_id === id)
  if (!found) throw new Error('not on the list')
  return found
}
