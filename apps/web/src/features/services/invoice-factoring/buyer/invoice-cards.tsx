import { FileText } from 'lucide-react'
import { useState } from 'react'
import { linkFileQuery } from '../../../../lib/queries/documents.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FileDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import type { OpenedLink } from '../../../../ui/links/open-link.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'

type InvoiceCardsProps = { token: string; opened: OpenedLink; company: string }

/** The invoice with its files, what confirming it means, and the account to pay to. */
export function InvoiceCards({ token, opened, company }: InvoiceCardsProps) {
  const { facts, account } = opened
  return (
    <>
      <Card title="The invoice">
        <DefinitionList facts={facts.map(inLines)} />
        <Files token={token} opened={opened} />
      </Card>
      <Card title="What confirming means">
        <ul className="grid list-disc gap-2 pl-5">
          <li>You have received the invoice, and you owe what is to be paid of it on the due date.</li>
          <li>
            {company} assigns the invoice to the finance partner. You then pay it to the account below, and no
            longer to your supplier.
          </li>
          <li>
            Once the invoice is funded, we email you the notice of assignment with the same account. Until
            then, nothing changes for you.
          </li>
          <li>Everything else between you and {company} stays as it was.</li>
        </ul>
      </Card>
      <Card title="Account to pay to">
        {account.length > 0 ? (
          <DefinitionList facts={account} />
        ) : (
          <p>We email you the account with the notice of assignment.</p>
        )}
        <p className="mt-3 text-ink-2">
          We never change these details by email. If anybody asks you to pay to another account, ask us first.
        </p>
      </Card>
    </>
  )
}

/** A party is several lines. */
const inLines = ({ term, value }: OpenedLink['facts'][number]) => ({
  term,
  value: <span className="whitespace-pre-line">{value}</span>,
})

function Files({ token, opened: { session, files } }: Omit<InvoiceCardsProps, 'company'>) {
  const [shown, setShown] = useState<OpenedLink['files'][number]>()
  return (
    <>
      <ul aria-label="Documents" className="mt-3 divide-y divide-line border-t border-line">
        {files.map((file) => (
          <li key={file.key} className="flex items-center gap-3 py-2">
            <FileText size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
            <span className="min-w-0 flex-1">{file.title}</span>
            <Button size="sm" onClick={() => setShown(file)}>
              View<span className="sr-only"> {file.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <FileDialog
          query={linkFileQuery({ token, session }, shown.key)}
          title={shown.title}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
