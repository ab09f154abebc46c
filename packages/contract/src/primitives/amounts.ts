import { compare, findMoney, isDecimal, parseMoney } from '@tradelane/money'
import { z } from 'zod/mini'
import { line, wireAmount } from './values.ts'

type Limits = { least?: '0' | '0.01'; most: string; message?: string }

/**
 * The check of every amount in dollars, whether it travels as a number or as text: it accepts only what `parseMoney` reads, so
 * that no accepted amount can fail later.
 */
function dollars({ least = '0.01', most, message = 'Enter a valid amount' }: Limits) {
  const [low, high] = [parseMoney(least, 'USD'), parseMoney(most, 'USD')]
  return z.refine<string>((text) => {
    const amount = findMoney(text, 'USD')
    return amount !== undefined && compare(amount, low) >= 0 && compare(amount, high) <= 0
  }, message)
}

/** US dollars and cents as a JSON number. */
export const dollarAmount = (limits: Limits) => wireAmount.check(dollars(limits))

/** The same as text, as the specification's insurance form sends it. */
export const dollarText = (required: string, limits: Limits) => line(20, required).check(dollars(limits))

/** Of a text that is no amount, such as one with separators of thousands: which of its signs is the decimal one cannot be known. */
export const howAmountsAreWritten = 'Enter a valid amount, such as 10200.00'

/** A form sends digits, a program a number. It may have more decimals than its currency; it is rounded when it is read. */
export const amountInput = (required: string) =>
  z.codec(
    z.union([z.number(required), z.string(required).check(z.maxLength(21, howAmountsAreWritten))], required),
    z.string().check(
      z.refine(isDecimal, {
        error: ({ input }) => (String(input).trim() === '' ? required : howAmountsAreWritten),
      }),
    ),
    { decode: String, encode: Number },
  )

/** In the query of a list: of the account's currency, which the server checks. */
export const searchedAmount = z.optional(
  z.string().check(z.refine((text) => isDecimal(text) && !text.startsWith('-'), 'Enter a valid amount')),
)
