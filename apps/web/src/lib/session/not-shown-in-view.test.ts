import { expect, test } from 'vitest'
import { ApiError } from '../net/api-error.ts'
import { notShownInView } from './not-shown-in-view.ts'

test('only the refusal of a view says that files are not shown in it', () => {
  const failure = (code: 'VIEW_ONLY' | 'INTERNAL', status: number) =>
    new ApiError({ code, status, message: '' })
  expect(notShownInView(failure('VIEW_ONLY', 403))).toContain('The back office opens them')
  for (const other of [failure('INTERNAL', 500), new Error('x'), null])
    expect(notShownInView(other)).toBeUndefined()
})
