import { describe, expect, test } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// What we charge is a rate in versions (`money/price-rates`): a number in the code would be changed by a deployment, and no bill could name it.

/** Percentages and amounts that are not a price of ours, each with what it is. */
const notOurs: Record<string, string> = {
  'apps/server/src/features/people/onboarding/': 'shares of a company',
  'apps/server/src/features/services/credit-limits/open-limit-case.ts':
    'parts of an invoice in a term of payment',
  'apps/server/src/features/services/premiums/premium-table.ts': 'the tariff of the insurer',
  'apps/server/src/features/services/smart-escrow/engine/check-document.ts': 'the insured value by UCP 600',
  'apps/server/src/features/services/trade-documents/document-rules.ts': 'the insured value by UCP 600',
  'apps/server/src/pdf/draw-text.ts': 'the margin of a page',
  'apps/web/src/features/office/customers/registration-cards.tsx': 'shares of a company',
  'apps/web/src/features/people/onboarding/': 'shares of a company',
  'apps/web/src/features/public/landing/claims.tsx': 'a claim that the specification gives',
  'apps/web/src/features/public/landing/example-offers.tsx': 'a number of fees',
  'apps/web/src/features/public/landing/hero.tsx': 'a length of words',
  'apps/web/src/features/public/landing/typed-words.tsx': 'a length of words',
  'apps/web/src/features/public/landing/showcase-features.ts': 'a claim that the specification gives',
  'apps/web/src/features/services/insurance/parts/policy-words.ts': 'a deductible',
  'apps/web/src/features/services/invoice-factoring/':
    'parts of an invoice: its advance, and terms of payment',
  'apps/web/src/features/services/logistics/customer/cargo-dangerous-entry.tsx': 'the charge of a battery',
  'apps/web/src/features/services/logistics/office/': 'the level of a lane in a tariff of carriage',
  'apps/web/src/features/services/smart-escrow/wizard/conditions-step.tsx': 'parts of an escrow',
  'apps/web/src/features/services/trading-info/': 'parts of an invoice: its advance, and terms of payment',
  'apps/web/src/features/trade/incoterms/': 'the insured value by Incoterms',
  'apps/web/src/features/trade/transactions/budget/budget-bars.tsx': 'a length of a bar',
  'apps/web/src/features/world/screening/lists-card.tsx': 'shares of a company',
  'apps/web/src/lib/faq/factoring-answers.ts': 'the advance of an invoice',
  'packages/contract/src/credit-limits/forms.ts': 'parts of an invoice in a term of payment',
  'packages/contract/src/dangerous-goods/': 'solutions of goods, and the charge of a battery',
  'packages/contract/src/invoice-factoring/calls.ts': 'the least and the most of an advance',
  'packages/contract/src/logistics/tariffs.ts': 'the level of a lane in a tariff of carriage',
  'packages/contract/src/onboarding/': 'shares of a company',
  'packages/contract/src/quality-assurance/tariff.ts': 'what the inspection company asks, as an estimate',
  'packages/contract/src/smart-escrow/dispute-forms.ts': 'parts of an escrow',
  'packages/contract/src/smart-escrow/forms.ts': 'tolerances, and parts of an escrow',
  'packages/contract/src/smart-escrow/terms.ts': 'tolerances',
  'packages/freight/src/container-tariffs.ts': 'the tariff of a carrier',
  'packages/freight/src/containers.ts': 'the tariff of a carrier',
  'packages/freight/src/emissions.ts': 'parts of an emission',
  'packages/freight/src/haulage.ts': 'the tariff of a carrier',
  'packages/freight/src/lines.ts': 'the tariff of a carrier',
}

const source = filesOfTheRepository(/^(apps|packages)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/).map(
  ({ path, text }) => ({
    path,
    code: text.replace(/\/\*\*?[\s\S]*?\*\/|(?<!:)\/\/.*$|-\[[^\]\s]*\]|[a-z]\d?="100%"/gm, ''),
  }),
)

const priceNames = '(?:fee|rate|percent|percentage|basisPoints|margin|markup|commission|charge|premium)s?'
const upper = priceNames.replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** `servicePercent = 2`, `fee: '20'`, `leastPremium = 2_500n`; 0 and nothing are no price. */
const namedNumber = new RegExp(
  `\\b(?:${priceNames}|\\w*[a-z](?=[A-Z])${upper})(?:[A-Z]\\w*)?\\s*[:=]\\s*(?:['"(]|money\\()?\\s*0*[._]?0*[1-9]`,
)
/** “2 %”; widths are taken out of the code before. */
const percentText = /\d\s?(?:\\u00a0)?%/

const thatState = (pattern: RegExp) => source.flatMap(({ path, code }) => (pattern.test(code) ? [path] : []))
const found = [...new Set([...thatState(namedNumber), ...thatState(percentText)])].toSorted()
const isListed = (path: string) => Object.keys(notOurs).some((listed) => path.startsWith(listed))

describe('prices of ours', () => {
  test('are no constants, and no text says one', () => {
    expect(source.length).toBeGreaterThan(500)
    expect(found.filter((path) => !isListed(path))).toEqual([])
  })

  test('are looked for: what they look like is found, and other numbers are not', () => {
    for (const price of ['servicePercent = 2', "fee: '20'", 'clearanceBasisPoints = 25', 'leastFee = 2_500n'])
      expect([price, namedNumber.test(price)]).toEqual([price, true])
    for (const other of ['generated: 12', 'fee: 0', 'percent: 0.0', 'feeRateId: undefined', 'separate = 1'])
      expect([other, namedNumber.test(other)]).toEqual([other, false])
    expect(percentText.test('a fee of 2 % is added')).toBe(true)
  })

  test('no exception is left that nothing needs', () => {
    const needed = (listed: string) => found.some((path) => path.startsWith(listed))
    expect(Object.keys(notOurs).filter((listed) => !needed(listed))).toEqual([])
  })
})
