import { priceServiceNames } from '@tradelane/contract/price-rates/services'
import { expect, test } from 'vitest'
import { trialText } from './rate-words.ts'

test('a trial says where another rate would change the amount that it is a part of', () => {
  expect(priceServiceNames.filter(trialText)).toEqual(['payment', 'smart_escrow'])
  expect(trialText('smart_escrow')).toContain('The real change is then a little larger.')
})
