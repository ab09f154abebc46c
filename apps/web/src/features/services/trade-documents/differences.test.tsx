import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { openPage, textOf } from '../../../../test/open-page.tsx'
import { Differences } from './differences.tsx'
import { comparisonQuery } from './document-queries.ts'
import { PresentedDifferences } from './presented-differences.tsx'

const trade = '5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10'
const presented = [{ presentation_id: 'one', state: 'presented' }] as const

/** The queries of a page, whose comparison failed, or has found one field for each presentation. */
function clientOf(papers: typeof presented | undefined, found: readonly string[] | Error): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = comparisonQuery(trade, papers)
  if (found instanceof Error)
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: found })
  else
    client.setQueryData(queryKey, {
      ...{ status: 'success' as const, compared: found.length },
      differences: found.map((id) => ({
        ...{ field: id, label: `Field of ${id}` },
        left: { document_id: null, title: 'The trade', value: 'FCA', is_guess: false },
        right: { document_id: `${trade}.presented.${id}`, title: 'Invoice', value: 'CIF', is_guess: false },
      })),
    })
  return client
}

const ofTrade = async (found: readonly string[] | Error) =>
  textOf(
    await openPage(
      '/',
      <Differences transactionId={trade} onView={() => undefined} />,
      clientOf(undefined, found),
    ),
  )
const ofEscrow = async (found: readonly string[] | Error, papers: typeof presented | [] = presented) =>
  textOf(
    await openPage(
      '/',
      <PresentedDifferences transactionId={trade} presented={papers} />,
      clientOf(presented, found),
    ),
  )

describe('what documents say', () => {
  test('is not shown as the same where it could not be compared', async () => {
    const failed = new Error('500')
    for (const shown of [await ofTrade(failed), await ofEscrow(failed)]) {
      expect(shown).toContain('The documents could not be compared.')
      expect(shown).toContain('Try again')
    }
    expect(await ofTrade(['one'])).toContain('Field of one')
  })

  test('is shown on the page of the escrow in which the paper was presented', async () => {
    const shown = await ofEscrow(['one', 'two'])
    expect(shown).toContain('Field of one')
    expect(shown).not.toContain('Field of two')
    expect(await ofEscrow(['two'])).not.toContain('Presented papers')
    expect(await ofEscrow(['one'], [])).not.toContain('Presented papers')
  })

  test('is compared again once a paper was examined', () => {
    const [before, after] = [presented, [{ presentation_id: 'one', state: 'approved' }] as const].map(
      (papers) => comparisonQuery(trade, papers).queryKey,
    )
    expect(before).not.toEqual(after)
  })
})
