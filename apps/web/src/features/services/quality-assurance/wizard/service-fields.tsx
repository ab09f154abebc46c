import {
  fieldsOfService,
  type InspectionService,
  inspectionLevels,
  orderAqls,
  serviceNames,
  usualAqls,
} from '@tradelane/contract/quality-assurance/rules'
import { useRef } from 'react'
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { typesWithWord } from '../../../../ui/forms/file-rules.ts'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import type { UploadFile } from '../../../../ui/forms/use-file-upload.ts'
import { SpecificationFiles } from '../parts/specification-files.tsx'
import type { OrderValues } from './order-values.ts'

const explanations: Record<InspectionService, string> = {
  supplier_audit: 'An auditor visits the factory and checks what you specify.',
  quality_assurance: 'An inspector checks the goods against your specification.',
  loading_inspection: 'An inspector is there when the containers are loaded.',
}

/** The three services. The fields of each come when it is ticked, and go when it is not. */
export function ServiceFields() {
  const { control } = useFormContext<OrderValues>()
  const values = useWatch({ control }) as OrderValues
  return (
    <div className="grid gap-6">
      <Service name="supplier_audit" />
      {/* The specification has its own rule: it is there, and enabled when the audit is chosen. */}
      <AuditFields isChosen={values.supplier_audit} />
      <Service name="quality_assurance" />
      {values.quality_assurance && <QualityFields />}
      <Service name="loading_inspection" />
      {values.loading_inspection && <LoadingFields />}
    </div>
  )
}

function Service({ name }: { name: InspectionService }) {
  const { register, formState, clearErrors } = useFormContext<OrderValues>()
  return (
    <div className="border-t border-line pt-5">
      <Checkbox
        label={<strong className="font-medium">{serviceNames[name]}</strong>}
        help={explanations[name]}
        error={formState.errors[name]?.message}
        {...register(name, { onChange: () => clearErrors([...fieldsOfService[name], 'supplier_audit']) })}
      />
    </div>
  )
}

function AuditFields({ isChosen }: { isChosen: boolean }) {
  const { register, formState } = useFormContext<OrderValues>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextArea
        label="Audit specification"
        className="sm:col-span-2"
        rows={3}
        maxLength={2000}
        disabled={!isChosen}
        error={formState.errors.audit_specification?.message}
        {...register('audit_specification')}
      />
      {isChosen && (
        <>
          <Count name="audit_days" label="Days" />
          <Count name="audit_persons" label="Persons" />
        </>
      )}
    </div>
  )
}

function QualityFields() {
  const { register, formState } = useFormContext<OrderValues>()
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Value name="qa_consignment_value" label="Consignment value" />
      <Count name="qa_days" label="Days of inspection" />
      <TextArea
        label="Goods specification"
        className="sm:col-span-2"
        rows={3}
        maxLength={2000}
        error={errors.goods_specifications?.message}
        {...register('goods_specifications')}
      />
      <Files />
      <Count name="lot_size" label="Lot size" help="Pieces. The sample follows from it." isOptional />
      <Select
        label="Inspection level"
        isOptional
        placeholder="Select"
        help="ISO 2859-1; II is usual."
        options={inspectionLevels.map((level) => ({ value: level, label: level }))}
        error={errors.inspection_level?.message}
        {...register('inspection_level')}
      />
      <AqlField name="aql_major" defects="major" />
      <AqlField name="aql_minor" defects="minor" />
    </div>
  )
}

/** No critical defect is accepted, so that class has no field. */
function AqlField({ name, defects }: { name: 'aql_major' | 'aql_minor'; defects: 'major' | 'minor' }) {
  const { register } = useFormContext<OrderValues>()
  return (
    <Select
      label={`AQL, ${defects} defects`}
      isOptional
      placeholder={`${usualAqls[defects]} (usual)`}
      help={defects === 'major' ? 'How many are accepted. No critical defect is.' : undefined}
      options={orderAqls.map((aql) => ({ value: String(aql), label: String(aql) }))}
      {...register(name)}
    />
  )
}

function LoadingFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Count name="no_of_containers" label="Number of containers" />
      <Value name="loading_consignment_value" label="Consignment value at loading" />
    </div>
  )
}

type CountProps = {
  name: 'audit_days' | 'audit_persons' | 'qa_days' | 'lot_size' | 'no_of_containers'
  label: string
  help?: string
  isOptional?: boolean
}

function Count({ name, ...shown }: CountProps) {
  const { control } = useFormContext<OrderValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField {...field} {...shown} error={fieldState.error?.message} />
      )}
    />
  )
}

type ValueProps = { name: 'qa_consignment_value' | 'loading_consignment_value'; label: string }

function Value({ name, label }: ValueProps) {
  const { control } = useFormContext<OrderValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField {...field} label={label} currency="USD" error={fieldState.error?.message} />
      )}
    />
  )
}

const store = uploadTo('quality_assurance')
const mostFiles = 10

/** The files of the specification, added one by one. */
function Files() {
  const { control } = useFormContext<OrderValues>()
  const { field, fieldState } = useController({ control, name: 'quality_specifications_file' })
  const name = useRef('')
  const upload: UploadFile = (file, onProgress) => {
    name.current = file.name
    return store(file, onProgress)
  }
  const files = field.value
  return (
    <div className="grid gap-3 sm:col-span-2">
      {files.length > 0 && (
        <SpecificationFiles
          files={files}
          onRemove={(url) => field.onChange(files.filter((file) => file.url !== url))}
        />
      )}
      {files.length < mostFiles && (
        <FileField
          label="Quality specification"
          types={typesWithWord}
          value=""
          upload={upload}
          onChange={(url) => field.onChange([...files, { url, file_name: name.current }])}
          error={fieldState.error?.message}
          ref={field.ref}
        />
      )}
    </div>
  )
}
