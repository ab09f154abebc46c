import type { Endpoint } from '@tradelane/contract'
import { z } from 'zod/mini'
import { sandboxTablesOf, tablesOf } from '../../src/app/build-app.ts'
import { features } from '../../src/app/features.ts'

export type RegisteredCall = { name: string; endpoint: Endpoint }

/** Every call that the server has, from the tables it is built of: a new one is in every test here by itself. */
export const registeredCalls: readonly RegisteredCall[] = [
  ...tablesOf({ features }),
  ...sandboxTablesOf({ features }),
].flatMap(({ contract }) =>
  Object.values(contract).map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })),
)

/** As much of JSON Schema as the contract's schemas become. */
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  minLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const variants = new WeakMap<z.ZodMiniType, Schema[]>()

/** What the input of a call looks like, one schema for each variant. A schema is translated once: it does not change. */
export function variantsOf(schema: z.ZodMiniType | undefined): Schema[] {
  if (!schema) return []
  const known = variants.get(schema)
  if (known) return known
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const found = whole.oneOf ?? whole.anyOf ?? [whole]
  variants.set(schema, found)
  return found
}

export type Field = { path: (string | number)[]; schema: Schema }
export const nameOf = ({ path }: Pick<Field, 'path'>): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '')

/** Every field of an input, at any depth. */
export function fieldsOf(schema: Schema, path: Field['path'] = []): Field[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => fieldsOf(field, [...path, name])),
    ...(schema.items ? fieldsOf(schema.items, [...path, 0]) : []),
  ]
  return path.length === 0 ? inside : [{ path, schema }, ...inside]
}

/** Alternatives such as "a text or null" count as each of them. */
export function hasType({ schema }: Pick<Field, 'schema'>, type: string, format?: string): boolean {
  const one = [schema.type].flat().includes(type) && (format === undefined || schema.format === format)
  return (
    one ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((way) => hasType({ schema: way }, type, format))
  )
}

/** A copy of `input` in which the field at `path` is another. */
export function changed(input: unknown, [first, ...rest]: Field['path'], value: unknown): unknown {
  if (first === undefined) return value
  const inner = changed((input as Record<string | number, unknown> | undefined)?.[first], rest, value)
  if (Array.isArray(input)) return input.with(Number(first), inner)
  const { [first]: _, ...others } = (input ?? {}) as Record<string | number, unknown>
  return inner === absent ? others : { ...others, [first]: inner }
}

/** Takes the field away altogether. */
export const absent = Symbol('absent')
