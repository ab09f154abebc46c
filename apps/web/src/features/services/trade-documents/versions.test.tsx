import { QueryClient } from '@tanstack/react-query'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { expect, test } from 'vitest'
import { openPage, textOf } from '../../../../test/open-page.tsx'
import { profileQuery, type User } from '../../../lib/session/profile.ts'
import { ApproveDialog } from './document-actions.tsx'
import { DocumentRows } from './document-rows.tsx'
import { becomes, nameOf, newerThan } from './versions.ts'

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

test('each of several versions has its own name, also on its buttons', async () => {
  expect(nameOf(listed(1), [listed(1)])).toBe('Packing list')
  expect([1, 2].map((version) => nameOf(listed(version), [listed(2), listed(1)]))).toEqual([
    'Packing list, version 1',
    'Packing list, version 2',
  ])
  const shown = { size: null, uploaded_at: '2030-01-31T10:00:00Z', from: 'Ada', views: [], view_count: 0 }
  const client = new QueryClient()
  client.setQueryData(profileQuery.queryKey, { role: 'owner' } as User)
  const html = await openPage(
    '/',
    <DocumentRows
      transactionId="trade"
      documents={[listed(2, shown), listed(1, shown)]}
      types={[{ type: 'packing_list', count: 2 }]}
      onWhole={() => undefined}
      onView={() => undefined}
    />,
    client,
  )
  const names = [...html.matchAll(/aria-label="(Approve: [^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Approve: Packing list, version 2', 'Approve: Packing list, version 1'])
})

test('who adds a document of which there is one reads that it becomes its next version', () => {
  const there = [listed(2, { state: 'removed' }), listed(1), listed(1, { type: 'other' })]
  expect(becomes({ type: 'packing_list', file_name: undefined }, there)).toBe(
    'This becomes version 3 of Packing list.',
  )
  expect(becomes({ type: 'bill_of_lading', file_name: 'a.pdf' }, there)).toBeUndefined()
  const others = [undefined, 'b.pdf', 'A.pdf'].map((file_name) =>
    becomes({ type: 'other', file_name }, there),
  )
  expect(others).toEqual([undefined, undefined, 'This becomes version 2 of A.pdf.'])
})
