import { yourTerms } from '@tradelane/contract/invoice-factoring/assignment'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contact } from '../../../lib/queries/contact.ts'
import { Brand } from '../../../ui/brand.tsx'
import { Button } from '../../../ui/button.tsx'
import { KeptThings } from './kept-things.tsx'

/** The terms of what this is: a sandbox product. */
export function Terms({ onCookiePreferences }: { onCookiePreferences: () => void }) {
  return (
    <>
      <title>Terms and privacy · Tradelane</title>
      <header className="bg-navy">
        <div className="mx-auto flex h-20 max-w-[1176px] items-center px-4 sm:px-6">
          <Link to="/" className="rounded-md focus-visible:outline-navy-accent" aria-label="Tradelane, home">
            <Brand isOnNavy />
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-form px-4 py-12 outline-none sm:px-6">
        <h1 className="text-2xl font-semibold">Terms and privacy</h1>
        <Section title="What this is">
          Tradelane runs here as a sandbox. Banks, carriers, inspectors and insurers behind it are simulated:
          no real money moves, nothing is shipped, nobody is insured. Companies and partners shown as examples
          are invented. Do not enter real account numbers, identity documents or passwords that you use
          elsewhere.
        </Section>
        <Section title="Offers and claims">
          Figures on the front page describe what the platform is made for. They are not an offer. All offers
          of financing are subject to credit and compliance approvals. Freight quotes are for 20 ft containers
          and subject to further approvals.
        </Section>
        <Section id="invoice-factoring" title="Invoice factoring" points={factoringTerms} />
        <Section title="What the server stores">
          What you enter: your company, its people and documents, partners, payments and messages, and a
          record of who did what and when. It can be read by you, by the people you invite, and by this
          installation’s administrators. A buyer who is asked to confirm your invoice sees that invoice with
          its files and your company’s contact. We send it to no one else, and use it only to run the product.
        </Section>
        <Section id="cookies" title="What this browser stores">
          No advertising, no statistics, no third parties.
        </Section>
        <KeptThings />
        <Button className="mt-4" onClick={onCookiePreferences}>
          Cookie preferences
        </Button>
        <Section title="Questions">
          Write to{' '}
          <a href={`mailto:${contact.email}`} className="text-link underline">
            {contact.email}
          </a>{' '}
          to see, correct or delete your data. In this sandbox the address is an example, like all others.
        </Section>
      </main>
    </>
  )
}

/** Of the specification: credit and compliance approvals. The rest is what the product does. */
const factoringTerms = [
  ...yourTerms,
  'The buyer confirms the invoice before the advance is paid. Once it is paid, we notify the buyer of the assignment and of the account to pay to.',
  'Interest is simple, by actual days / 360, on what is advanced, until the day of payment.',
  'A payment pays interest first, then the advance, then the fee; the remainder is yours.',
  'Rate, fee and limit are those of the term sheet and the offer that you accept with password and code.',
  'An invoice can be funded once.',
  'All offers of financing are subject to credit and compliance approvals.',
]

type SectionProps = { id?: string; title: string; children?: ReactNode; points?: readonly string[] }

function Section({ id, title, children, points = [] }: SectionProps) {
  return (
    <section className="mt-8">
      <h2 id={id} className="scroll-mt-4 text-lg font-semibold">
        {title}
      </h2>
      {children && <p className="mt-2 text-base text-ink-2">{children}</p>}
      {points.length > 0 && (
        <ul className="mt-2 grid list-disc gap-2 pl-5 text-base text-ink-2">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
