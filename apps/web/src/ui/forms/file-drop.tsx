import { FileCheck2, FileUp } from 'lucide-react'
import type { Ref } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { ProgressBar } from '../wizard/progress-bar.tsx'
import { type FileTypes, fileTypes } from './file-rules.ts'

type FileDropProps = {
  wiring: { id: string; label: string; describedBy: string; isInvalid: boolean }
  types?: FileTypes
  isFilled: boolean
  fileName: string | undefined
  progress: number | undefined
  onFile: (file: File) => void
  onView: (() => void) | undefined
  ref: Ref<HTMLElement> | undefined
}

/** The loaded half of `FileField`. */
export function FileDrop({
  wiring,
  types = fileTypes,
  isFilled,
  fileName,
  progress,
  onFile,
  onView,
  ref,
}: FileDropProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // Accept every type here: the field refuses the wrong ones with its own message.
    onDrop: ([file], rejections) => {
      const given = file ?? rejections[0]?.file
      if (given) onFile(given)
    },
    accept: types,
  })
  const isSending = progress !== undefined
  const Icon = isFilled ? FileCheck2 : FileUp
  return (
    <div
      {...getRootProps({
        className: classNames(
          'flex min-h-18 flex-wrap items-center gap-3 rounded-md border px-4 py-3 transition-colors',
          isFilled ? 'border-line-2' : 'border-dashed',
          wiring.isInvalid ? 'border-lost' : !isFilled && 'border-control',
          isDragActive ? 'border-sea bg-sea-wash' : 'bg-paper',
        ),
      })}
    >
      <input {...getInputProps({ 'aria-label': wiring.label, style: { display: 'none' } })} />
      <Icon size={20} strokeWidth={1.75} className={isFilled ? 'text-done' : 'text-ink-2'} aria-hidden />
      <div className="min-w-0 flex-1 basis-24">
        <div className="truncate">{stateText(isFilled, isSending, fileName)}</div>
        {isSending && <ProgressBar label={`Uploading ${fileName ?? 'file'}`} share={progress} />}
      </div>
      {isFilled && !isSending && onView && (
        <Button tone="quiet" size="sm" onClick={onView}>
          View
        </Button>
      )}
      <Button
        ref={ref as Ref<HTMLButtonElement>}
        id={wiring.id}
        size="sm"
        data-invalid={wiring.isInvalid || undefined}
        aria-describedby={wiring.describedBy}
        isBusy={isSending}
        busyText="Uploading…"
        onClick={open}
      >
        {isFilled ? 'Replace' : 'Choose file'}
      </Button>
    </div>
  )
}

function stateText(isFilled: boolean, isSending: boolean, fileName: string | undefined): string {
  if (isSending || (isFilled && fileName)) return fileName ?? ''
  return isFilled ? 'File has been uploaded' : 'Drop a file here'
}
