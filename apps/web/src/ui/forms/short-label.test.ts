import { expect, test } from 'vitest'
import { shortLabel } from './short-label.ts'

test.each([
  ['Search quotes', 'Search quotes'],
  ['Search by company, buyer or number', 'Company, buyer or number'],
  ['Search by company, number, reference or beneficiary', 'Company, number or reference'],
  ['Search by company, payment number, payee or reference', 'Company or payment number'],
  ['Search by company or transaction number', 'Company or transaction number'],
  ['Search by description, payee, sender or reference', 'Description, payee or sender'],
  ['Search by name, country, contact or accreditation', 'Name, country or contact'],
])('the placeholder of “%s” fits on a phone', (label, short) => {
  expect(shortLabel(label)).toBe(short)
})
