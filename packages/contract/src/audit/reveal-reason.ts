import { z } from 'zod/mini'
import { line } from '../primitives/values.ts'

const tooShort = 'Say in a few words why you need it'

/** Why a colleague looks at a paper of a person or a full account number: two words at least. */
export const revealReason = line(300, tooShort).check(
  z.refine((text) => text.length >= 10 && /\S\s+\S/.test(text), tooShort),
)
