import { customerHistory } from '@tradelane/contract/customers/history'
import { vendors } from '@tradelane/contract/vendors/calls'
import { expect, test } from 'vitest'
import { features } from '../src/app/features.ts'
import { titleOf } from '../src/registry/read-each.ts'
import { givenAdministrator } from './given-administrator.ts'
import { givenCompany } from './given-company.ts'
import { givenVendor } from './given-vendor.ts'
import { prepared, theApp } from './the-app.ts'

const app = theApp()
const office = prepared(async () => ({ token: (await givenAdministrator(app)).token }))
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))

test('the vault of a customer names whose papers could not be read, and has the rest', async () => {
  const read = async () =>
    (await app.call(customerHistory.history, { query: {}, body: { uid: company.companyId } }, office)).body
  const { documents_vault } = await read()
  await without('business_documents', async () => {
    expect(await read()).toMatchObject({ documents_vault, unread: ['Business verification'] })
  })
})

test('the page of a vendor names what could not be read of it, and has the rest', async () => {
  const vendor_id = await givenVendor(app)
  await without('inspection_companies', async () => {
    const { body } = await app.call(vendors.get, { body: { vendor_id } }, office)
    expect(body).toMatchObject({ vendor: { vendor_id }, linked: [], unread: ['Inspection companies'] })
  })
})

test('every feature that is read so has a name', () => {
  const read = features.filter(({ vaultPapers, linkedToVendor }) => vaultPapers || linkedToVendor)
  expect(read.length).toBeGreaterThan(5)
  expect(read.map(titleOf)).not.toContain('Some records')
})

async function without(table: string, work: () => Promise<void>): Promise<void> {
  await app.deps.pool.query(`alter table ${table} rename to ${table}_away`)
  try {
    await work()
  } finally {
    await app.deps.pool.query(`alter table ${table}_away rename to ${table}`)
  }
}
