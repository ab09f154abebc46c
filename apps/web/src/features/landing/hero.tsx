import { hasSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ExamplePayment } from './example-payment.tsx'

export function Hero() {
  return (
    <section className="bg-linear-to-b from-navy from-50% to-navy-sea text-navy-text">
      <div className="mx-auto grid max-w-[1176px] items-center gap-12 px-4 pt-10 pb-20 sm:px-6 md:grid-cols-[1.1fr_1fr] md:gap-16 md:pt-16 md:pb-24">
        <div>
          <h1 className="text-hero font-semibold text-white">
            Pay suppliers abroad, and <span className="text-navy-accent">know when it arrives</span>
          </h1>
          <p className="mt-5 max-w-[46ch] text-base sm:text-lg">
            Hold your money in twenty currencies, lock the rate before you send, and follow each payment to
            the day your supplier has it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={hasSession('customer') ? '/dashboard' : '/signup'} tone="main" size="lg">
              {hasSession('customer') ? 'Go to dashboard' : 'Open an account'}
            </LinkButton>
            <a
              href="#how"
              className="inline-flex min-h-12 items-center rounded-md border border-white/25 px-6 text-base font-medium text-white hover:bg-white/10 focus-visible:outline-navy-accent"
            >
              How it works
            </a>
          </div>
        </div>
        <ExamplePayment />
      </div>
    </section>
  )
}
