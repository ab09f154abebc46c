import { describe, expect, it } from 'vitest'
import type { BlockRow, ItemRow } from './blocks.ts'
import type { EscrowRow } from './escrows.ts'
import { firstFor, type Reading } from './next-for-reader.ts'
import { stepsOfBlocks } from './next-of-escrow.ts'
import type { PresentationRow } from './presentations.ts'

const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-12-01T12:00:00Z')

const escrow = (changes: Partial<EscrowRow> = {}) =>
  ({
    ...{ state: 'approved', agreement: 'agreed', agreement_due_at: later, expiry_date: '2027-01-31' },
    ...{ dispute: null, payee_changed_at: null, agreement_cancelled_at: null },
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

describe('the next step of a funded escrow', () => {
  it.each([
    [escrow({ agreement: 'waiting' }), 'counterparty'],
    [escrow({ agreement: 'waiting', agreement_due_at: now }), 'customer'],
    [escrow({ agreement: 'declined' }), 'approver'],
    [escrow({ agreement: 'declined', agreement_cancelled_at: now }), undefined],
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

  it('is Tradelane’s answer where the payments provider asks about a payout', () => {
    expect(next(escrow(), { blocks: [block('fulfilled', 2)], questioned: ['b2'] })).toEqual({
      who: 'tradelane',
      text: 'The payments provider asks about the payout of block 2. We answer.',
      by: null,
    })
  })

  it('is the examination and not the documents of the block, which are all presented', () => {
    const given = { items: [item({})], presentations: [presented(later)] }
    expect(next(escrow(), given)?.text).toBe('Examine the presented document: Invoice.')
    expect(nextFor('seller', escrow(), given)?.text).toBe(
      'The buyer examines the presented document: Invoice.',
    )
  })

  it('is the examination during a dispute, and never the next block', () => {
    const row = escrow({ dispute: 'open' })
    expect(next(row, { items: [item({})], presentations: [presented(later)] })?.by).toBe(later)
    expect(next(row, { items: [item({ kind: 'condition' })] })).toBeUndefined()
  })
})

describe('of a refused payout and of a condition of another block', () => {
  const given = {
    blocks: [block('refused'), block('pending', 2)],
    items: [item({ kind: 'condition', block_id: 'b2' })],
  }
  it.each([
    ['office', 'tradelane', /^A payout was refused/],
    ['buyer', 'approver', /^Decide about the conditions of block 2/],
    ['seller', 'counterparty', /^The buyer decides about the conditions of block 2/],
  ] as const)('%s reads first what is its own', (reader, who, text) => {
    const step = nextFor(reader, escrow(), given)
    expect([step?.who, step?.text]).toEqual([who, expect.stringMatching(text)])
  })
})

describe('the seller reads', () => {
  it.each([
    ['what to present', [item({})], 'Present the documents of block 1.'],
    [
      'what to correct',
      [item({ decision: 'refused' })],
      'Correct the documents of block 1 and present them again.',
    ],
    [
      'what to put right',
      [item({ kind: 'condition', decision: 'refused' })],
      'Put right what was refused in block 1.',
    ],
  ])('%s as its own turn, until the last day', (_what, items, text) => {
    const by = new Date('2027-01-31T23:59:59.999Z')
    expect(nextFor('seller', escrow(), { items })).toEqual({ who: 'customer', text, by })
  })

  it('nothing of the next step before it has agreed, which the page asks for itself', () => {
    expect(nextFor('seller', escrow({ agreement: 'waiting' }), { items: [item({})] })).toBeUndefined()
  })

  it('that it is paid, or that the buyer checks the changed account first', () => {
    const blocks = [block('fulfilled')]
    expect(nextFor('seller', escrow(), { blocks })?.text).toBe('The payments provider pays you.')
    expect(nextFor('seller', escrow({ payee_changed_at: now }), { blocks })).toEqual({
      who: 'counterparty',
      text: 'The buyer checks the changed account, and approves it.',
      by: null,
    })
  })
})

const presented = (due_at: Date) =>
  ({ item_id: 'i', state: 'presented', due_at, presentation_id: 'p' }) as PresentationRow

type Given = {
  blocks?: BlockRow[]
  items?: ItemRow[]
  presentations?: PresentationRow[]
  questioned?: string[]
}
const nextFor = (
  reader: Reading['reader'],
  row: EscrowRow,
  { blocks = [block('pending')], items = [], presentations = [], questioned = [] }: Given,
) => {
  const lastMoment = new Date('2027-01-31T23:59:59.999Z')
  const parts = { blocks, items, presentations, questioned: new Set(questioned), lastMoment }
  return firstFor(reader, stepsOfBlocks(row, parts, { reader, now }))
}
const next = (row: EscrowRow, given: Given) => nextFor('buyer', row, given)
