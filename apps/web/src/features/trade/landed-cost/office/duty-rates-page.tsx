import { useQuery } from '@tanstack/react-query'
import { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import { Scale } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { Card } from '../../../../ui/card.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { SearchField } from '../../../../ui/forms/search-field.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { ChangeDutyRate } from './change-duty-rate.tsx'
import { dutyRateColumns } from './duty-rate-columns.tsx'
import { dutyRatesQuery } from './duty-rate-queries.ts'

const shown = ['earlier'] as const

/** /admin/duty-rates: the lines that estimates of the landed cost are made with, in versions. */
export function DutyRatesPage() {
  const { search, searchFor, page, goTo, chosen, choose } = useListAddress({ choices: shown })
  const withEarlier = chosen === 'earlier'
  const rates = useQuery(dutyRatesQuery(search, page, withEarlier))
  return (
    <>
      <PageHeader
        title="Duty rates"
        lead="Import duties for estimates of the landed cost. A changed line is a new version; the one before stays. A version for later is beside the one in force. EU is the tariff of its members."
        actions={
          <StaffOnly call={dutyRates.save}>
            <DialogButton text="Add a line" tone="main">
              {(close) => <ChangeDutyRate onClose={close} />}
            </DialogButton>
          </StaffOnly>
        }
      />
      <Card title="Lines" isFlush>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 pb-4">
          <SearchField
            label="Search lines"
            placeholder="HS code, country or source"
            value={search}
            onSearch={searchFor}
          />
          <Checkbox
            label="With earlier versions"
            checked={withEarlier}
            onChange={({ target }) => choose(target.checked ? 'earlier' : undefined)}
          />
        </div>
        <RecordList
          label="Duty rates"
          columns={dutyRateColumns}
          query={rates}
          rowsOf={(answer) => answer.rates}
          rowKey={({ duty_rate_id }) => duty_rate_id}
          empty={{
            icon: Scale,
            title: 'No lines found',
            text: 'Search by the first digits of an HS code, by a country or its code, or by a source.',
          }}
          onPage={goTo}
        />
      </Card>
    </>
  )
}
