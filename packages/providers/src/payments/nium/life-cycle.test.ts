import { describe, expect, it } from 'vitest'
import { foldLifeCycle, type LifeCycleRow } from './life-cycle.ts'

const row = (status: string, second: number, more: Partial<LifeCycleRow> = {}): LifeCycleRow => ({
  status,
  lastUpdatedAt: `2026-03-02 09:00:${String(second).padStart(2, '0')}`,
  ...more,
})
const ours = (rows: LifeCycleRow[]) => foldLifeCycle(rows).history.map(({ status }) => status)

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

describe('a life cycle', () => {
  it('reads the same in all 720 orders of its rows', () => {
    const rows = [
      row('INITIATED', 1),
      row('COMPLIANCE_COMPLETED', 2),
      row('SENT_TO_BANK', 3),
      row('PG_PROCESSING', 4),
      row('PAID', 5),
      row('RETURN', 6, { errorDescription: 'Account closed' }),
    ]
    const expected = foldLifeCycle(rows)
    expect(expected).toMatchObject({ status: 'returned', reason: 'Account closed' })
    expect(expected.updatedAt).toEqual(new Date('2026-03-02T09:00:06Z'))
    for (const order of permutations(rows)) expect(foldLifeCycle(order)).toEqual(expected)
  })

  it.each([
    ['never goes back from the bank', ['SENT_TO_BANK', 'PG_PROCESSING'], ['processing', 'sent']],
    ['never goes back from paid', ['PAID', 'SENT_TO_BANK', 'INITIATED'], ['processing', 'paid']],
    ['is refused by compliance', ['IN_PROGRESS', 'REJECTED'], ['processing', 'rejected']],
    [
      'is refused in the older words',
      ['COMPLIANCE_PROCESSING', 'COMPLIANCE_REJECTED'],
      ['processing', 'rejected'],
    ],
    [
      'comes back when refused after the bank had it',
      ['SENT_TO_BANK', 'REJECTED'],
      ['processing', 'sent', 'returned'],
    ],
    ['is returned once', ['PAID', 'RETURN', 'RETURNED', 'PAID'], ['processing', 'paid', 'returned']],
    ['waits for us only when we are asked', ['ACTION_REQUIRED'], ['processing']],
    [
      'is asked about, answered and paid',
      ['RFI_REQUESTED', 'RFI_RESPONDED', 'PAID'],
      ['processing', 'action_required', 'processing', 'paid'],
    ],
    ['is still open after an error', ['ERROR'], ['processing']],
    ['is still open after a word that we do not know', ['MOONLIT'], ['processing']],
    ['has expired', ['AWAITING_FUNDS', 'EXPIRED'], ['processing', 'rejected']],
  ])('%s', (_, theirs, expected) => {
    expect(ours(theirs.map((status, index) => row(status, index)))).toEqual(expected)
  })

  it('takes two rows of one second in the order of a life', () => {
    expect(ours([row('PAID', 1), row('SENT_TO_BANK', 1), row('INITIATED', 1)])).toEqual([
      'processing',
      'sent',
      'paid',
    ])
  })

  it('reads times with and without a zone, and with typographic hyphens', () => {
    const at = (lastUpdatedAt: string) =>
      foldLifeCycle([{ status: 'PAID', lastUpdatedAt }]).updatedAt.toISOString()
    expect(at('2021-09-13 14:59:48')).toBe('2021-09-13T14:59:48.000Z')
    expect(at('2021-07-02T10:43:00.514Z')).toBe('2021-07-02T10:43:00.514Z')
    expect(at('2023‐08‐24T06:39:51Z')).toBe('2023-08-24T06:39:51.000Z')
    expect(() => at('yesterday')).toThrow('not a time')
  })
})
