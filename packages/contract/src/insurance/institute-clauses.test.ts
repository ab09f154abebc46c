import { expect, test } from 'vitest'
import { findClause } from './cover.ts'
import { namedClauses } from './institute-clauses.ts'

const named = (carriage: 'sea' | 'air' | 'road' | 'rail', text = 'ICC A', risks = 'war_strikes' as const) =>
  namedClauses(carriage, { clause: findClause(text), text }, risks)

test('by sea, the cargo clauses have war and strikes clauses beside them', () => {
  const added = [
    'Institute War Clauses (Cargo) CL385 1/1/09',
    'Institute Strikes Clauses (Cargo) CL386 1/1/09',
  ]
  expect(named('sea')).toEqual(['Institute Cargo Clauses (A) CL382 1/1/09', ...added])
  expect(named('sea', 'ICC B')).toEqual(['Institute Cargo Clauses (B) CL383 1/1/09', ...added])
  expect(named('sea', 'ICC C')).toEqual(['Institute Cargo Clauses (C) CL384 1/1/09', ...added])
})

test('by air, all three are those for air cargo', () => {
  expect(named('air')).toEqual([
    'Institute Cargo Clauses (Air) CL387 1/1/09',
    'Institute War Clauses (Air Cargo) CL388 1/1/09',
    'Institute Strikes Clauses (Air Cargo) CL389 1/1/09',
  ])
})

test.each(['road', 'rail'] as const)('by %s, no war is named, and strikes are', (carriage) => {
  expect(named(carriage)).toEqual([
    'Institute Cargo Clauses (A) CL382 1/1/09',
    'Institute Strikes Clauses (Cargo) CL386 1/1/09',
  ])
})

test('what is not asked for is not named, and a cover that is not known is named as it was written', () => {
  expect(namedClauses('sea', { clause: 'ICC A', text: 'A' }, 'none')).toEqual([
    'Institute Cargo Clauses (A) CL382 1/1/09',
  ])
  expect(namedClauses('sea', { clause: undefined, text: 'Everything' }, 'strikes')).toEqual([
    'Everything',
    'Institute Strikes Clauses (Cargo) CL386 1/1/09',
  ])
})

test('the names that a certificate has are read back', () => {
  expect(named('sea', 'ICC C').map(findClause)).toEqual(['ICC C', undefined, undefined])
  expect(named('air').map(findClause)).toEqual(['ICC A', undefined, undefined])
})
