import { expect, test } from 'vitest'
import type { WireBlock } from './escrow-queries.ts'
import { completesBlock } from './paid-by-approval.tsx'

const blockOf = (...decisions: ('approved' | null)[]) =>
  ({
    document_approval: [{ item_id: 'first', decision: decisions[0] }],
    condition_approval: [{ item_id: 'second', decision: decisions[1] }],
  }) as unknown as WireBlock

test('an approval completes a block when nothing else of it is open', () => {
  expect(completesBlock(blockOf('approved', null), 'second')).toBe(true)
  expect(completesBlock(blockOf(null, 'approved'), 'first')).toBe(true)
  expect(completesBlock(blockOf(null, null), 'second')).toBe(false)
  expect(completesBlock(blockOf(null, null), 'first')).toBe(false)
})
