import { promised } from '@tradelane/contract/lifecycle/promises'
import { buttonLook } from '../../../ui/button-look.ts'
import { useSessionLinks } from './use-session-links.ts'

const steps = [
  {
    title: 'Registration with e-KYB',
    text: `Three short steps with your documents, verified online. Our team gets back to you within ${promised('reviewBusiness')}.`,
  },
  {
    title: 'Select services and vendor quotes',
    text: 'Say once what you need. Compare vendors’ offers, with every fee on its own line.',
  },
  {
    title: 'Smart contract',
    text: 'You and your partner agree which documents release which part of the money.',
  },
  {
    title: 'Service execution',
    text: 'Inspected, shipped, insured, paid: you see each step where you booked it.',
  },
]

export function PlatformSteps() {
  const { quote } = useSessionLinks()
  return (
    <section id="how" aria-labelledby="how-title" className="scroll-mt-4">
      <div className="mx-auto max-w-[1176px] px-4 py-16 sm:px-6 md:py-24">
        <h2 id="how-title" className="text-2xl font-semibold">
          How the platform works
        </h2>
        <ol className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-sea pt-5">
              <span className="num text-xs font-medium text-sea">Step {index + 1}</span>
              <h3 className="mt-1 text-base font-semibold">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4">
          <a href={quote} className={buttonLook({ tone: 'main', size: 'lg' })}>
            Request a quote
          </a>
          <p className="text-ink-2">
            All offers of financing are subject to credit and compliance approvals.
          </p>
        </div>
      </div>
    </section>
  )
}
