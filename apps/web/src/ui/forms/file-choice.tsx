import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { FieldNote } from './field.tsx'
import { type FileTypes, fileTypes, namesOf, whyRefused } from './file-rules.ts'

const FileDrop = lazy(() => import('./file-drop.tsx').then((module) => ({ default: module.FileDrop })))

type FileChoiceProps = {
  label: string
  file: File | undefined
  problem: string | undefined
  /** Nothing, where the chosen file cannot be taken. */
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
  const { label, file, onFile, types = fileTypes, isOptional, className } = props
  const { storedName, onRemove } = props
  const [refusal, setRefusal] = useState<string>()
  const problem = refusal ?? props.problem
  const choose = (chosen: File) => {
    const why = whyRefused(chosen, types)
    setRefusal(why)
    onFile(why ? undefined : chosen)
  }
  const remove = () => {
    setRefusal(undefined)
    onRemove?.()
  }
  const fileName = file?.name ?? storedName
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
          onFile={choose}
          onView={undefined}
          ref={undefined}
        />
      </Suspense>
      <div className="mt-1.5 grid gap-1">
        {problem && <FieldNote id={`${id}-error`} error={problem} />}
        <FieldNote id={`${id}-help`} help={`One file: ${namesOf(types)}, up to 10 MB`} />
        {onRemove && fileName !== undefined && (
          <Button tone="quiet" size="sm" className="justify-self-start" onClick={remove}>
            Remove the file
          </Button>
        )}
      </div>
    </div>
  )
}
