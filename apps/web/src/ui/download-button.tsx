import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type Paper, saveFile } from '../lib/browser/save-file.ts'
import { messageOf } from '../lib/net/api-error.ts'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'

type DownloadButtonProps = Paper &
  ButtonLook & {
    /** For screen readers, where the text says the format only: "INV-2026-000017 as PDF". */
    label?: string
  }

/** Has a file made and hands it to the browser's downloads. Why it could not be made is said beside the button. */
export function DownloadButton({ text, file, fileName, label, ...look }: DownloadButtonProps) {
  const making = useMutation({ mutationFn: file, onSuccess: (made) => saveFile(made, fileName) })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {making.error && (
        <span role="alert" className="text-xs font-medium text-lost">
          {messageOf(making.error)}
        </span>
      )}
      <Button
        {...look}
        aria-label={label}
        isBusy={making.isPending}
        busyText="Preparing…"
        onClick={() => making.mutate()}
      >
        <Download size={16} aria-hidden />
        {text}
      </Button>
    </span>
  )
}
