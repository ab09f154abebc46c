import { expect, test } from 'vitest'
import { MoreFound } from '../src/features/inbox/search/more-found.tsx'
import { listsOf } from '../src/features/inbox/search/office-lists.ts'
import { pagesToFind } from '../src/features/inbox/search/pages-to-find.ts'
import { openPage, textOf } from './open-page.tsx'

const found = { text: 'Söhne & Co', more: ['company', 'simple_payment', 'user'], is_cut: false }

test('the office search leads to the whole list of each kind of which it shows a part', async () => {
  const page = await openPage('/admin/search', <MoreFound reader="office" {...found} />)
  expect(page).toContain('href="/admin/customer-profiles?search=S%C3%B6hne+%26+Co"')
  expect(page).toContain('href="/admin/payments?search=S%C3%B6hne+%26+Co"')
  expect(textOf(page)).toContain('All customers that match “Söhne &amp; Co”')
  // People have no list.
  expect(page.match(/<a /g)).toHaveLength(2)
})

test('a company is led to no list of the office', async () => {
  const page = await openPage('/dashboard', <MoreFound reader="company" {...found} />)
  expect(page).not.toContain('<a ')
  expect(textOf(page)).toContain('There are more than 10 results for: Company, Payment, Person.')
})

test('each list is a page of the office', () => {
  const kinds = ['company', 'vendor', 'simple_payment', 'logistics', 'insurance', 'insurance_claim']
  const others = ['quality_assurance', 'invoice_factoring', 'credit_limit', 'smart_escrow']
  const lists = listsOf([...kinds, ...others], 'x')
  expect(lists).toHaveLength(10)
  const pages = pagesToFind.office.map(({ to }) => `${to}?search=x`)
  expect(pages).toEqual(expect.arrayContaining(lists.map(({ to }) => to)))
})
