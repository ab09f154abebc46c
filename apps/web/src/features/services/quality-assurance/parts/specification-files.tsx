import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'

export type SpecificationFile = { url: string; file_name: string }

type SpecificationFilesProps = {
  files: readonly SpecificationFile[]
  /** Without it they are only shown. */
  onRemove?: (url: string) => void
}

/** The files of the goods' specification. */
export function SpecificationFiles({ files, onRemove }: SpecificationFilesProps) {
  const [shown, setShown] = useState<SpecificationFile>()
  return (
    <>
      <ul aria-label="Specification files" className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.url} className="flex items-center gap-3 py-2">
            <FileText size={18} strokeWidth={1.75} className="flex-none text-ink-2" aria-hidden />
            <span className="min-w-0 flex-1 truncate contain-inline-size">{file.file_name}</span>
            <Button size="sm" tone="quiet" onClick={() => setShown(file)}>
              View<span className="sr-only"> {file.file_name}</span>
            </Button>
            {onRemove && (
              <IconButton
                label={`Remove ${file.file_name}`}
                icon={X}
                isBare
                onClick={() => onRemove(file.url)}
              />
            )}
          </li>
        ))}
      </ul>
      <DocumentDialog url={shown?.url} title={shown?.file_name ?? ''} onClose={() => setShown(undefined)} />
    </>
  )
}
