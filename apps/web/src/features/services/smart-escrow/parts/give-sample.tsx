import { useState } from 'react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useGiveSample } from './escrow-queries.ts'
import { sampleHelp, sampleLabel } from './sample-words.ts'

type SampleItem = { smart_escrow_id: string; condition: string; item: string }
type GiveSampleProps = { which: SampleItem; title: string }

/** The sample of a document that was to follow. */
export const GiveSample = ({ closed, ...props }: GiveSampleProps & { closed: string | undefined }) => (
  <DialogButton
    size="sm"
    text={
      <>
        Give sample<span className="sr-only"> of {props.title}</span>
      </>
    }
    closed={closed}
  >
    {(close) => <SampleForm {...props} onClose={close} />}
  </DialogButton>
)

const upload = uploadTo('smart_escrow')

function SampleForm({ which, title, onClose }: GiveSampleProps & { onClose: () => void }) {
  const [file, setFile] = useState('')
  const giving = useGiveSample()
  const give = () =>
    giving.mutate(
      { ...which, doument_file: file },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'The sample has been added.')
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={`Sample: ${title}`}
      lead="It says what you expect. It changes nothing of what was agreed."
      submitText="Give sample"
      busyText="Saving…"
      isBusy={giving.isPending}
      isReady={file !== ''}
      onSubmit={give}
      onClose={onClose}
    >
      <FileField label={sampleLabel} help={sampleHelp} value={file} onChange={setFile} upload={upload} />
      {giving.error && (
        <Banner tone="lost" isAlert>
          {messageOf(giving.error)}
        </Banner>
      )}
    </FormDialog>
  )
}
