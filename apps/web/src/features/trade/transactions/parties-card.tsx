import { useQuery } from '@tanstack/react-query'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { quoteRequestQuery } from '../../../lib/queries/quote-requests.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { Card } from '../../../ui/card.tsx'
import { FoldOnPhone } from '../../../ui/fold-on-phone.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { type FromRequest, type Party, partiesOf } from './parties.ts'

/** Who takes part in the trade, as what, and the records that name them. */
export function PartiesCard({ trade }: { trade: WireTransactionSummary }) {
  const parties = partiesOf(trade, useFromRequest(trade))
  if (parties.length === 0) return null
  return (
    <Card title="Parties" isFlush>
      <FoldOnPhone title={`All ${parties.length} companies`} rows={parties.length}>
        <DataTable
          label="Parties"
          columns={columns}
          rows={parties}
          rowKey={({ name }) => name}
          empty={null}
        />
      </FoldOnPhone>
    </Card>
  )
}

function useFromRequest({ request: asked }: WireTransactionSummary): FromRequest | undefined {
  const { data: request } = useQuery(quoteRequestQuery(asked?.quote_request_id))
  const { data: user } = useQuery(profileQuery)
  const partnerId = request?.counterparty?.beneficiary_id
  const { data: partners } = useQuery({ ...partnersQuery(), enabled: Boolean(partnerId) })
  if (!request || !user) return undefined
  const partner = partners?.find(({ beneficiary_id }) => beneficiary_id === partnerId)?.company_name
  return { request, own: user.company_name, partner }
}

const columns: Column<Party>[] = [
  { key: 'name', title: 'Company', isMain: true, className: 'wrap-anywhere', cell: ({ name }) => name },
  { key: 'roles', title: 'Takes part as', cell: ({ roles }) => roles.join(', ') },
  {
    key: 'links',
    title: 'Named in',
    className: 'num',
    cell: ({ links }) =>
      links.map(({ text, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ', '}
          <Link to={to} className="text-link whitespace-nowrap">
            {text}
          </Link>
        </Fragment>
      )),
  },
]
