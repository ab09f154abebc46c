import type { logistics } from '@tradelane/contract/logistics/calls'
import { passageNames } from '@tradelane/contract/logistics/passages'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'

type Closures = WireOutput<typeof logistics.getQuotes>['closures']

/** Why the offers by sea lead round a canal or strait. */
export function QuotesClosures({ closures }: { closures: Closures }) {
  return closures.map(({ passage, reason, closed_on }) => (
    <Banner
      key={passage}
      tone="wait"
      title={`${passageNames[passage]} is closed since ${formatDay(closed_on)}`}
    >
      {reason} The routes by sea below keep clear of it.
    </Banner>
  ))
}
