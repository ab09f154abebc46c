import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ExampleInspection } from './example-inspection.tsx'
import { ExampleLimit } from './example-limit.tsx'
import { ExampleOffers } from './example-offers.tsx'
import { ExamplePayment } from './example-payment.tsx'
import { type FeatureId, features } from './showcase-features.ts'
import { ShowcaseTabs } from './showcase-tabs.tsx'

const examples: Record<FeatureId, ReactNode> = {
  payments: <ExamplePayment />,
  'trade-finance': <ExampleLimit />,
  'quality-assurance': <ExampleInspection />,
  freight: <ExampleOffers />,
}

type ShowcaseProps = { selected: FeatureId; onSelect: (id: FeatureId) => void }

/** On wide windows all panels share one grid cell, so that nothing below moves when the tab changes. */
export function Showcase({ selected, onSelect }: ShowcaseProps) {
  return (
    <section id="showcase" aria-labelledby="showcase-title" className="border-y border-line bg-paper">
      <div className="mx-auto max-w-[1176px] px-4 py-16 sm:px-6 md:py-24">
        <h2 id="showcase-title" className="text-2xl font-semibold">
          The whole trade in one place
        </h2>
        <ShowcaseTabs selected={selected} onSelect={onSelect} />
        <div className="mt-8 grid lg:mt-12">
          {features.map(({ id, heading, text, points, note }) => (
            <div
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={`${id}-tab`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable by keyboard
              tabIndex={0}
              className={classNames(
                'col-start-1 row-start-1 grid content-start gap-8 rounded-lg lg:grid-cols-2 lg:gap-16',
                id !== selected && 'invisible max-lg:hidden',
              )}
            >
              <div>
                <h3 className="max-w-[24ch] text-xl font-semibold">{heading}</h3>
                <p className="mt-4 max-w-[52ch] text-base text-ink-2">{text}</p>
                <ul className="mt-6 grid gap-2.5">
                  {points.map((point) => (
                    <li key={point} className="flex gap-3">
                      <Check size={18} strokeWidth={2} className="mt-0.5 flex-none text-sea" aria-hidden />
                      {point}
                    </li>
                  ))}
                </ul>
                {note && <p className="mt-6 text-xs text-ink-2">{note}</p>}
              </div>
              <div className="min-w-0">{examples[id]}</div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
