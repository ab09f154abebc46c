import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Movement } from '@tradelane/contract/movements/calls'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { ArrowLeftRight } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { movementColumns } from '../movement-columns.tsx'
import { companysBalancesQuery, companysMovementsQuery } from './office-wallet-queries.ts'

/** /admin/customer-profiles/:uid/money: what moved the money of a company, one currency at a time, read-only. */
export function CompanyMoneyPage() {
  const { uid = '' } = useParams()
  const { data } = useSuspenseQuery(companysBalancesQuery(uid))
  const [main = 'USD', ...others] = data.balances.map(({ curSymbol }) => curSymbol)
  const address = useListAddress({ choices: others, filter: 'currency' })
  const currency = address.chosen ?? main
  const query = useQuery({
    ...companysMovementsQuery(uid, currency, address.page),
    enabled: data.balances.length > 0,
  })
  return (
    <ListPage
      title="Movements"
      lead={`What moved the money of ${data.company_name}, newest first, with the balance after each.`}
      back={{ to: `/admin/customer-profiles/${uid}`, label: data.company_name }}
      address={address}
      filter={{
        label: 'Account',
        everything: main,
        options: Object.fromEntries(others.map((each) => [each, each])),
        isButtons: true,
      }}
      list={{
        label: `Movements in ${currency}`,
        query,
        rowsOf: ({ content }) => content,
        columns: [...movementColumns(currency), recordColumn],
        rowKey: ({ id }) => id,
        empty: { icon: ArrowLeftRight, text: `Nothing has moved in ${currency} yet.` },
      }}
    />
  )
}

/** A link to what moved it, where the back office has a page of it. */
const recordColumn: Column<Movement> = {
  key: 'record',
  title: 'Record',
  cell: ({ subject, number }) => {
    const [kind = '', id] = subject?.split(':') ?? []
    const page = id && officeLink(kind, id)
    return page ? (
      <Link to={page} className="text-link whitespace-nowrap">
        {number ?? 'Open'}
      </Link>
    ) : (
      '–'
    )
  },
}
