import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { Banner } from '../../../ui/banner.tsx'
import { ScreeningResult } from './screening-result.tsx'

/** What to look at before the decision, and the matches with sanctions lists. */
export function KybWarnings({ customer: { warnings, screening } }: { customer: CustomerProfile }) {
  const matched = screening.filter(({ cases }) => cases.some(({ state }) => state !== 'cleared'))
  if (warnings.length === 0 && matched.length === 0) return null
  return (
    <div className="mb-4 grid gap-3">
      {matched.length > 0 && (
        <Banner tone="lost" title="SCREENING">
          <ul className="grid gap-1">
            {matched.map(({ subject_id, cases }) => (
              <li key={subject_id}>
                {cases[0]?.name}: <ScreeningResult cases={cases} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner tone="wait" title="CHECK BEFORE YOU DECIDE">
          <ul className="list-disc pl-4">
            {warnings.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
