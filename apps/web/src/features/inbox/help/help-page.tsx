import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { searchFaq } from '../../../lib/faq/search-faq.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ContactCard } from './contact-card.tsx'
import { FaqGroups, FoundAnswers } from './faq-lists.tsx'
import { useOpenedByAddress } from './use-opened-by-address.ts'
import { usePrintedWhole } from './use-printed-whole.ts'

export function HelpPage() {
  const [address, setAddress] = useSearchParams()
  const query = address.get('q') ?? ''
  // Each typed letter replaces the address, so that Back leaves the page.
  const search = (text: string) => setAddress(text === '' ? {} : { q: text }, { replace: true })
  useOpenedByAddress()
  usePrintedWhole()
  return (
    <>
      <PageHeader
        title="Help & Support"
        lead="Answers to common questions, and how to contact us."
        actions={
          <Button onClick={() => window.print()} className="print:hidden">
            <Printer size={16} aria-hidden />
            Print
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <section aria-label="Questions and answers" className="grid min-w-0 gap-4">
          <div className="print:hidden">
            <SearchField label="Search the questions" value={query} onSearch={search} waitMs={0} />
          </div>
          {query === '' ? <FaqGroups /> : <FoundAnswers query={query} entries={searchFaq(query)} />}
        </section>
        <ContactCard />
      </div>
    </>
  )
}
