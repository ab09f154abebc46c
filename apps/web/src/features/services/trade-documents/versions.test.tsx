import { QueryClient } from '@tanstack/react-query'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { expect, test } from 'vitest'
import { openPage, textOf } from '../../../../test/open-page.tsx'
import { ApproveDialog } from './document-actions.tsx'
import { newerThan } from './versions.ts'

const listed = (version: number, changes: Partial<WireTradeDocument> = {}) =>
  ({
    ...{ document_id: String(version), type: 'packing_list', title: 'Packing list', file_name: 'a.pdf' },
    ...{ version, state: 'uploaded', expires_on: null, is_locked: false, read: null, ...changes },
  }) as WireTradeDocument

test('a version is newer where it counts, and is of the same kind', () => {
  const first = listed(1)
  expect(newerThan(first, [listed(3), listed(2), first])).toBe(3)
  expect(newerThan(first, [listed(3, { state: 'rejected' }), listed(2), first])).toBe(2)
  expect(newerThan(listed(3), [listed(3), listed(2), first])).toBeUndefined()
  expect(newerThan(first, [listed(2, { type: 'bill_of_lading' })])).toBeUndefined()
  const other = listed(1, { type: 'other' })
  expect(newerThan(other, [listed(2, { type: 'other', file_name: 'b.pdf' })])).toBeUndefined()
  expect(newerThan(other, [listed(2, { type: 'other', file_name: 'A.pdf' })])).toBe(2)
})

test('who approves an older version or one with a password is warned', async () => {
  const dialogOf = async (document: WireTradeDocument, newer?: number) =>
    textOf(
      await openPage(
        '/',
        <ApproveDialog transactionId="trade" {...{ document, newer }} onClose={() => undefined} />,
        new QueryClient(),
      ),
    )
  const older = await dialogOf(listed(1), 2)
  expect(older).toContain('Version 1 of 2: version 2 is newer.')
  expect(older).not.toContain('password')
  const locked = await dialogOf(listed(2, { is_locked: true }))
  expect(locked).toContain('It needs a password. Open it with that before you approve it.')
  expect(locked).not.toContain('is newer')
})
