import { expect, test } from 'vitest'
import { isSameName } from './is-same-name.ts'
import { normaliseName } from './normalise-name.ts'

/** How a name is read beside its usual way: with initials as words, or without a form that is written in one with it. */
test.each([
  ['A.G. Volkov', ['volkov a g']],
  ['A. B. C. Volkov', ['volkov a b c']],
  ['A. B. C. D. Volkov', []],
  ['Anna Maria Lopez Garcia G.', ['anna maria lopez garcia g']],
  ['Q. J.', []],
  ['Alpha S.A.', []],
  ['Alpha Beta S.A.', []],
  ['Veltrania AG', []],
  ['AOVeltrania', ['veltrania']],
  ['VeltraniaAG', ['veltrania']],
  ['veltranialtd', ['veltrania']],
  ['ltdveltrania', ['veltrania']],
  ['annaltd', ['anna']],
  ['annltd', []],
  ['McVeltran', []],
  ['LLCLtd', []],
])('%s is also read as %j', (name, expected) => {
  const { others } = normaliseName(name)
  expect(others.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(expected)
})

test('a name without a letter has no words', () => {
  expect(normaliseName('!?')).toEqual({ words: [], joined: '', others: [] })
})

test.each([
  ['Veltrania Tanker GmbH', 'tanker VELTRANIA', true],
  ['Veltrania Tanker', 'Veltrania', false],
  ['Veltrania Tanker', 'Zarnova Lines', false],
])('%s and %s are one name: %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected)
})
