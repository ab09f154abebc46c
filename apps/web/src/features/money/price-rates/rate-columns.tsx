import type { WirePriceRate } from '@tradelane/contract/price-rates/calls'
import { priceServices } from '@tradelane/contract/price-rates/services'
import { Link } from 'react-router'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { chargedText, timeText, valueText } from './rate-words.ts'

const note = 'block text-xs font-normal text-ink-2'

export const rateColumns: Column<WirePriceRate>[] = [
  {
    key: 'service',
    title: 'Service',
    className: 'wrap-anywhere',
    cell: ({ service, uid, company_name }) => (
      <>
        {priceServices[service].label}
        <span className={note}>
          {uid === null ? (
            'All customers'
          ) : (
            <Link to={`/admin/customer-profiles/${uid}`} className="underline">
              {company_name}
            </Link>
          )}
        </span>
      </>
    ),
  },
  {
    key: 'rate',
    title: 'Rate',
    cell: (rate) => (
      <>
        <span className="num font-medium">{valueText(rate)}</span>
        <span className={note}>{chargedText(rate)}</span>
      </>
    ),
  },
  {
    key: 'version',
    title: 'Version',
    cell: (rate) => (
      <>
        {rate.version}
        <span className={`num ${note}`}>{timeText(rate)}</span>
      </>
    ),
  },
  {
    key: 'by',
    title: 'Asked and confirmed by',
    className: 'wrap-anywhere',
    cell: ({ asked_by, confirmed_by, reason }) => (
      <>
        {asked_by === null ? 'Tradelane' : [asked_by, confirmed_by].filter(Boolean).join(', ')}
        <span className={note}>{reason}</span>
      </>
    ),
  },
]
