import { lazy, Suspense, useId } from 'react'
import { Button } from '../button.tsx'
import { FieldNote } from './field.tsx'
import { type FileTypes, fileTypes, namesOf } from './file-rules.ts'

const FileDrop = lazy(() => import('./file-drop.tsx').then((module) => ({ default: module.FileDrop })))

type FileChoiceProps = {
  label: string
  file: File | undefined
  problem: string | undefined
  onFile: (file: File) => void
  types?: FileTypes
  isOptional?: boolean
  /** The file that is stored already and stays unless another is chosen. */
  storedName?: string | undefined
  /** Where the form may go without the file. */
  onRemove?: () => void
  className?: string
}

/** A file that is sent with its form: drag and drop, or click to browse. */
export function FileChoice(props: FileChoiceProps) {
  const { label, file, problem, onFile, types = fileTypes, isOptional, className } = props
  const { storedName, onRemove } = props
  const fileName = file?.name ?? storedName
  const id = useId()
  return (
    <div className={className}>
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
          ref={undefined}
        />
      </Suspense>
      <div className="mt-1.5 grid gap-1">
        {problem && <FieldNote id={`${id}-error`} error={problem} />}
        <FieldNote id={`${id}-help`} help={`One file: ${namesOf(types)}, up to 10 MB`} />
        {onRemove && fileName !== undefined && (
          <Button tone="quiet" size="sm" className="justify-self-start" onClick={onRemove}>
            Remove the file
          </Button>
        )}
      </div>
    </div>
  )
}
