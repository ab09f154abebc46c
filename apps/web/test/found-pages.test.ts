import { describe, expect, test } from 'vitest'
import { screens } from '../src/app/screens.ts'
import { findPages } from '../src/features/inbox/search/find-pages.ts'
import { pagesToFind } from '../src/features/inbox/search/pages-to-find.ts'

describe('a page of the menu', () => {
  test.each([
    ['landed cost', ['/landed-cost']],
    ['Settings', ['/registration', '/security', '/team']],
    ['incoterm', ['/incoterms']],
    // One and several are the same.
    ['invoices', ['/dashboard/wallet/invoices', '/invoice-factoring', '/invoice-factoring/fundings']],
    ['wallets', ['/dashboard/wallet']],
    ['currency', ['/dashboard/wallet']],
    ['taxes', ['/landed-cost']],
    ['losses', ['/insurance/claims/new', '/insurance/claims']],
    // A title comes before what is only called so.
    ['smart escrow', ['/smart-escrow', '/smart-escrow/escrows']],
    ['escrow', ['/smart-escrow', '/smart-escrow/escrows']],
    ['freight', ['/logistics', '/logistics/shipments', '/dashboard/quotes']],
    ['insur claim', ['/insurance/claims', '/insurance/claims/new']],
    // Two letters begin too many words.
    ['se', ['/security']],
    ['hs code', ['/landed-cost']],
    ['to do', ['/tasks']],
    ['PY-2026-000123', []],
    ['  ', []],
  ])('is found by a company that types %s', (typed, addresses) => {
    expect(findPages(pagesToFind.company, typed).map(({ to }) => to)).toEqual(addresses)
  })

  test('is found by the office: first by its title, then by what else it is called', () => {
    expect(findPages(pagesToFind.office, 'tariff').map(({ to }) => to)).toEqual([
      '/admin/tariff',
      '/admin/duty-rates',
    ])
    const foundBy = (typed: string) => findPages(pagesToFind.office, typed).map(({ to }) => to)
    expect(foundBy('customers')).toEqual(['/admin/customer-profiles', '/admin/messages'])
    expect(foundBy('users')).toEqual(['/admin/customer-profiles', '/admin/staff'])
  })
})

/** Pages without a record, but for the steps of a form and the search itself. */
const isStep = (address: string) =>
  /:|\/(cargo-details|quotes|summary|details|policy-holder|conditions|sender-beneficiary)$/.test(address) ||
  ['/review-submit', '/admin/search'].includes(address)

test('all pages that have an address of their own are found, and no others', () => {
  const known = screens.flatMap(({ customer, office }) =>
    [customer, office].flatMap((side) => Object.keys(side?.pages ?? {})),
  )
  // The lists of quotes are no step of a form.
  const listed = ['/dashboard/quotes', '/admin/quotes']
  const expected = known.filter((address) => listed.includes(address) || !isStep(address))
  const found = [...pagesToFind.company, ...pagesToFind.office].map(({ to }) => to)
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('a page is called as its menu calls it, and is for the same staff', () => {
  const desk = screens.flatMap(({ office }) => [
    ...(office?.desk ?? []),
    ...(office?.group?.records ?? []),
    ...(office?.group?.settings ?? []),
  ])
  const named = new Map(pagesToFind.office.map(({ to, title, staff }) => [to, { title, staff }]))
  const inMenu = desk.filter(({ to }) => to !== '/admin/search')
  expect(inMenu.map(({ to }) => named.get(to))).toEqual(
    inMenu.map((entry) => ({ title: entry.title, staff: 'staff' in entry ? entry.staff : undefined })),
  )
})
