import { useQuery } from '@tanstack/react-query'
import { listAgeDays } from '@tradelane/contract/screening/lists'
import { businessNow } from '../../../lib/browser/business-clock.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
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
        facts={(lists ?? []).map((list) => ({ term: list.title, value: sizeOf(list) }))}
      />
      {lists?.some(({ published_on }) => !published_on) && (
        <div className="mt-3">
          <Banner tone="wait" title="Some lists are missing.">
            Names are not compared with them. A party without a match can still be on one of them. Load a file
            with npm run screening:import -- LIST FILE on the server.
          </Banner>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-2">
        Names do not say who owns a company. Ask for its owners: what a listed party owns to 50 % (United
        States, European Union), or to more than 50 % or controls (United Kingdom), is treated as listed too.
      </p>
    </Card>
  )
}

type List = NonNullable<Awaited<ReturnType<NonNullable<typeof listsQuery.queryFn>>>>[number]

function sizeOf({ list, entries, published_on, imported_at }: List): string {
  if (!published_on) return 'Not imported: names are not compared with it'
  const text = `${entries} ${entries === 1 ? 'entry' : 'entries'} of ${formatDay(published_on)}`
  const age = imported_at ? businessNow().getTime() - Date.parse(imported_at) : 0
  const isOld = list !== 'eu_vessels' && age > listAgeDays * 86_400_000
  return isOld ? `${text}, imported more than ${listAgeDays} days ago: import it again` : text
}
