import { hsText } from '@tradelane/contract/hs-codes/code-text'
import type { WireDutyRate } from '@tradelane/contract/landed-cost/duty-rates'
import { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import { dutyStatusNames } from '@tradelane/contract/landed-cost/parts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { ChangeDutyRate } from './change-duty-rate.tsx'

const note = 'block text-xs font-normal text-ink-2'

const goodsOf = ({ hs_prefix }: Pick<WireDutyRate, 'hs_prefix'>): string =>
  hs_prefix === '' ? 'All goods' : hsText(hs_prefix)

/** In force; From 4 Dec 2026 to 10 Dec 2026. */
function useText({ use, valid_from, valid_to }: WireDutyRate): string {
  if (use === 'not_in_force') return 'Not in force'
  const from = use === 'later' && valid_from ? `From ${formatDay(valid_from)}` : 'In force'
  return valid_to ? `${from} to ${formatDay(valid_to)}` : from
}

export const dutyRateColumns: Column<WireDutyRate>[] = [
  {
    key: 'goods',
    title: 'Goods',
    isMain: true,
    className: 'num whitespace-nowrap',
    cell: (rate) => (
      <>
        {goodsOf(rate)}
        <span className={note}>
          {rate.origin ? `${rate.origin} to ` : 'To '}
          {rate.destination}
        </span>
      </>
    ),
  },
  {
    key: 'rate',
    title: 'Duty',
    className: 'num min-w-28',
    cell: (rate) => (
      <>
        {[rate.percent !== null && `${rate.percent} %`, rate.specific].filter(Boolean).join(' and ')}
        <span className={note}>{useText(rate)}</span>
        <span className={note}>{dutyStatusNames[rate.status]}</span>
      </>
    ),
  },
  {
    key: 'source',
    title: 'Source',
    className: 'wrap-anywhere',
    cell: ({ source, as_of, next_revision_on, note: more }) => (
      <>
        {source}, {formatDay(as_of)}
        {next_revision_on && <span className={note}>Revised on {formatDay(next_revision_on)}</span>}
        {more && <span className={note}>{more}</span>}
      </>
    ),
  },
  {
    key: 'version',
    title: 'Version',
    className: 'wrap-anywhere',
    cell: ({ version, saved_by, reason }) => (
      <>
        {version}, {saved_by}
        <span className={note}>{reason}</span>
      </>
    ),
  },
  {
    key: 'change',
    title: 'Change',
    cell: (rate) => (
      <StaffOnly call={dutyRates.save}>
        <DialogButton
          size="sm"
          text={
            <>
              Change
              <span className="sr-only">
                : {goodsOf(rate)} to {rate.destination}
              </span>
            </>
          }
        >
          {(close) => <ChangeDutyRate before={rate} onClose={close} />}
        </DialogButton>
      </StaffOnly>
    ),
  },
]
