import { z } from 'zod/mini'

/** Text of several lines: trimmed, without control characters but those that part lines. */
export const paragraphs = (max: number, required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(max, `At most ${max.toLocaleString('en')} characters`),
      z.regex(/^[\P{Cc}\r\n\t]*$/u, 'Remove the unusual characters'),
    )
