import { containerNumberFault } from '@tradelane/contract/logistics/container-number'
import { capitals, identifierFault, plainIdentifier } from '@tradelane/contract/primitives/identifier'
import { isWithin } from '@tradelane/contract/quality-assurance/measured'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { type Faults, newContainer, newMeasurement, newQuantity, type Report } from './report-values.ts'

export type PartProps = { report: Report; change: (changes: Partial<Report>) => void; faults: Faults }

type RowsProps<Row> = {
  title: string
  /** Of one row: "Defect". */
  what: string
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  added: () => Row
  error: string | undefined
  children: (row: Row, set: (changes: Partial<Row>) => void, index: number) => ReactNode
}

/** Rows of one part of the report, which can be added and removed. */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const { title, what, rows, onChange, added, error, children } = props
  return (
    <Card title={title}>
      <div className="grid gap-4">
        {rows.map((row, index) => (
          <fieldset
            key={index}
            className="grid gap-4 rounded-md border border-line p-3"
            aria-label={`${what} ${index + 1}`}
          >
            <div className="-mb-2 flex items-center justify-between">
              <span className="font-medium">
                {what} {index + 1}
              </span>
              <IconButton
                label={`Remove ${what.toLowerCase()} ${index + 1}`}
                icon={X}
                isBare
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              />
            </div>
            {children(
              row,
              (changes) => onChange(rows.map((old, at) => (at === index ? { ...old, ...changes } : old))),
              index,
            )}
          </fieldset>
        ))}
        {error && <FieldNote id={`${title}-error`} error={error} />}
        <Button onClick={() => onChange([...rows, added()])} className="justify-self-start">
          Add {what.toLowerCase()}
        </Button>
      </div>
    </Card>
  )
}

/** What was ordered, presented for inspection and packed. */
export function QuantityRows({ report, change, faults }: PartProps) {
  return (
    <Rows
      title="Quantities"
      what="Goods"
      rows={report.quantities}
      onChange={(quantities) => change({ quantities })}
      added={newQuantity}
      error={faults.quantities}
    >
      {(row, set, index) => {
        const field = (name: keyof typeof row, label: string) => (
          <TextInput
            label={label}
            inputMode={name === 'item' ? 'text' : 'numeric'}
            value={row[name]}
            onChange={({ target }) => set({ [name]: target.value })}
            error={faults[`quantities.${index}.${name}`]}
          />
        )
        return (
          <>
            {field('item', 'Goods')}
            <div className="grid grid-cols-3 items-start gap-2">
              {field('ordered', 'Ordered')}
              {field('presented', 'Presented')}
              {field('packed', 'Packed')}
            </div>
          </>
        )
      }}
    </Rows>
  )
}

export function MeasurementRows({ report, change, faults }: PartProps) {
  return (
    <Rows
      title="Measurements"
      what="Measurement"
      rows={report.measurements}
      onChange={(measurements) => change({ measurements })}
      added={newMeasurement}
      error={faults.measurements}
    >
      {(row, set, index) => {
        const field = (name: keyof typeof row, label: string) => (
          <TextInput
            label={label}
            isOptional={name === 'unit'}
            inputMode={name === 'what' || name === 'unit' ? 'text' : 'decimal'}
            value={row[name]}
            onChange={({ target }) => set({ [name]: target.value })}
            error={faults[`measurements.${index}.${name}`]}
          />
        )
        return (
          <>
            {field('what', 'What is measured')}
            <div className="grid grid-cols-2 items-start gap-2">
              {field('unit', 'Unit')}
              {field('wanted', 'Wanted')}
              {field('tolerance', 'Tolerance ±')}
              {field('found', 'Found')}
            </div>
            <Within row={row} />
          </>
        )
      }}
    </Rows>
  )
}

/** Computed, and nothing that can be chosen. */
function Within({ row }: { row: Report['measurements'][number] }) {
  const within = isWithin(row)
  if (within === undefined) return null
  return (
    <p role="status">
      <Badge tone={within ? 'done' : 'lost'}>{within ? 'Within tolerance' : 'Outside tolerance'}</Badge>
    </p>
  )
}

export function ContainerRows({ report, change, faults }: PartProps) {
  return (
    <Rows
      title="Containers"
      what="Container"
      rows={report.containers}
      onChange={(containers) => change({ containers })}
      added={newContainer}
      error={faults.containers}
    >
      {(row, set, index) => (
        <>
          <TextInput
            label="Container number"
            help="As on its doors, such as CSQU 305438 3"
            autoCapitalize="characters"
            autoComplete="off"
            value={row.number}
            onChange={({ target }) => set({ number: capitals(target.value) })}
            error={numberFault(row.number) ?? faults[`containers.${index}.number`]}
          />
          <TextInput
            label="Seal number"
            autoComplete="off"
            value={row.seal}
            onChange={({ target }) => set({ seal: target.value })}
            error={faults[`containers.${index}.seal`]}
          />
        </>
      )}
    </Rows>
  )
}

/** Said once the number is whole: not while it is being typed. */
function numberFault(typed: string): string | undefined {
  const number = plainIdentifier(typed).replace(/[ -]/g, '')
  return identifierFault(number) ?? (number.length >= 11 ? containerNumberFault(number) : undefined)
}
