import { appendFileSync, readFileSync } from 'node:fs'

/** What a payer was answered to one sending of one payment; `none` without a response. */
export type Answer = {
  payer: number
  payment: string
  sentAt: number
  answeredAt: number
  answer: 'paid' | 'none' | `${number} ${string}`
}

/** The judge of the run: a file outside the product to which lines are only added. */
export const answersIn = (file: string) => ({
  add: (answer: Answer) => appendFileSync(file, `${JSON.stringify(answer)}\n`),
  all: (): Answer[] =>
    readFileSync(file, { encoding: 'utf8', flag: 'a+' })
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
})

export type Answers = ReturnType<typeof answersIn>

/** Answers that say that the same request may be sent again. */
export const isTemporary = (answer: Answer['answer']) =>
  answer === 'none' || answer.startsWith('503 ') || answer === '409 IDEMPOTENCY_KEY_BUSY'
