import type { WireMessage } from '@tradelane/contract/messages/calls'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'

export function MessageBubble({ message, isOwn }: { message: WireMessage; isOwn: boolean }) {
  const { writer, is_office, text, at, documents } = message
  const [opened, setOpened] = useState<{ url: string; file_name: string }>()
  return (
    <article
      className={classNames(
        'grid max-w-[85%] min-w-0 gap-1 rounded-lg px-4 py-2.5',
        isOwn ? 'justify-self-end bg-sea-wash' : 'justify-self-start bg-mist-2',
      )}
    >
      <p className="text-xs text-ink-2">
        <span className="font-medium text-ink">{is_office ? `${writer}, Tradelane` : writer}</span>
        <span className="num"> · {formatInstant(at)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      {documents.map((document) => (
        <Button
          key={document.url}
          size="sm"
          className="max-w-full justify-self-start"
          onClick={() => setOpened(document)}
        >
          <Paperclip size={14} className="flex-none" aria-hidden />
          <span className="truncate">{document.file_name}</span>
        </Button>
      ))}
      <DocumentDialog
        url={opened?.url}
        title={opened?.file_name ?? ''}
        onClose={() => setOpened(undefined)}
      />
    </article>
  )
}
