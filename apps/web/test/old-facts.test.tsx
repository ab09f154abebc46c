import { QueryClient } from '@tanstack/react-query'
import type { WireOldFact } from '@tradelane/contract/facts/calls'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ClearanceCard } from '../src/features/services/shipments/parts/clearance-card.tsx'
import { LongTerms } from '../src/ui/long-terms.tsx'
import { OldFacts } from '../src/ui/records/old-facts.tsx'
import { openPage, textOf } from './open-page.tsx'

const old: WireOldFact[] = [
  { key: 'duty-rates', what: 'Import duties', state: 'due', read_on: '2026-11-30' },
  { key: 'customs-asks', what: 'Headings of EUDR', state: 'due', read_on: '2026-11-30' },
  {
    key: 'payment-terms',
    what: 'Payment terms above 60 days',
    state: 'changed',
    read_on: '2027-02-01',
    note: 'The bill is law.',
  },
]

it('an estimate of duties says that their lines are old, and nothing of other facts', async () => {
  expect(await opened(<OldFacts of="landedCost" />)).toBe(
    ' | Import duties: not read again since 30 Nov 2026. | ',
  )
  expect(await opened(<OldFacts of="arrival" />)).toBe('')
})

it('long payment terms say that the law has changed since', async () => {
  expect(await opened(<LongTerms country="GB" terms={[{ days: 90, percentage: 100 }]} />)).toContain(
    'Payment terms above 60 days: changed, as we read on 1 Feb 2027, and our figures do not have it yet. The bill is law.',
  )
  expect(await opened(<LongTerms country="GB" terms={[{ days: 30, percentage: 100 }]} />)).toBe('')
})

it('a clearance says that what customs asks was not read again', async () => {
  const clearance = {
    ...{ state: 'documents_needed', into: 'DE', asks: [], facts: {}, has_codes: true, documents: [] },
    ...{ declaration_number: null, next: null, bill: null },
  } as unknown as Parameters<typeof ClearanceCard>[0]['clearance']
  expect(await opened(<ClearanceCard clearance={clearance} />)).toContain(
    'Headings of EUDR: not read again since 30 Nov 2026.',
  )
})

/** With what the server says is old. */
async function opened(shown: ReactNode): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(['facts', 'old'], old)
  return textOf(await openPage('/', shown, client))
}
