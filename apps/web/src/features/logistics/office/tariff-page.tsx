import { useQuery } from '@tanstack/react-query'
import type { WireTariffVersion } from '@tradelane/contract/logistics/tariffs'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Card } from '../../../ui/card.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { portGroupsText } from './tariff-help.ts'
import { tariffQuery } from './tariff-queries.ts'
import { LaneTable, SurchargeTable } from './tariff-tables.tsx'

/** /admin/tariff: how dear each direction of a lane is, and the surcharges of all carriers. */
export function TariffPage() {
  const { data, error, refetch } = useQuery(tariffQuery)
  return (
    <>
      <PageHeader
        title="Tariff"
        lead="Trade lanes and surcharges that all carriers share. A saved version applies to new searches; existing quotes keep their price."
      />
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      <div className="grid gap-4">
        <LaneTable tariff={data?.tariff} />
        <p className="text-xs text-ink-2">Port groups: {portGroupsText}.</p>
        <SurchargeTable tariff={data?.tariff} />
        {data && (
          <Card title="Versions">
            <Versions versions={data.versions} />
          </Card>
        )}
      </div>
    </>
  )
}

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
