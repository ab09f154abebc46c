import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import type { Registration } from '@tradelane/contract/onboarding/forms'
import { useState } from 'react'
import { formatSize } from '../../../lib/format/format-size.ts'
import type { CodeName } from '../../../lib/queries/code-list.ts'
import { type SubmittedDocument, submittedDocuments } from '../../../lib/queries/registration-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DocumentDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'

type SubmittedDocumentsProps = {
  form: Registration
  stored: CustomerProfile['documents']
  nameOf: CodeName
}

/** All documents of the submission. */
export function SubmittedDocuments({ form, stored, nameOf }: SubmittedDocumentsProps) {
  const [viewed, setViewed] = useState<SubmittedDocument>()
  return (
    <Card title="Documents" isFlush>
      <DataTable
        label="Documents"
        columns={columns(stored, setViewed)}
        rows={submittedDocuments(form, nameOf)}
        rowKey={({ url, of, what }) => `${url} ${of} ${what}`}
        empty={<EmptyState title="No records found" />}
      />
      <DocumentDialog url={viewed?.url} title={viewed?.what ?? ''} onClose={() => setViewed(undefined)} />
    </Card>
  )
}

function columns(
  stored: CustomerProfile['documents'],
  onView: (document: SubmittedDocument) => void,
): Column<SubmittedDocument>[] {
  const fileOf = (url: string) => stored.find((document) => document.url === url)
  return [
    {
      key: 'what',
      title: 'Document',
      cell: ({ what, detail }) => (
        <>
          <div className="font-medium">{what}</div>
          {detail && <div className="text-xs text-ink-2">{detail}</div>}
        </>
      ),
    },
    { key: 'of', title: 'Of', cell: ({ of }) => of },
    {
      key: 'file',
      title: 'File',
      cell: ({ url }) => {
        const file = fileOf(url)
        return (
          // Long names break; short ones stay on one line.
          <div className="min-w-32 wrap-anywhere">
            {file ? `${file.file_name}, ${formatSize(file.size)}` : '–'}
          </div>
        )
      },
    },
    {
      key: 'view',
      title: 'Action',
      isRight: true,
      cell: (document) => (
        <Button
          size="sm"
          aria-label={`View ${document.what}, ${document.of}`}
          onClick={() => onView(document)}
        >
          View
        </Button>
      ),
    },
  ]
}
