import type { WirePriceRate } from '@tradelane/contract/price-rates/calls'
import { priceServices } from '@tradelane/contract/price-rates/services'
import { businessNow } from '../../../lib/browser/business-clock.ts'
import { rateValue } from '../../../lib/format/rate-value.ts'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { CustomerLink } from '../../../ui/records/customer-link.tsx'
import { RateOutcome } from './rate-outcome.tsx'
import { chargedText, timeText } from './rate-words.ts'

const note = 'block text-xs font-normal text-ink-2'

const facts: Column<WirePriceRate>[] = [
  {
    key: 'service',
    title: 'Service',
    className: 'wrap-anywhere',
    cell: ({ service, uid, company_name }) => (
      <>
        {priceServices[service].label}
        <span className={note}>
          {uid === null ? 'All customers' : <CustomerLink uid={uid} name={company_name ?? 'Customer'} />}
        </span>
      </>
    ),
  },
  {
    key: 'rate',
    title: 'Rate',
    cell: (rate) => (
      <>
        <span className="num font-medium">{rateValue(rate)}</span>
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

/** It came after another version, and has been in force. */
const cameAfter = ({ asked_by, version, valid_from: from, valid_to: to }: WirePriceRate): boolean =>
  asked_by !== null &&
  version !== null &&
  from !== null &&
  from !== to &&
  Date.parse(from) <= businessNow().getTime()

const outcome: Column<WirePriceRate> = {
  key: 'action',
  title: 'Action',
  isRight: true,
  className: 'whitespace-nowrap',
  cell: (rate) =>
    cameAfter(rate) ? (
      <DialogButton
        text="What it changed"
        size="sm"
        aria-label={`What it changed: ${priceServices[rate.service].label}, version ${rate.version}, ${rate.company_name ?? 'all customers'}`}
      >
        {(close) => <RateOutcome rate={rate} onClose={close} />}
      </DialogButton>
    ) : null,
}

/** Most tables have versions alone that came with the product: nothing can be said of them. */
export const rateColumns = (rates: readonly WirePriceRate[]): Column<WirePriceRate>[] =>
  rates.some(cameAfter) ? [...facts, outcome] : facts
