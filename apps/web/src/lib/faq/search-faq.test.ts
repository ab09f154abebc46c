import { readFileSync } from 'node:fs'
import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { expect, test } from 'vitest'
import { screens } from '../../app/screens.ts'
import { faq } from './faq.ts'
import { searchFaq } from './search-faq.ts'

const first = (question: string) => searchFaq(question)[0]?.id

test.each([
  ['What does a payment cost?', 'what-does-it-cost'],
  ['how expensive is a transfer', 'what-does-it-cost'],
  ['fees', 'what-does-it-cost'],
  ['what is the fee for sending?', 'what-does-it-cost'],
  ['how do I top up my wallet', 'add-balance'],
  ['the OTP did not arrive', 'code-has-not-come'],
  ['can I stop a payment', 'cancel-a-payment'],
  ['how long does KYC take', 'how-long-is-the-review'],
  ['forgot my password', 'forgot-password'],
  ['receipt', 'proof-of-payment'],
  ['add a supplier', 'add-a-partner'],
  ['dark mode', 'dark-look'],
  ['talk to a human', 'reach-a-person'],
  ['book a shipment', 'book-a-shipment'],
  ['get a shipping quote', 'shipping-quote'],
  ['track my shipment', 'track-a-shipment'],
  ['request a credit limit', 'credit-limit'],
  ['get money for an invoice', 'fund-an-invoice'],
  ['how much is advanced', 'advance-of-an-invoice'],
  ['cost of factoring', 'cost-of-factoring'],
  ['my buyer pays late', 'buyer-pays-late'],
  ['recourse', 'buyer-pays-late'],
  ['escrow dispute', 'dispute-an-escrow'],
  ['is the inspection report genuine', 'verify-an-inspection-report'],
  ['tightened inspection', 'record-of-a-supplier'],
  ['trading information', 'trading-information'],
])('“%s” finds %s first', (question, id) => {
  expect(first(question)).toBe(id)
})

test.each([
  ['how much does it cots', 'what-does-it-cost'],
  ['how expensive is a trasnfer', 'what-does-it-cost'],
  ['passwrod forgoten', 'forgot-password'],
  ['curency convertion', 'convert'],
  ['cancle paymnet', 'cancel-a-payment'],
  ['puprose code', 'purpose-code'],
])('“%s” is found in spite of typing errors', (question, id) => {
  expect(first(question)).toBe(id)
})

test('a partly typed word finds answers', () => {
  expect(searchFaq('escr').map(({ id }) => id)).toContain('smart-escrow')
})

test.each([
  ...['', '   ', '?!', 'weather in Lisbon', 'who won the football game', 'xqzt blorf', '<script>'],
  ...['what is the capital of France', 'cancel my hotel booking in Rome', 'open the garden door'],
  ...['how long is the Great Wall', 'recipe for a cost-free cake', 'the best time to sell gold'],
])('nothing is found for “%s”', (question) => {
  expect(searchFaq(question)).toEqual([])
})

test('there are at least 25 questions, each with an address of its own', () => {
  const ids = faq.flatMap(({ entries }) => entries).map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(25)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
})

test('every question is found by its own words', () => {
  const lost = faq
    .flatMap(({ entries }) => entries)
    .filter(
      ({ id, question }) =>
        !searchFaq(question)
          .slice(0, 2)
          .some((hit) => hit.id === id),
    )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('the currencies that an answer lists are those offered', () => {
  const [answer = ''] = searchFaq('which currencies').map((entry) => entry.answer)
  expect(answer.match(/\b[A-Z]{3}\b/g)).toEqual([...offeredCurrencies])
})

test('every answer’s link leads to a page', () => {
  const routes = readFileSync(new URL('../../app/router.tsx', import.meta.url), 'utf8')
  const links = faq.flatMap(({ entries }) => entries).flatMap(({ link }) => link?.to.split('?')[0] ?? [])
  const leads = (path: string) =>
    routes.includes(`path="${path}"`) || screens.some(({ customer }) => customer && path in customer.pages)
  expect(links.filter((path) => !leads(path))).toEqual([])
})
