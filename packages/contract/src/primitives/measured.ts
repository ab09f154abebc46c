import { z } from 'zod/mini'

const digits = /^-?\d{1,12}(\.\d{1,8})?$/

/** A form sends digits, a program a number. */
export const measured = (required: string) =>
  z.codec(
    z.union([z.number(required), z.string(required).check(z.regex(digits, required))], required),
    z.number(),
    {
      decode: Number,
      encode: (value) => value,
    },
  )
export const between = (least: number, most: number, message: string) =>
  z.refine<number>((value) => value >= least && value <= most, message)

/** The specification's forms send 1 and 0. */
const box = z.codec(z.union([z.boolean(), z.literal(0), z.literal(1)]), z.boolean(), {
  decode: Boolean,
  encode: (isTicked) => isTicked,
})
export const ticked = z._default(box, false)
/** A question that nobody has to be asked. */
export const answered = z.optional(box)
export const whole = (most: number, message: string) =>
  z._default(
    measured(message).check(
      z.refine((value) => Number.isInteger(value) && value >= 1 && value <= most, message),
    ),
    1,
  )
