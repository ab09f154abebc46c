import { officeInvoices } from '@tradelane/contract/invoices/calls'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { apiFile } from '../../../../lib/net/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'

type PaperFile = {
  title: string
  url: string | null
  link: string | null
  at: string
  invoice: { invoice_id: string; number: string } | undefined
}
export type Paper = {
  name: string
  /** What would make one, where there is none. */
  none: string
  files: readonly PaperFile[]
}

/** A button for each kind of paper: it lists what the customer has, or says what would make one. */
export function PaperButtons({ title, papers }: { title: string; papers: readonly Paper[] }) {
  const [name, setName] = useState<string>()
  const [viewed, setViewed] = useState<PaperFile>()
  const opened = papers.find((paper) => paper.name === name)
  const close = () => setName(undefined)
  return (
    <Card title={title}>
      <div className="flex flex-wrap gap-2">
        {papers.map((paper) => (
          <Button key={paper.name} onClick={() => setName(paper.name)}>
            {paper.name}
          </Button>
        ))}
      </div>
      <Dialog
        isOpen={opened !== undefined && viewed === undefined}
        onClose={close}
        title={opened?.name ?? ''}
        isOnlyText={opened?.files.length === 0}
      >
        {opened?.files.length === 0 ? (
          <p>There is none yet. {opened.none}</p>
        ) : (
          <ul className="grid gap-3">
            {opened?.files.map((file, index) => (
              <li
                key={`${file.title} ${file.at} ${index}`}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <span className="wrap-anywhere">
                  {file.title}
                  <span className="block text-xs text-ink-2">{formatDay(file.at)}</span>
                </span>
                <OpenPaper file={file} onView={() => setViewed(file)} />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      <DocumentDialog
        url={viewed?.url ?? undefined}
        title={viewed?.title ?? ''}
        onClose={() => setViewed(undefined)}
      />
    </Card>
  )
}

function OpenPaper({ file, onView }: { file: PaperFile; onView: () => void }) {
  const { invoice, link, title } = file
  if (invoice)
    return (
      <DownloadButton
        size="sm"
        text="PDF"
        label={`${invoice.number} as PDF`}
        fileName={`${invoice.number}.pdf`}
        file={() => apiFile(officeInvoices.file, { body: { invoice_id: invoice.invoice_id } })}
      />
    )
  if (link)
    return (
      <Link to={link} className="text-link">
        Open<span className="sr-only"> {title}</span>
      </Link>
    )
  return (
    <Button size="sm" aria-label={`View ${title}`} onClick={onView}>
      View
    </Button>
  )
}
