import { expect, test } from 'vitest'
import { filesOfTheRepository } from '../../../test/source-tree.ts'
import { features } from '../src/app/features.ts'

test('every crash point that code names is declared, and every one that is declared is named', () => {
  const declared = features.flatMap(({ crashPoints = [] }) => [...crashPoints])
  const source = filesOfTheRepository(/^apps\/server\/src\/.*(?<!\.test)\.ts$/)
  const named = source.flatMap(({ text }) =>
    [...text.matchAll(/(?:\.crashAt\(|(?:before|after)(?:Call|Post): )'(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  )
  // The steps of a factored invoice name theirs by the kind of step.
  const byKind = declared.filter((name) => /^(transfer|advance|repayment|remainder)_after_/.test(name))
  expect([...new Set([...named, ...byKind])].toSorted()).toEqual(declared.toSorted())
})
