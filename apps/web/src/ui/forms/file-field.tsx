import { lazy, type Ref, Suspense, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldNote, type FieldProps } from './field.tsx'
import { type FileTypes, fileTypes, namesOf } from './file-rules.ts'
import { type FileUpload, type UploadFile, useFileUpload } from './use-file-upload.ts'

export type FileFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  /** The link of the stored file, '' while there is none. */
  value: string
  onChange: (url: string, fileName: string) => void
  /** Of the stored file, where it was not uploaded just now. */
  fileName?: string | undefined
  /** The types that are taken; else pictures and PDFs. */
  types?: FileTypes
  /** Stores the file and returns its link; reports the progress from 0 to 1. */
  upload: UploadFile
  /** What is said of an upload that failed. */
  failure?: string
  /** Shows the stored file. */
  onView?: (url: string) => void
  ref?: Ref<HTMLElement>
}

const FileDrop = lazy(() => import('./file-drop.tsx').then((module) => ({ default: module.FileDrop })))

/** A document: dropped, or chosen by click or key; png, jpeg, jpg or pdf up to 10 MB. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    types = fileTypes,
    help = `${namesOf(types)}, up to 10 MB`,
    isOptional,
    className,
    value,
    onView,
    ref,
  } = props
  const file = useFileUpload(props.upload, props.onChange, { failure: props.failure, types })
  const error = problemOf(file, value !== '') ?? props.error
  const id = useId()
  return (
    <div className={classNames('min-w-0', className)}>
      <div id={`${id}-label`} className="mb-1.5 font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-2"> (optional)</span>}
      </div>
      <Suspense fallback={<div className="h-18 rounded-md border border-dashed border-control" />}>
        <FileDrop
          wiring={{ id, label, describedBy: `${id}-label ${id}-error ${id}-help`, isInvalid: Boolean(error) }}
          types={types}
          isFilled={value !== ''}
          fileName={file.fileName ?? props.fileName}
          progress={file.progress}
          onFile={file.start}
          onView={onView && (() => onView(value))}
          ref={ref}
        />
      </Suspense>
      <div className="mt-1.5 grid gap-1">
        {error && <FieldNote id={`${id}-error`} error={error} />}
        <FieldNote id={`${id}-help`} help={help} />
      </div>
    </div>
  )
}

/** Where another file stays, it is said which one was refused. */
const problemOf = ({ problem, refusedName }: FileUpload, isFilled: boolean): string | undefined =>
  problem && isFilled ? `We did not store “${refusedName}”. ${problem}` : problem
