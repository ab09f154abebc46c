import { Button } from '../../../ui/button.tsx'
import { FileChoice } from '../../../ui/forms/file-choice.tsx'
import { useFormFocus } from '../../../ui/forms/use-form-focus.ts'
import type { useUpload } from './use-upload.ts'

/** Drag and drop, or click to browse; the file is sent with the button. */
export function UploadForm({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { file, problem, isSending, choose, send } = upload
  return (
    <form
      {...useFormFocus(problem, true)}
      noValidate
      className="grid gap-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FileChoice label="File" file={file} problem={problem} onFile={choose} />
      <Button type="submit" tone="main" size="lg" isWide isBusy={isSending} busyText="Uploading...">
        Upload
      </Button>
    </form>
  )
}
