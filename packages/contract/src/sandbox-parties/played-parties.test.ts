import { expect, test } from 'vitest'
import { type NextActor, nextActors } from '../lifecycle/state-table.ts'
import { partyToPlay, playedSubjects } from './played-parties.ts'

test.each([
  ['smart_escrow', { counterparty: 'seller' }],
  ['quality_assurance', { tradelane: 'inspector' }],
  ['logistics', { carrier: 'carrier' }],
  ['invoice_factoring', { counterparty: 'buyer', tradelane: 'buyer' }],
  ['simple_payment', {}],
] as const)('of %s the party is played that acts next, and nobody while others act', (subject, played) => {
  const found = nextActors.map((who): [NextActor, string | undefined] => [
    who,
    partyToPlay(subject, who)?.name,
  ])
  expect(Object.fromEntries(found.filter(([, name]) => name !== undefined))).toEqual(played)
})

test('each record that has a party is one of those', () => {
  expect(playedSubjects).toEqual(['smart_escrow', 'quality_assurance', 'logistics', 'invoice_factoring'])
})
