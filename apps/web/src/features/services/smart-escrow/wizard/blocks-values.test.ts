import { expect, test, vi } from 'vitest'
import { showRefusedFields } from '../../../../lib/forms/use-contract-form.ts'
import { ApiError } from '../../../../lib/net/api-error.ts'
import { fieldOf } from './blocks-values.ts'

test('what the server refuses of a block is shown beside its field', () => {
  const shown: unknown[] = []
  const values = vi.fn((name: string) => (name === 'blocks.0.percent' ? '1' : undefined))
  const form = {
    setError: (name: string, { message }: { message: string }) => shown.push([name, message]),
    getValues: values,
  }
  const error = new ApiError({
    ...{ code: 'INVALID_REQUEST', message: 'Check the form', status: 400 },
    fields: { 'conditions.0.percent_of_money': 'This block comes to nothing' },
  })
  expect(showRefusedFields(form as never, error, fieldOf)).toBe(true)
  expect(shown).toEqual([['blocks.0.percent', 'This block comes to nothing']])
})
