import { Timeline } from '../../../ui/records/timeline.tsx'
import { ExampleCard } from './example-card.tsx'

export function ExampleLimit() {
  return (
    <ExampleCard what="a credit limit" title="Kaveri Textiles Pvt Ltd" tone="wait" status="4 of 5 done">
      <p className="flex justify-between gap-4">
        <span className="text-ink-2">Credit used</span>
        <span className="font-medium">60,000.00 of 150,000.00 USD</span>
      </p>
      <div className="mt-2 h-2 rounded-full bg-line">
        <div className="h-full w-2/5 rounded-full bg-sea" />
      </div>
      <div className="mt-5 border-t border-line pt-5">
        <Timeline
          label="Steps of the example limit"
          items={[
            { key: 'applied', title: 'Apply for credit limit per buyer', state: 'done' },
            { key: 'checked', title: 'Credit limit check from partners', state: 'done' },
            { key: 'terms', title: 'Term sheet provided', state: 'done' },
            { key: 'signed', title: 'Signing of term sheet', state: 'done' },
            { key: 'funded', title: 'Request for trade funding', state: 'now' },
          ]}
        />
      </div>
    </ExampleCard>
  )
}
