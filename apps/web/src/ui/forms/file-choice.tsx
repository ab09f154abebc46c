import { lazy, Suspense, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { FieldNote } from './field.tsx'
import { type FileTypes, fileTypes, namesOf, whyRefused } from './file-rules.ts'

const FileDrop = lazy(() => import('./file-drop.tsx').then((module) => ({ default: module.FileDrop })))

type FileChoiceProps = {
  label: string
  /** What was chosen, also where it is refused: the form asks `whyRefused` too, and is not sent with it. */
  file: File | undefined
  problem: string | undefined
  onFile: (file: File | undefined) => void
  types?: FileTypes
  isOptional?: boolean
  /** The file that is stored already and stays unless another is chosen. */
  storedName?: string | undefined
  /** Where the form may go without the file. */
  onRemove?: () => void
  className?: string
}

/** A file that is sent with its form: drag and drop, or click to browse. One that the server would refuse is refused here: before all of it is sent. */
export function FileChoice(props: FileChoiceProps) {
  const { label, file, onFile, types = fileTypes, isOptional, className, storedName } = props
  const refusal = refusalOf(props)
  const problem = refusal ?? props.problem
  const fileName = refusal ? storedName : (file?.name ?? storedName)
  // A refused file goes alone: what is stored stays.
  const onRemove = refusal ? () => onFile(undefined) : fileName !== undefined && props.onRemove
  const button = useRef<HTMLElement>(null)
  const id = useId()
  return (
    // A long file name is cut, and does not widen the form.
    <div className={classNames('min-w-0', className)}>
      <div id={`${id}-label`} className="mb-1.5 font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-2"> (optional)</span>}
      </div>
      <Suspense fallback={<div className="h-18 rounded-md border border-dashed border-control" />}>
        <FileDrop
          wiring={{
            id,
            label,
            describedBy: `${id}-label ${id}-error ${id}-help`,
            isInvalid: problem !== undefined,
          }}
          isFilled={fileName !== undefined}
          fileName={fileName}
          progress={undefined}
          types={types}
          onFile={onFile}
          onView={undefined}
          ref={button}
        />
      </Suspense>
      <div className="mt-1.5 grid gap-1">
        {problem && (
          <div role={refusal && 'alert'}>
            <FieldNote id={`${id}-error`} error={problem} />
          </div>
        )}
        <FieldNote id={`${id}-help`} help={`One file: ${namesOf(types)}, up to 10 MB`} />
        {onRemove && (
          <Button
            tone="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              onRemove()
              // This button may go with the file.
              button.current?.focus()
            }}
          >
            Remove the file
          </Button>
        )}
      </div>
    </div>
  )
}

/** Where another file stays, it is said which one was refused. */
function refusalOf({ file, types, storedName }: FileChoiceProps): string | undefined {
  const why = whyRefused(file, types)
  return why && storedName !== undefined ? `We did not take “${file?.name}”. ${why}` : why
}
