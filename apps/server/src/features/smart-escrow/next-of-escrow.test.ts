import { describe, expect, it } from 'vitest'
import type { BlockRow, ItemRow } from './blocks.ts'
import type { EscrowRow } from './escrows.ts'
import { nextFor } from './next-of-escrow.ts'
import type { PresentationRow } from './presentations.ts'

const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-12-01T12:00:00Z')

const escrow = (changes: Partial<EscrowRow> = {}) =>
  ({
    ...{ state: 'approved', agreement: 'agreed', agreement_due_at: later, expiry_date: '2027-01-31' },
    ...changes,
  }) as EscrowRow
const block = (state: BlockRow['state'], position = 1) =>
  ({ block_id: `b${position}`, state, position }) as BlockRow
const item = (changes: Partial<ItemRow>) =>
  ({
    ...{ item_id: 'i', block_id: 'b1', kind: 'document', title: 'Invoice', approver: 'Buyer' },
    ...{ decision: null },
    ...changes,
  }) as ItemRow
const presented = (due_at: Date) =>
  ({ item_id: 'i', state: 'presented', due_at, presentation_id: 'p' }) as PresentationRow

type Given = { blocks?: BlockRow[]; items?: ItemRow[]; presentations?: PresentationRow[] }
const next = (row: EscrowRow, { blocks = [block('pending')], items = [], presentations = [] }: Given) =>
  nextFor(row, { blocks, items, presentations }, now)

describe('the next step of a funded escrow', () => {
  it.each([
    [escrow({ agreement: 'waiting' }), 'counterparty'],
    [escrow({ agreement: 'waiting', agreement_due_at: now }), 'customer'],
    [escrow({ agreement: 'declined' }), 'approver'],
  ])('before the seller has agreed is %#', (row, who) => {
    expect(next(row, { items: [item({})] })?.who).toBe(who)
  })

  it.each([
    ['a document is missing', [item({})], 'counterparty', /presents/],
    ['every document was refused', [item({ decision: 'refused' })], 'counterparty', /corrects/],
    ['the buyer decides', [item({ kind: 'condition' })], 'approver', /Decide/],
    [
      'only Tradelane decides',
      [item({ kind: 'condition', approver: 'Tradelane' })],
      'tradelane',
      /^We decide/,
    ],
    [
      'every condition was refused',
      [item({ kind: 'condition', decision: 'refused' })],
      'counterparty',
      /puts right/,
    ],
    [
      'one condition was refused and Tradelane decides the other',
      [item({ kind: 'condition', decision: 'refused' }), item({ kind: 'condition', approver: 'Tradelane' })],
      'tradelane',
      /^We decide/,
    ],
  ] as const)('where %s', (_case, items, who, text) => {
    const step = next(escrow(), { items: [...items] })
    expect([step?.who, step?.text]).toEqual([who, expect.stringMatching(text)])
  })

  it('is the examination that is due first, also after the last day', () => {
    const step = next(escrow({ state: 'expired' }), {
      items: [item({})],
      presentations: [presented(later), presented(now)],
    })
    expect(step).toEqual({ who: 'approver', text: 'Examine the presented document: Invoice.', by: now })
  })

  it('is the payout where nothing is left to decide', () => {
    expect(next(escrow(), { blocks: [block('fulfilled')] })?.who).toBe('provider')
    expect(next(escrow(), { blocks: [block('refused')] })?.who).toBe('tradelane')
    expect(next(escrow(), { blocks: [block('paid')] })).toBeUndefined()
  })
})
