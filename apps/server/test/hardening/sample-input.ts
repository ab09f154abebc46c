import { type RegisteredCall, type Schema, variantsOf } from './registered-calls.ts'

/** Good values by field name; '/path name' where a call wants another than the rest. */
export type KnownValues = Readonly<Record<string, unknown>>

/** An input that the call's schema takes, every field filled, for each variant of it. */
export function sampleBodies({ endpoint }: RegisteredCall, known: KnownValues): unknown[] {
  return variantsOf(endpoint.body).map((schema) => sampleOf(schema, endpoint.path, known))
}

export function sampleQueries({ endpoint }: RegisteredCall, known: KnownValues): Record<string, string>[] {
  return variantsOf(endpoint.query).map(
    (schema) => sampleOf(schema, `${endpoint.path}?`, known) as Record<string, string>,
  )
}

function sampleOf(schema: Schema, call: string, known: KnownValues, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  const own = `${call} ${name}`
  const value = own in known ? known[own] : known[name]
  if (value !== undefined) return value
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(fields.map(([field, inner]) => [field, sampleOf(inner, call, known, field)]))
  }
  if (schema.items) return [sampleOf(schema.items, call, known, name)]
  const [way] = schema.anyOf ?? schema.oneOf ?? []
  return way ? sampleOf(way, call, known, name) : plainValueOf(schema)
}

function plainValueOf({ enum: choices, type, format, minLength = 0 }: Schema): unknown {
  if (choices) return choices[0]
  if (format === 'date') return '2001-02-03'
  const [first] = [type].flat()
  if (first === 'integer' || first === 'number') return 1
  return 'Abc'.padEnd(minLength, 'd')
}
