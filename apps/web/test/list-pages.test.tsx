import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { Pagination } from '../src/ui/lists/pagination.tsx'
import { RecordList } from '../src/ui/lists/record-list.tsx'
import { PageHeader } from '../src/ui/page-header.tsx'
import { openPage, textOf } from './open-page.tsx'

it('a page after the last one says so, and leads to the last one', async () => {
  const text = await listed({ current_page: 99_999, total_pages: 251, total: 5006 })
  expect(text).toContain('The list ends before this page.')
  expect(text).not.toContain('will appear here')
  expect(text).toContain('There is no page 99,999, the last is 251 · 5,006 in all | Last page')
})

it('a list without records says what will appear', async () => {
  const text = await listed({ current_page: 1, total_pages: 0, total: 0 })
  expect(text).toContain('Companies will appear here.')
  expect(text).not.toContain('Last page')
})

it('a page after the only one leads to it', async () => {
  const text = await listed({ current_page: 50, total_pages: 1, total: 3 })
  expect(text).toContain('There is no page 50, the last is 1 · 3 in all | Last page')
})

it('a list that was not counted to its end does not say how many pages it has, and the same figure on each', async () => {
  for (const [page, total, said] of [
    [1, 100, '100'],
    [2, 120, '100'],
    [6, 200, '200'],
    [2, 1_020, '1,000'],
  ] as const) {
    const text = await listed({ current_page: page, total_pages: total / 20, total, total_is_least: true })
    expect(text).toContain(`Page ${page} · more than ${said} in all`)
  }
})

it('from a page after the last one, the way back is the last page', () => {
  const onPage = vi.fn()
  const { props } = Pagination({ page: 99_999, totalPages: 251, onPage }) as ReactElement<Pages>
  props.children[1].props.children[0].props.onClick()
  expect(onPage).toHaveBeenCalledWith(251)
})

it('what a record is about is broken where one word is wider than a phone', async () => {
  const html = await openPage('/admin/claims/1', <PageHeader title="Claim CL-2026-000001" lead={longWord} />)
  expect(html).toMatch(new RegExp(`<p class="[^"]*\\bwrap-anywhere\\b[^"]*">${longWord}`))
})
const longWord = 'Donaudampfschifffahrtsgesellschaft'

type Pages = {
  children: [ReactElement, ReactElement<{ children: [ReactElement<{ onClick(): void }>, ReactElement] }>]
}

async function listed(pagination: object): Promise<string> {
  const list = (
    <RecordList
      label="Companies"
      columns={[{ key: 'name', title: 'Name', cell: ({ name }: { name: string }) => name }]}
      rowKey={({ name }) => name}
      query={{ data: { pagination }, error: null, refetch: () => undefined }}
      rowsOf={() => []}
      empty={{ text: 'Companies will appear here.' }}
      onPage={() => undefined}
    />
  )
  return textOf(await openPage('/admin/customer-profiles', list))
}
