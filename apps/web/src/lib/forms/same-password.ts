import { z } from 'zod/mini'

/** Check of a form in which a password is typed twice. It is shown together with all other errors, not only after they are corrected. */
export const samePassword = <First extends string, Second extends string>(
  first: First,
  second: Second,
  error = 'Passwords must match',
) =>
  z.refine<Record<First | Second, string>>((form) => form[first] === form[second], {
    path: [second],
    error,
    when: ({ value }) => typeof value === 'object',
  })
