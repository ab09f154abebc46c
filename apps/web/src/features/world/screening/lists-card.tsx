import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { listsQuery } from './screening-queries.ts'

/** Each list with its date and size, the missing ones too. */
export function ListsCard() {
  const { data: lists } = useQuery(listsQuery)
  return (
    <Card title="Lists">
      <DefinitionList
        layout="summary"
        facts={(lists ?? []).map(({ title, entries, published_on }) => ({
          term: title,
          value: published_on ? `${entries} entries of ${formatDay(published_on)}` : 'Not imported',
        }))}
      />
      <p className="mt-3 text-sm text-ink-2">
        Names do not tell who owns a company. Ask for its owners: what a listed party owns to 50 % (United
        States, European Union), or to more than 50 % or controls (United Kingdom), is treated as listed too.
      </p>
    </Card>
  )
}
