import { readFileSync } from 'node:fs'
import { recourseAfterDays } from '@tradelane/contract/invoice-factoring/assignment'
import { leastPercent, mostPercent } from '@tradelane/contract/invoice-factoring/calls'
import { expect, test } from 'vitest'
import { factoringAnswers } from './factoring-answers.ts'

const answerTo = (id: string) => factoringAnswers.find((entry) => entry.id === id)?.answer ?? ''
/** A constant of the server, which the pages cannot import. */
function constantIn(file: string, name: string): string {
  const source = readFileSync(
    new URL(`../../../../server/src/features/services/${file}`, import.meta.url),
    'utf8',
  )
  return new RegExp(`const ${name} = (\\d+)`).exec(source)?.[1] ?? `no ${name}`
}

test('the answers have the percentages and days of the rules', () => {
  expect(answerTo('advance-of-an-invoice')).toContain(`Between ${leastPercent} and ${mostPercent} %`)
  const longest = constantIn('invoice-factoring/offer/eligibility.ts', 'longestDays')
  expect(answerTo('advance-of-an-invoice')).toContain(`At most ${longest} days`)
  expect(answerTo('buyer-pays-late')).toContain(`More than ${recourseAfterDays} days`)
  const year = constantIn('invoice-factoring/engine/accrued-interest.ts', 'daysOfYear')
  expect(answerTo('cost-of-factoring')).toContain(`a year of ${year} days`)
})
