import { expect, it } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// A table over states has a row for each: TypeScript refuses a new state that has none. A list, a partial map, or a default forgets it in silence.
// `statesWhere` makes the list for a query.

const source = filesOfTheRepository(/^(?:apps|packages)\/\w+\/src\/.*(?<!\.test)\.tsx?$/)

const tables = source
  .filter(({ path }) => path.startsWith('packages/contract/'))
  .flatMap(({ text }) => [...text.matchAll(/ = stateTable\(\{(.*?)\n\}\)/gs)])
  .map(([, rows = '']) => new Set([...rows.matchAll(/^ {2}(\w+): \{/gm)].map(([, state]) => state)))

/** Two or more words between brackets, or in `in (…)` of SQL. */
const lists = /(?:\[|\bin \()\s*('\w+'(?:,\s*'\w+')+),?\s*[\])]/g
/** What a state may become, what a decision can be, and the order of a way are no questions about every state. */
const isAnother =
  /(?:\b(?:first|moves|from|processing|action_required|sent): |z\.enum\(|\bact\(\w+, |onTheWay = |!)$/

const listsOfStates = (text: string): string[] =>
  [...text.matchAll(lists)].flatMap(({ 0: found, 1: names = '', index }) => {
    const words = [...names.matchAll(/\w+/g)].map(([word]) => word)
    const areStates =
      new Set(words).size > 1 && tables.some((states) => words.every((word) => states.has(word)))
    return areStates && !isAnother.test(text.slice(0, index)) ? [found] : []
  })

const partial =
  /Partial<Record<(\w+(?:State|Status)), (?!\1>)|\bin \w*(?:State|Status)\]\?:|switch \((?:\w+\.)?(?:state|status)\)/g

it('every table over states is total', () => {
  const found = source.flatMap(({ path, text }) =>
    [...listsOfStates(text), ...(text.match(partial) ?? [])].map((one) => `${path} ${one}`),
  )
  expect(tables.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

it.each([
  "where('state', 'in', ['draft', 'awaiting_approval'])",
  "state in ('requested', 'approved')",
  "new Set<ClaimState>(['submitted', 'assessing'])",
  'const words: Partial<Record<PaymentState, string>> = {}',
  'const standings: { [S in PaymentState]?: string } = {}',
  'switch (row.state) {',
])('finds %s', (text) => {
  expect([...listsOfStates(text), ...(text.match(partial) ?? [])]).not.toEqual([])
})
