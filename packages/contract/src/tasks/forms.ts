import { z } from 'zod/mini'
import { line } from '../primitives/values.ts'

export const newNote = z.strictObject({ text: line(500, 'Write what you want to remember') })
