import { lazy, Suspense, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import type { useUpload } from './use-upload.ts'

const FileDrop = lazy(() => import('../../ui/file-drop.tsx').then((module) => ({ default: module.FileDrop })))

/** Drag and drop, or click to browse; the file is sent with the button. */
export function UploadForm({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { file, problem, isSending, choose, send } = upload
  const id = useId()
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div>
        <div id={`${id}-label`} className="mb-1.5 font-medium">
          File
        </div>
        <Suspense fallback={<div className="h-18 rounded-md border border-dashed border-control" />}>
          <FileDrop
            wiring={{
              id,
              label: 'File',
              describedBy: `${id}-label ${id}-error ${id}-help`,
              isInvalid: problem !== undefined,
            }}
            isFilled={file !== undefined}
            fileName={file?.name}
            progress={undefined}
            onFile={choose}
            onView={undefined}
            ref={undefined}
          />
        </Suspense>
        <div className="mt-1.5 grid gap-1">
          {problem && <FieldNote id={`${id}-error`} error={problem} />}
          <FieldNote id={`${id}-help`} help="One file: png, jpeg, jpg or pdf, up to 10 MB" />
        </div>
      </div>
      <Button type="submit" tone="main" size="lg" isWide isBusy={isSending} busyText="Uploading...">
        Upload
      </Button>
    </form>
  )
}
