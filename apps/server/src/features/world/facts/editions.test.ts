import { editions } from '@tradelane/contract/lists/editions'
import { expect, test } from 'vitest'
import { shippedFacts } from './shipped-facts.ts'

const sourceOf = (key: string) => shippedFacts.find((fact) => fact.key === key)?.source ?? ''

test('papers name the editions that the facts were read from', () => {
  expect(sourceOf('incoterms')).toContain(editions.incoterms)
  expect(`plans of ${sourceOf('sampling-plans')}`).toBe(editions.sampling)
  expect(sourceOf('dangerous-goods')).toContain(
    'IMDG Code, amendment 42-24; IATA Dangerous Goods Regulations of 2026',
  )
  expect([editions.bySea, editions.byAir]).toEqual(['IMDG Code 42-24', 'IATA DGR 2026'])
})
