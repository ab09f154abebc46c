import { useMutation } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { priceRates } from '@tradelane/contract/price-rates/calls'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { formatDay } from '../../../lib/format/format-date.ts'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { changeText, chargesText, trialText } from './rate-words.ts'

type Body = WireInput<typeof priceRates.replay>['body']
type Replay = WireOutput<typeof priceRates.replay>

/** Tries the typed rate on what was charged lately. What it says goes once something else is typed. */
export function RateReplay({ body }: { body: Body }) {
  const replaying = useMutation({
    mutationFn: async (tried: Body) => ({
      tried: JSON.stringify(tried),
      replay: await api(priceRates.replay, { body: tried }),
    }),
  })
  const { data, error, isPending } = replaying
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="sm" onClick={() => replaying.mutate(body)} isBusy={isPending} busyText="Calculating…">
        Try it on the last {promised('rateReplay')}
      </Button>
      {error && (
        <Banner tone="lost" isAlert>
          {messageOf(error)}
        </Banner>
      )}
      {data?.tried === JSON.stringify(body) && <Outcome replay={data.replay} service={body.service} />}
    </div>
  )
}

function Outcome({ replay, service }: { replay: Replay; service: Body['service'] }) {
  const note = trialText(service)
  const { lines, total_currency: currency, quotes_kept: kept, to_notify: customers } = replay
  return (
    <section aria-label={`The last ${promised('rateReplay')} by this rate`} className="grid w-full gap-3">
      <DefinitionList
        layout="summary"
        facts={[
          {
            term: `Charged since ${formatDay(replay.period.from)}`,
            value: changeText(replay.total_before, replay.total_after, currency),
          },
          { term: 'Open prices that keep their rate', value: String(kept) },
        ]}
      />
      {note && <p className="text-xs text-ink-2">{note}</p>}
      {lines.length > 0 && (
        <ul aria-label="By customer" className="grid gap-2 border-t border-line pt-3">
          {lines.map(({ uid, company, count, before, after, currency: own }) => (
            <li key={`${uid} ${own}`}>
              <span className="wrap-anywhere">{company}</span>
              <span className="num block text-xs text-ink-2">
                {`${chargesText(count)}: ${changeText(before, after, own)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="wrap-anywhere border-t border-line pt-3">
        {customers.length > 0
          ? `Everybody whose price changes is notified once it is approved. Charged by it lately, or shown a price: ${customers.map(({ company }) => company).join(', ')}`
          : 'No customer has been charged or shown a price by it.'}
      </p>
    </section>
  )
}
