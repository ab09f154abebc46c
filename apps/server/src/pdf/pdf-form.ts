/** A printed form: rows of boxes with thin lines around them, as transport documents have them. A row is never split between pages. */
export type PdfForm = readonly FormRow[]

/** Boxes beside each other. The shares of a row add up to one. */
export type FormRow = readonly FormCell[]

/** A box with its label and what is written in it, or rows of smaller boxes in its place. */
export type FormCell = FormBox | { share: number; rows: readonly FormRow[] }

export type FormBox = {
  share: number
  label: string
  /** Empty where it is not known: a form has room for a hand. */
  text?: string
  /** In points, of an empty box too. */
  minHeight?: number
}
