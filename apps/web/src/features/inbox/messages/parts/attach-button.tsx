import { mostAttachments } from '@tradelane/contract/messages/forms'
import { Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import { Button } from '../../../../ui/button.tsx'
import { fileTypes } from '../../../../ui/forms/file-rules.ts'
import { useFileUpload } from '../../../../ui/forms/use-file-upload.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'

export type Attachment = { url: string; name: string }

type AttachButtonProps = {
  attached: readonly Attachment[]
  onChange: (attached: readonly Attachment[]) => void
}

const upload = uploadTo('messages')

/** Stores a file with the company's documents and adds it to the message. */
export function AttachButton({ attached, onChange }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const name = useRef('')
  const { start, progress, problem } = useFileUpload(upload, (url) =>
    onChange([...attached, { url, name: name.current }]),
  )
  const choose = (file: File | undefined) => {
    if (!file) return
    name.current = file.name
    start(file)
  }
  return (
    <div className="grid min-w-0 gap-2">
      {attached.map((one) => (
        <span key={one.url} className="flex items-center gap-2">
          <Paperclip size={14} className="flex-none text-ink-2" aria-hidden />
          <span className="truncate">{one.name}</span>
          <IconButton
            label={`Remove ${one.name}`}
            icon={X}
            isBare
            onClick={() => onChange(attached.filter((other) => other !== one))}
          />
        </span>
      ))}
      {problem && <p className="text-xs font-medium text-lost">{problem}</p>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to attach"
        accept={Object.values(fileTypes).flat().join(',')}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <Button
        size="sm"
        tone="quiet"
        className="-ml-3 justify-self-start"
        disabled={attached.length >= mostAttachments}
        isBusy={progress !== undefined}
        busyText="Uploading…"
        onClick={() => input.current?.click()}
      >
        <Paperclip size={16} aria-hidden />
        Attach a file
      </Button>
    </div>
  )
}
