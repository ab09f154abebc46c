import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'

const steps = [
  { text: 'Deposit paid in escrow', amount: '8,000.00 USD', state: 'done' },
  { text: 'Inspection passed, 125 of 3,000', amount: '310.00 USD', state: 'done' },
  { text: 'Insured, ICC (A)', amount: '96.00 USD', state: 'done' },
  { text: 'At sea, arrives 19 Dec', amount: '2,140.00 USD', state: 'now' },
  { text: 'Balance on delivery', amount: '18,600.00 USD', state: 'next' },
] as const

const dots = { done: 'bg-done', now: 'bg-wait', next: 'bg-line-2' }
const words = { done: 'Done', now: 'In progress', next: 'Not started' }

/** One trade with all its costs, as a customer sees it; labelled as an example. */
export function ExampleTrade() {
  return (
    <figure className="floating rounded-lg p-5 sm:p-6">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <span className="block text-xs text-ink-2">Example of a trade</span>
          <span className="text-base font-semibold">TRX-2026-000118</span>
        </span>
        <span className="ml-auto">
          <Badge tone="wait">3 of 5 done</Badge>
        </span>
        <span className="w-full text-ink-2">Brake discs, Suzhou to Hamburg, FCA</span>
      </figcaption>
      <ul className="num mt-3">
        {steps.map(({ text, amount, state }) => (
          <li key={text} className="flex items-baseline gap-3 border-b border-line py-3">
            <span className={classNames('size-2 flex-none rounded-full', dots[state])} aria-hidden />
            <span className="sr-only">{words[state]}:</span>
            <span className="min-w-0 flex-1">{text}</span>
            <span className="text-xs whitespace-nowrap text-ink-2">{amount}</span>
          </li>
        ))}
      </ul>
      <p className="num mt-4 flex justify-between gap-4 font-semibold">
        <span>True cost so far</span>
        <span>10,546.00 USD</span>
      </p>
    </figure>
  )
}
