import { type PassageCode, seaPorts } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { risksAtOnce } from './price-cover.ts'

const port = (code: string) => {
  const found = seaPorts().find((one) => one.code === code)
  if (!found) throw new Error(code)
  return found
}

test.each<[string, string, PassageCode[], PassageCode[], string]>([
  ['NLRTM', 'GRPIR', [], [], 'war_strikes'],
  ['NLRTM', 'GRPIR', [], ['gibraltar'], 'strikes'],
  ['NLRTM', 'GRPIR', [], ['panama'], 'war_strikes'],
  // By the way that the freight was quoted for: through the Red Sea, or round Africa.
  ['NLRTM', 'SGSIN', [], [], 'strikes'],
  ['NLRTM', 'SGSIN', ['suez'], ['suez'], 'war_strikes'],
  // Black Sea and Gulf.
  ['NLRTM', 'ROCND', [], [], 'strikes'],
  ['NLRTM', 'AEKLF', ['hormuz'], ['hormuz'], 'none'],
])(
  'from %s to %s, keeping clear of %j while %j are closed, %s is insured at once',
  (from, to, avoids, closed, risks) => {
    const [start, end] = [port(from), port(to)]
    const ends = [start.countryCode, end.countryCode]
    expect(risksAtOnce('sea', ends, { from: start, to: end, avoids }, closed)).toBe(risks)
  },
)
