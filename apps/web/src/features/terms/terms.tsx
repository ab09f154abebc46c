import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contact } from '../../lib/queries/contact.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
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
        <Section title="What the server stores">
          What you enter: your company, its people and documents, partners, payments and messages, and a
          record of who did what and when. It can be read by you, by the people you invite, and by this
          installation’s administrators. We send it to no one else, and use it only to run the product.
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

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 id={id} className="scroll-mt-4 text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2 text-base text-ink-2">{children}</p>
    </section>
  )
}
