import { suppliers } from '@tradelane/contract/partners/supplier-calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
const mill = {
  ...{ company_name: 'Ambika Textiles', company_address: '', company_registration_number: 'U17110' },
  ...{ contact_person_name: '', email: 'sales@ambika.example', phone_number: '+912240001234' },
}

test('a supplier is added without accounts, and the event has what was typed', async () => {
  const { beneficiary_id } = await add(mill)
  const events = await app.db
    .selectFrom('events')
    .selectAll()
    .where('subject_id', '=', beneficiary_id)
    .execute()
  expect(events).toMatchObject([
    {
      ...{ uid: ada.companyId, subject: 'partner', from_state: null, to_state: 'added' },
      ...{ actor: `user:${ada.userId}`, after: { ...mill, account_details: [] } },
    },
  ])
})

test('one with the number of another partner is added with a warning, and one without a number with none', async () => {
  await add({ ...mill, company_registration_number: 'U 2' })
  expect((await add({ ...mill, company_registration_number: 'u 2' })).warning).toBe(
    'Registration number u 2 also belongs to Ambika Textiles',
  )
  await add({ ...mill, company_registration_number: '' })
  expect((await add({ ...mill, company_registration_number: '' })).warning).toBeUndefined()
})

test('a supplier whose name is on a list opens a case', async () => {
  const { beneficiary_id } = await add({ ...mill, company_name: 'Veltrania Export Bureau' })
  const found = await app.db
    .selectFrom('screening_cases')
    .select(['subject', 'uid'])
    .where('subject_id', '=', beneficiary_id)
    .execute()
  expect(found).toEqual([{ subject: 'partner', uid: ada.companyId }])
})

const add = async (body: typeof mill) =>
  (await app.call(suppliers.add, { body: [body] }, { token: ada.token })).body
