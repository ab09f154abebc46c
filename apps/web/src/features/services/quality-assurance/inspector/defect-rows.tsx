import { classLabels, type DefectClass } from '@tradelane/contract/quality-assurance/checklist'
import { ChoiceButtons } from '../../../../ui/forms/choice-buttons.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { type PhotoPartProps, Photos } from './photo-grid.tsx'
import { type PartProps, Rows } from './report-rows.tsx'
import { newDefect } from './report-values.ts'

/** Defects with their class, their pieces and their photos. */
export function DefectRows({ report, change, faults, ...photos }: PartProps & PhotoPartProps) {
  return (
    <Rows
      title="Defects"
      what="Defect"
      rows={report.defects}
      onChange={(defects) => change({ defects })}
      added={newDefect}
      error={faults.defects}
    >
      {(row, set, index) => (
        <>
          <ChoiceButtons<DefectClass>
            label={`Class of defect ${index + 1}`}
            choices={classLabels}
            chosen={row.class}
            onChoose={(name) => set({ class: name })}
          />
          <TextInput
            label="Description"
            value={row.description}
            onChange={({ target }) => set({ description: target.value })}
            error={faults[`defects.${index}.description`]}
          />
          <TextInput
            label="Pieces with this defect"
            help="Count a piece once, under its worst defect."
            inputMode="numeric"
            value={row.pieces}
            onChange={({ target }) => set({ pieces: target.value })}
            error={faults[`defects.${index}.pieces`]}
          />
          <Photos {...photos} place={row.key} name={`defect ${index + 1}`} />
        </>
      )}
    </Rows>
  )
}
