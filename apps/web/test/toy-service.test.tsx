import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { features } from '../../server/src/app/features.ts'
import { givenAdministrator } from '../../server/test/given-administrator.ts'
import { givenCompany } from '../../server/test/given-company.ts'
import { type TestApp, testApp } from '../../server/test/test-app.ts'
import { officeToys, toys } from '../../server/test/toy-service/contract.ts'
import { toyService } from '../../server/test/toy-service/service.ts'
import { toyTable } from '../../server/test/toy-service/toys.ts'
import { screens } from '../src/app/screens.ts'
import { openPage, sidebarOf, textOf } from './open-page.tsx'
import { toyScreens } from './toy-service/screens.ts'

// The web's half of the proof that a new service is one folder and one line of the registry: this line.
const registry = [...screens, toyScreens]

let app: TestApp
let toyId: string
let number: string
beforeAll(async () => {
  app = await testApp({}, { features: [...features, toyService] })
  await app.deps.pool.query(toyTable)
  const company = await givenCompany(app, { kyb: 'Clear' })
  const office = await givenAdministrator(app)
  toyId = (await app.call(toys.order, { body: { name: 'Wooden trains' } }, company)).body.toy_id
  number = (await app.call(toys.get, { body: { toy_id: toyId } }, company)).body.toy.toy_number
  await app.call(officeToys.price, { body: { toy_id: toyId } }, office)
  givenBrowser(company.token, office.token)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
})

/** A browser with both sessions, whose calls reach the application. */
function givenBrowser(customer: string, admin: string): void {
  vi.stubGlobal('document', { cookie: `jwtToken=${customer}; adminToken=${admin}` })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const answer = await app.server.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: headers as Record<string, string>,
      ...(body && { payload: String(body) }),
    })
    return new Response(answer.payload, { status: answer.statusCode })
  })
}

// They use the browser's storage as they load.
const customer = async (address: string) => {
  const { CustomerPages } = await import('../src/app/pages/customer-pages.tsx')
  return openPage(address, <CustomerPages screens={registry} />)
}
const office = async (address: string) => {
  const { OfficePages } = await import('../src/app/pages/office-pages.tsx')
  const { Route, Routes } = await import('react-router')
  const pages = (
    <Routes>
      <Route path="/admin/*" element={<OfficePages screens={registry} />} />
    </Routes>
  )
  return openPage(address, pages)
}

describe('the screens of a service of one folder and one line', () => {
  it('has its entry in the sidebar of customers, behind those of the other services', async () => {
    expect(sidebarOf(await customer('/toys'))).toEqual([
      'Dashboard /dashboard',
      'Payment /simple-payment',
      'Invoice Factoring /invoice-factoring',
      'Logistics /logistics',
      'Quality Assurance /quality-assurance',
      'Toys /toys',
      'Transaction summary /transaction-summary',
      'Notes and tasks /tasks',
      'Business Info /registration',
    ])
  })

  it('has its entry in the sidebar of the back office, behind the groups of the other services', async () => {
    const entries = sidebarOf(await office('/admin/toys'))
    expect(entries.slice(-4)).toEqual([
      'Insurance /admin/insurance',
      'Claims /admin/claims',
      'Excluded countries /admin/insurance/excluded-countries',
      'Toys /admin/toys',
    ])
  })

  it('has a list page, whose rows are links to the records', async () => {
    const html = await customer('/toys')
    expect(textOf(html)).toMatch(
      new RegExp(`Order \\| Toys \\| Status \\| ${number} \\| Wooden trains \\| .*Priced`),
    )
    expect(html).toContain(`href="/toys/${toyId}"`)
  })

  it('has a record page with number, state, time line and next step, and what the customer can do', async () => {
    const text = textOf(await customer(`/toys/${toyId}`))
    expect(text).toContain(`| Toy order | ${number} |`)
    expect(text).toContain('| You ordered the toys. |')
    expect(text).toContain('| Next: an approver | Pay for the toys. |')
    expect(text).toContain('| Pay for the toys |')
  })

  it('has the same pages in the back office, without the customer’s actions', async () => {
    expect(await office('/admin/toys')).toContain(`href="/admin/toys/${toyId}"`)
    const text = textOf(await office(`/admin/toys/${toyId}`))
    expect(text).toContain(`| Toy order | ${number} |`)
    expect(text).not.toContain('| Pay for the toys |')
  })

  it('says that a page below its address does not exist', async () => {
    expect(textOf(await customer('/toys/1/2'))).toContain('Page Not Found')
  })
})
