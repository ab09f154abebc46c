import type { logistics } from '@tradelane/contract/logistics/calls'
import { passageNames } from '@tradelane/contract/logistics/passages'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'

type Closures = WireOutput<typeof logistics.getQuotes>['closures']

/** A closure begins with a day of UTC. */
const today = () => businessNow().toISOString().slice(0, 10)

/** Why the offers by sea lead round a canal or strait. */
export function QuotesClosures({ closures }: { closures: Closures }) {
  return closures.map(({ passage, reason, closed_on, source }) => (
    <Banner
      key={passage}
      tone="wait"
      title={`${passageNames[passage]} ${closed_on > today() ? 'closes on' : 'has been closed since'} ${formatDay(closed_on)}`}
    >
      {reason}{' '}
      {closed_on > today()
        ? 'Ships that would come there on that day or later keep clear of it.'
        : 'The routes by sea below keep clear of it.'}
      {source && <span className="mt-1 block text-xs">Source: {source}</span>}
    </Banner>
  ))
}
