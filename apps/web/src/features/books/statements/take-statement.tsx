import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { currencies } from '@tradelane/money'
import { useState } from 'react'
import { useBusinessNow } from '../../../lib/browser/business-clock.ts'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput } from '../../../ui/forms/text-input.tsx'
import { lastMonths, type Period, todayInUtc } from './periods.ts'
import { StatementFormats } from './statement-formats.tsx'
import { useTakeStatement } from './statement-queries.ts'

const ownDays = 'own-days'

/** Account, period and format of a statement. */
export function TakeStatement({ balances }: { balances: readonly WalletBalance[] }) {
  const months = lastMonths(useBusinessNow())
  const [currency, setCurrency] = useState(balances[0]?.curSymbol ?? 'USD')
  const [chosen, setChoice] = useState<string>()
  const [ownPeriod, setDays] = useState<Period>()
  const taking = useTakeStatement()
  const choice = chosen ?? months[0]?.from ?? ownDays
  const days = ownPeriod ?? { from: months[0]?.from ?? '', to: todayInUtc() }
  const { from, to } = months.find((month) => month.from === choice) ?? days
  const { fields, message } = useRefusal(taking.error, choice === ownDays ? { from, to } : {})
  return (
    <Card title="New statement">
      <div className="grid max-w-[640px] gap-4 sm:grid-cols-2">
        <Select
          label="Account"
          value={currency}
          options={balances.map(({ curSymbol }) => ({
            value: curSymbol,
            label: `${curSymbol} ${currencies[curSymbol].name}`,
          }))}
          onChange={({ target }) => setCurrency(target.value as typeof currency)}
        />
        <Select
          label="Period"
          value={choice}
          options={[
            ...months.map((month) => ({ value: month.from, label: month.name })),
            { value: ownDays, label: 'Choose days' },
          ]}
          onChange={({ target }) => setChoice(target.value)}
        />
        {choice === ownDays && <OwnDays days={days} faults={fields} onChange={setDays} />}
      </div>
      <p className="mt-3 text-xs text-ink-2">Days begin and end at midnight UTC.</p>
      <div className="mt-4">
        <StatementFormats
          subject="Statement"
          busy={taking.isPending ? taking.variables.format : undefined}
          onTake={(format) => taking.mutate({ currency, from, to, format })}
        />
      </div>
      {message && (
        <div className="mt-4">
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        </div>
      )}
    </Card>
  )
}

type OwnDaysProps = {
  days: Period
  faults: Partial<Record<string, string>>
  onChange: (days: Period) => void
}

function OwnDays({ days, faults, onChange }: OwnDaysProps) {
  return (
    <>
      <DateInput
        label="First day"
        value={days.from}
        max={todayInUtc()}
        error={faults.from}
        onChange={({ target }) => onChange({ ...days, from: target.value })}
      />
      <DateInput
        label="Last day"
        value={days.to}
        max={todayInUtc()}
        error={faults.to}
        onChange={({ target }) => onChange({ ...days, to: target.value })}
      />
    </>
  )
}
