import { z } from 'zod/mini'

/** A step of a wizard: its address is a path, its name in the parameter `step`, or both where steps share a path. */
export type Step = { title: string; path?: string; name?: string }

/** A step that validates some fields of the wizard's one form. */
export type FormStep<Field extends string = string> = Step & { fields: readonly Field[] }

/** The step that contains a field, by its path ("founders.0.email"). */
export function stepOfField(steps: readonly FormStep[], path: string): number | undefined {
  const [name = ''] = path.split('.')
  const index = steps.findIndex(({ fields }) => fields.includes(name))
  return index < 0 ? undefined : index
}

/** How far these values lead: the first step that has an invalid field, or the last of all. */
export function furthestStep(steps: readonly FormStep[], schema: z.ZodMiniType, values: unknown): number {
  const last = steps.length - 1
  const { error } = z.safeParse(schema, values)
  const faulty = error?.issues.map(({ path }) => stepOfField(steps, String(path[0])) ?? last) ?? []
  return Math.min(last, ...faulty)
}
