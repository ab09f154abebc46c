import { useQuery } from '@tanstack/react-query'
import type { WireTariff, WireTariffVersion } from '@tradelane/contract/logistics/tariffs'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { SearchField } from '../../../../ui/forms/search-field.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { PageIndex } from '../../../../ui/page-index.tsx'
import { tariffQuery } from './tariff-queries.ts'
import { LaneTable, SurchargeTable } from './tariff-tables.tsx'
import { matchingTariff } from './tariff-words.ts'

/** /admin/tariff: how dear each direction of a lane is, and the surcharges of all carriers. */
export function TariffPage() {
  const { data, error, refetch } = useQuery(tariffQuery)
  const { search, searchFor } = useListAddress()
  return (
    <>
      <PageHeader
        title="Tariff"
        lead="Trade lanes and surcharges that all carriers share. A saved version applies to new searches; existing quotes keep their price."
      />
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      <div className="grid gap-4">
        <PageIndex
          entries={[
            { id: 'lanes', title: 'Trade lanes', count: data?.tariff.lanes.length },
            { id: 'surcharges', title: 'Surcharges', count: data?.tariff.surcharges.length },
            { id: 'versions', title: 'Versions', count: data?.versions.length },
          ]}
        />
        <TariffSearch tariff={data?.tariff} search={search} onSearch={searchFor} />
        <LaneTable tariff={data?.tariff} search={search} />
        <SurchargeTable tariff={data?.tariff} search={search} />
        {data && (
          <Card id="versions" title="Versions">
            <Versions versions={data.versions} />
          </Card>
        )}
      </div>
    </>
  )
}

type TariffSearchProps = { tariff: WireTariff | undefined; search: string; onSearch: (text: string) => void }

/** Of both tables; how many rows it leaves is heard too. */
function TariffSearch({ tariff, search, onSearch }: TariffSearchProps) {
  const found = tariff && search !== '' ? matchingTariff(tariff, search) : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchField
        label="Search lanes and surcharges"
        placeholder="Country, code, name or source"
        value={search}
        onSearch={onSearch}
        waitMs={0}
      />
      <p role="status" className="num text-ink-2">
        {found &&
          `${countText(found.lanes.length, 'lane')}, ${countText(found.surcharges.length, 'surcharge')}`}
      </p>
    </div>
  )
}

const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Newest first: when each was saved, by whom, and what it changed. */
function Versions({ versions }: { versions: readonly WireTariffVersion[] }) {
  return (
    <ol aria-label="Versions" className="divide-y divide-line">
      {versions.map(({ version, note, changes, saved_by, saved_at }) => (
        <li key={version} className="py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">
              Version {version}: {note}
            </span>
            {version > 1 && (
              <time dateTime={saved_at} className="num text-xs leading-5 text-ink-2">
                {formatInstant(saved_at)}
              </time>
            )}
          </div>
          <p className="text-ink-2">Saved by {saved_by}</p>
          <ul className="num mt-1 grid gap-0.5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
