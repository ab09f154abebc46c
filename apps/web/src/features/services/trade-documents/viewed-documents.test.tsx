import { QueryClient } from '@tanstack/react-query'
import type { WireRequestedDocument, WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/open-page.tsx'
import { profileQuery, type User } from '../../../lib/session/profile.ts'
import { RemovedDocuments } from './removed-documents.tsx'
import { RequestedDocuments } from './requested-documents.tsx'

const removed = {
  ...{ document_id: 'one', type: 'packing_list', title: 'Packing list', version: 1, state: 'removed' },
  ...{ used_in: null, reason: 'Of another trade' },
} as WireTradeDocument
const requested: WireRequestedDocument = {
  ...{ document_id: 'two', type: 'packing_list', asked: 'The list', recipient: 'Jette Brandt' },
  ...{ email: 'brandt@hafenhandel.example', due_on: '2030-01-31' },
}

/** The closed and the open buttons of removed and requested documents, as somebody sees them. */
async function buttonsOf(user: Partial<User>): Promise<[closed: number, all: number]> {
  const client = new QueryClient()
  client.setQueryData(profileQuery.queryKey, user as User)
  const html = await openPage(
    '/',
    <>
      <RemovedDocuments removed={[removed]} onView={() => undefined} />
      <RequestedDocuments requested={[requested]} />
    </>,
    client,
  )
  const buttons = [...html.matchAll(/<button[^>]*aria-label="(Put back|Cancel the request): [^>]*>/g)]
  return [buttons.filter(([button]) => button.includes('aria-disabled')).length, buttons.length]
}

test('who views the account of a customer cannot put back or cancel, and sees why', async () => {
  expect(await buttonsOf({ role: 'owner' })).toEqual([0, 2])
  expect(await buttonsOf({ role: 'owner', viewed_until: '2030-01-31T10:00:00Z' })).toEqual([2, 2])
  expect(await buttonsOf({ role: 'viewer' })).toEqual([0, 0])
})
