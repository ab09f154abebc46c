import { z } from 'zod/mini'
import { manyLines } from './plain-text.ts'

/** Text of several lines: trimmed, without control characters but those that part lines. Something of it can be seen. */
export const paragraphs = (max: number, required: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.refine((text) => /[^\s\p{Cf}\p{DI}]/u.test(text), required),
    z.maxLength(max, `At most ${grouped(max)} characters`),
    ...manyLines,
  )

/** 12000 as 12,000. `Intl` would load its tables just for this, at every start. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
