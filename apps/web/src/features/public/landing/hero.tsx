import { buttonLook } from '../../../ui/button-look.ts'
import { ExampleTrade } from './example-trade.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { TypedWords, TypingSwitch, useTypedWords } from './typed-words.tsx'
import { useSessionLinks } from './use-session-links.ts'

export function Hero() {
  const { quote } = useSessionLinks()
  const { text, prefersStill, isStopped, setIsStopped } = useTypedWords()
  return (
    <section className="bg-linear-to-b from-navy from-50% to-navy-sea text-navy-text">
      <div className="mx-auto grid max-w-[1176px] items-center gap-12 px-4 pt-8 pb-14 sm:px-6 md:pt-14 md:pb-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-hero font-semibold text-white">
            <span className="sr-only">
              Your neobank, freight forwarder and trade finance solution, from order to delivery
            </span>
            <span aria-hidden>Your</span>
            <TypedWords text={text} />
            <span aria-hidden>from order to delivery</span>
          </h1>
          <p className="mt-5 max-w-[46ch] text-base sm:text-lg">
            Pay suppliers, release money when documents arrive, turn invoices into cash, book and insure
            freight. One account, and the true cost of every trade.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <a href={quote} className={buttonLook({ tone: 'main', size: 'lg' })}>
              Request a quote
            </a>
            <a href="#how" className={buttonLook({ tone: 'onNavy', size: 'lg' })}>
              How the platform works
            </a>
            {!prefersStill && <TypingSwitch isStopped={isStopped} onChange={setIsStopped} />}
          </div>
        </div>
        <ExampleTrade />
      </div>
      <PartnerStrip />
    </section>
  )
}
