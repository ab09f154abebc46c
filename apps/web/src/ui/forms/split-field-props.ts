import type { FieldProps } from './field.tsx'

/** Parts the props of a field component into those of its label and notes, and those of the control itself. */
export function splitFieldProps<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, help, error, isOptional, isLabelHidden, className, ...control } = props
  return [{ label, help, error, isOptional, isLabelHidden, className }, control]
}
