import { lazy, Suspense, useId } from 'react'
import { FieldNote } from './field.tsx'
import { type FileTypes, fileTypes, namesOf } from './file-rules.ts'

const FileDrop = lazy(() => import('./file-drop.tsx').then((module) => ({ default: module.FileDrop })))

type FileChoiceProps = {
  label: string
  file: File | undefined
  problem: string | undefined
  onFile: (file: File) => void
  types?: FileTypes
}

/** A file that is sent with its form: drag and drop, or click to browse. */
export function FileChoice({ label, file, problem, onFile, types = fileTypes }: FileChoiceProps) {
  const id = useId()
  return (
    <div>
      <div id={`${id}-label`} className="mb-1.5 font-medium">
        {label}
      </div>
      <Suspense fallback={<div className="h-18 rounded-md border border-dashed border-control" />}>
        <FileDrop
          wiring={{
            id,
            label,
            describedBy: `${id}-label ${id}-error ${id}-help`,
            isInvalid: problem !== undefined,
          }}
          isFilled={file !== undefined}
          fileName={file?.name}
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
      </div>
    </div>
  )
}
