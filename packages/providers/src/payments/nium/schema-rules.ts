import { z } from 'zod/mini'
import { jsonOrUndefined } from '../../json-or-undefined.ts'
import type { Corridor, CorridorField, CorridorRules, FieldRule } from '../corridor.ts'

/** What we read of a JSON Schema; everything else in it is the validator's to judge. */
type Schema = {
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  pattern?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  allOf?: Schema[] | undefined
  if?: Schema | undefined
  then?: Schema | undefined
  else?: Schema | undefined
}

const schema: z.ZodMiniType<Schema> = z.lazy(() =>
  z.object({
    properties: z.optional(z.record(z.string(), schema)),
    required: z.optional(z.array(z.string())),
    enum: z.optional(z.array(z.unknown())),
    const: z.optional(z.unknown()),
    pattern: z.optional(z.string()),
    minLength: z.optional(z.number()),
    maxLength: z.optional(z.number()),
    allOf: z.optional(z.array(schema)),
    if: z.optional(schema),
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
    then: z.optional(schema),
    else: z.optional(schema),
  }),
)

/** Sent as an object, as a list of objects, or as a text of either. */
export const schemaAnswer = z.pipe(
  z.transform((sent: unknown) => {
    const read = typeof sent === 'string' ? jsonOrUndefined(sent) : sent
    return Array.isArray(read) ? { allOf: read } : read
  }),
  schema,
)

/** The rules that hold in this corridor: a branch counts where what it depends on is known. */
export function rulesIn(answer: Schema, corridor: Corridor): CorridorRules {
  const read: Read = { rules: new Map(), required: new Set() }
  collect(answer, knownOf(corridor), read)
  const rule = (name: string) => read.rules.get(name)
  const fields = Object.entries(fieldsByName).flatMap(([name, field]): FieldRule[] => {
    const { pattern, minLength, maxLength, enum: values } = rule(name) ?? {}
    const oneOf = texts(values)
    const type = field === 'routingCode' ? texts(rule('routingcodetype1')?.enum)[0] : undefined
    const code = field === 'secondRoutingCode' ? texts(rule('routingcodetype2')?.enum)[0] : type
    const required = read.required.has(name)
    const hasRule = pattern !== undefined || minLength !== undefined || maxLength !== undefined
    if (!required && !hasRule && oneOf.length === 0) return []
    return [
      {
        ...{ field, required },
        ...(code && { code: code === 'SWIFT' ? 'BIC' : code }),
        ...(pattern !== undefined && isReadable(pattern) && { pattern }),
        ...(minLength !== undefined && { minLength }),
        ...(maxLength !== undefined && { maxLength }),
        ...(oneOf.length > 0 && { oneOf }),
      },
    ]
  })
  return { purposeCodes: texts(rule('purposecode')?.enum), fields }
}

/** By the vendor's names without capitals and underscores: its versions write them differently. */
const fieldsByName: Record<string, CorridorField> = {
  beneficiaryname: 'name',
  beneficiaryaccountnumber: 'accountNumber',
  beneficiarybankname: 'bankName',
  routingcodevalue1: 'routingCode',
  routingcodevalue2: 'secondRoutingCode',
  beneficiaryidentificationvalue: 'identification',
  beneficiaryaddress: 'address',
  beneficiarycity: 'city',
  beneficiarypostcode: 'postcode',
  beneficiarycountrycode: 'addressCountry',
  beneficiaryemail: 'email',
}
const plainName = (name: string): string => name.toLowerCase().replaceAll('_', '')

/** The field of ours that the vendor means, where we have it. */
export const fieldNamed = (name: string): CorridorField | undefined =>
  fieldsByName[plainName(name.split('.').at(-1) ?? '')]

type Read = { rules: Map<string, Schema>; required: Set<string> }
type Known = ReadonlyMap<string, string>

const knownOf = ({ accountType, payoutMethod, currency, country }: Corridor): Known =>
  new Map([
    ['beneficiaryaccounttype', accountType.toLowerCase()],
    ['payoutmethod', payoutMethod.toLowerCase()],
    ['destinationcurrency', currency.toLowerCase()],
    ['destinationcountry', country.toLowerCase()],
  ])

function collect(node: Schema, known: Known, read: Read): void {
  for (const name of node.required ?? []) read.required.add(plainName(name))
  for (const [name, rule] of Object.entries(node.properties ?? {})) {
    if (rule.properties) collect(rule, known, read)
    else read.rules.set(plainName(name), { ...read.rules.get(plainName(name)), ...rule })
  }
  if (node.if) {
    const holds = isTrue(node.if, known)
    const branch = holds === undefined ? undefined : holds ? node.then : node.else
    if (branch) collect(branch, known, read)
  }
  for (const part of node.allOf ?? []) collect(part, known, read)
}

/** Undefined where the condition is about something that is not known here. */
function isTrue({ properties = {} }: Schema, known: Known): boolean | undefined {
  const answers = Object.entries(properties).map(([name, rule]) => {
    const value = known.get(plainName(name))
    const wanted = [...texts(rule.enum), ...texts([rule.const])].map((text) => text.toLowerCase())
    return value === undefined || wanted.length === 0 ? undefined : wanted.includes(value)
  })
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

const texts = (values: unknown[] | undefined): string[] =>
  (values ?? []).filter((value) => typeof value === 'string')

/** A pattern that only other languages read is none. */
function isReadable(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    return false
  }
}
