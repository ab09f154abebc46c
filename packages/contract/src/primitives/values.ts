import { type Currency, currencies } from '@tradelane/money'
import { z } from 'zod/mini'
import { calendarDay } from './days.ts'
import { oneLine } from './plain-text.ts'

/**
 * A decimal number as it travels in JSON, kept as its decimal text ("1000.5") on our side: amounts are never
 * computed in floating point. Fifteen digits are what a JSON number carries exactly; more is refused.
 */
export const wireAmount = z.codec(
  z.number('Expect a number').check(z.refine(isExactDecimal, 'Enter a valid amount')),
  z.string(),
  { decode: decimalOf, encode: Number },
)

export function decimalOf(value: number): string {
  return String(value)
}

/** JavaScript writes numbers from 1e21 and below 1e-6 with an exponent: none of those is an amount. */
export function isExactDecimal(value: number): boolean {
  return /^-?\d+(\.\d+)?$/.test(String(value)) && String(value).replace(/\D/g, '').length <= 15
}

/** More than nothing. Whether it has too many decimals depends on the currency: the server checks it. */
export const positiveAmount = wireAmount.check(
  z.refine((text) => /^[\d.]*[1-9]/.test(text), 'Enter a valid amount'),
)

export const currencyCode = z.enum(
  Object.keys(currencies) as [Currency, ...Currency[]],
  'Currency is required',
)
export const day = calendarDay('Enter a valid date')
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
export const id = z.uuid()

/** The answer of a call without data. */
export const done = z.object({ status: z.literal('success'), message: z.optional(z.string()) })

/** For query strings, which contain text: a whole number from 1, or its default. */
export const pageNumber = z.codec(z.optional(z.string()), z.number(), {
  decode: (text) => Math.max(1, Math.min(1_000_000, Math.trunc(Number(text ?? 1)) || 1)),
  encode: String,
})
/** The number of rows of a page: 1 to 100, by default 20. */
export const listLimit = z.codec(z.optional(z.string()), z.number(), {
  decode: (text) => Math.max(1, Math.min(100, Math.trunc(Number(text ?? 20)) || 20)),
  encode: String,
})
export const pagination = z.object({
  current_page: z.number(),
  total_pages: z.number(),
  total: z.number(),
  /** There are more than `total`: long lists are counted only a little beyond the requested page. */
  total_is_least: z.optional(z.boolean()),
})
/** The search text of a list; empty for all records. */
export const searchText = z.optional(
  z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
)
/** A single line of text: trimmed, without control characters and without invisible ones. */
export const line = (max: number, required: string) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(max, `At most ${max} characters`), ...oneLine)

/** Text made while it is sent, so that no file is ever too large for memory. */
export type TextStream = AsyncIterable<string>

/** The answer of an endpoint declared with `answer: 'file'`: sent as bytes with that type, as a download. */
export const fileAnswer = z.object({
  bytes: z.union([z.instanceof(Uint8Array<ArrayBufferLike>), z.custom<TextStream>()]),
  content_type: z.string(),
  file_name: z.string(),
})
