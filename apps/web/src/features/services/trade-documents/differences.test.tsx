import { QueryClient } from '@tanstack/react-query'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import type { WireComparison } from '@tradelane/contract/trade-documents/compare-calls'
import { describe, expect, test } from 'vitest'
import { openPage, textOf } from '../../../../test/open-page.tsx'
import { DifferenceList, Differences } from './differences.tsx'
import { DifferencesOfDocument, DifferencesOfPaper } from './differences-of-one.tsx'
import { comparisonQuery } from './document-queries.ts'
import { officeComparisonQuery } from './office-comparison.ts'
import { PresentedDifferences } from './presented-differences.tsx'

const trade = '5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10'
const presented = [{ presentation_id: 'one', state: 'presented', file: 'https://files/one' }] as const
const ofEscrowOf = (papers: typeof presented | []) => ({
  ...{ smart_escrow_id: 'escrow', transactionId: trade, presented: papers },
})
const idOf = (id: string) => `${trade}.presented.${id}`

/** The queries of a page, whose comparison failed, or has found one field for each presentation. */
function clientOf(
  papers: typeof presented | undefined,
  found: readonly string[] | Error,
  { isOffice = false, unread = [] as readonly string[] } = {},
): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = isOffice
    ? officeComparisonQuery(ofEscrowOf(presented))
    : comparisonQuery(trade, papers)
  if (found instanceof Error)
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: found })
  else
    client.setQueryData(queryKey, {
      ...{ status: 'success' as const, compared: found.length, compared_documents: found.map(idOf) },
      unread: unread.map((id) => ({ document_id: idOf(id), title: `Paper ${id}`, why: 'It is a picture.' })),
      differences: found.map((id) => ({
        ...{ field: id, label: `Field of ${id}` },
        left: { document_id: null, title: 'The trade', value: 'FCA', is_guess: false },
        right: { document_id: idOf(id), title: 'Invoice', value: 'CIF', is_guess: false },
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
    await openPage('/', <PresentedDifferences papers={ofEscrowOf(papers)} />, clientOf(presented, found)),
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
    const [before, after] = (['presented', 'approved'] as const).map(
      (state) => comparisonQuery(trade, [{ ...presented[0], state }]).queryKey,
    )
    expect(before).not.toEqual(after)
  })

  test('names what was not read, and why', async () => {
    const shown = textOf(
      await openPage(
        '/',
        <Differences transactionId={trade} onView={() => undefined} />,
        clientOf(undefined, [], { unread: ['two'] }),
      ),
    )
    expect(shown).toContain('Paper two. It is a picture.')
    expect(shown).not.toContain('They say the same')
  })

  test('has a row for what was typed beside a paper, and one for what was read from it', async () => {
    const title = 'Invoice'
    const typed = { document_id: idOf('one'), title, value: '2,400.00 USD', is_guess: false }
    const left = { document_id: null, title: 'The trade', value: '24,600.00 USD', is_guess: false }
    const differences = [typed, { ...typed, value: '2,500.00 USD', is_guess: true }].map((right) => ({
      ...{ field: 'total', label: 'Total', left, right },
    }))
    const shown = textOf(await openPage('/', <DifferenceList differences={differences} />))
    expect(shown).toContain('2,400.00 USD')
    expect(shown).toContain('2,500.00 USD')
    const rows: { key: string }[] = DifferenceList({ differences })?.props.children
    // Two rows of one key would be mixed up once the list changes.
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })

  test('is shown to a colleague on the page of the escrow, who opens its papers alone', async () => {
    const html = await openPage(
      '/',
      <PresentedDifferences papers={ofEscrowOf(presented)} isOffice />,
      clientOf(undefined, ['one'], { isOffice: true }),
    )
    expect(textOf(html)).toContain('Field of one')
    expect(html.match(/<button/g)).toHaveLength(1)
  })
})

describe('who approves a document sees', () => {
  const read = { unread: null, fields: null }
  const ofOne = async (
    id: string,
    client: QueryClient,
    {
      newer,
      ...changes
    }: Partial<Pick<WireTradeDocument, 'state' | 'read' | 'is_locked'>> & { newer?: number } = {},
  ) => {
    const document = { document_id: idOf(id), state: 'uploaded', read, is_locked: false, ...changes } as const
    return textOf(
      await openPage('/', <DifferencesOfDocument transactionId={trade} {...{ document, newer }} />, client),
    )
  }

  test('its differences alone', async () => {
    const shown = await ofOne('one', clientOf(undefined, ['one', 'two']))
    expect(shown).toContain('Field of one')
    expect(shown).not.toContain('Field of two')
  })

  test('that it says the same, or why it was not compared', async () => {
    const client = clientOf(undefined, [], { unread: ['two'] })
    expect(await ofOne('two', client)).toContain('Not compared. It is a picture.')
    const whys = [
      await ofOne('one', client, { state: 'rejected', newer: 3 }),
      await ofOne('one', client, { newer: 3, is_locked: true }),
      await ofOne('one', client, { is_locked: true, read: null }),
      await ofOne('one', client, { read: null }),
      await ofOne('one', client),
    ]
    expect(whys.map((shown) => /Not compared\. (.*?) \|/.exec(shown)?.[1])).toEqual([
      'It was rejected.',
      'Version 3 is newer.',
      'It needs a password: its text cannot be read.',
      'Its text has not been read yet.',
      'Its text names nothing that is compared.',
    ])
    const { queryKey } = comparisonQuery(trade)
    const compared = { compared: 1, compared_documents: [idOf('one')], differences: [] }
    client.setQueryData(queryKey, { status: 'success', ...compared, unread: [] })
    expect(await ofOne('one', client)).toContain('It says the same as the trade')
  })

  test('that its text was not compared, beside what was typed', async () => {
    const differing = await ofOne('one', clientOf(undefined, ['one'], { unread: ['one'] }))
    expect(differing).toContain('Field of one')
    expect(differing).toContain('Not all of it is compared. It is a picture.')
    const client = clientOf(undefined, ['one'], { unread: ['one'] })
    client.setQueryData<WireComparison>(
      comparisonQuery(trade).queryKey,
      (found) => found && { ...found, differences: [] },
    )
    const same = await ofOne('one', client)
    expect(same).toContain('What could be compared of it says the same as the trade')
    expect(same).toContain('Not all of it is compared. It is a picture.')
  })

  test('the same of a paper of an escrow, in the back office too', async () => {
    for (const isOffice of [false, true]) {
      const shown = await openPage(
        '/',
        <DifferencesOfPaper papers={ofEscrowOf(presented)} presentation_id="one" isOffice={isOffice} />,
        clientOf(presented, ['one', 'two'], { isOffice }),
      )
      expect(textOf(shown)).toContain('Field of one')
      expect(textOf(shown)).not.toContain('Field of two')
    }
  })
})
