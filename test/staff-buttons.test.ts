import { expect, it } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// What a role of staff may not do is not offered to it: `StaffOnly`, `StaffFields`, `OfficeAction` and `useStaffMay` ask the call.

/** What the server says of each link, what follows by itself from reading, what no page calls (the quote desk does it), and the way out of a customer's app. */
const notOffered = [
  'adminMessages.markRead',
  'links.resend',
  'links.revoke',
  'officeInspections.deny',
  'officeInspections.quote',
  'officeViews.leave',
]

const textOf = (pattern: RegExp) =>
  filesOfTheRepository(pattern)
    .map(({ text }) => text)
    .join('\n')

const calls = filesOfTheRepository(/^packages\/contract\/src\/.*(?<!\.test)\.ts$/).flatMap(({ text }) =>
  text.split(/^export const /m).flatMap((part) => {
    const [, object] = /^(\w+) = \{/.exec(part) ?? []
    return [...part.matchAll(/^ {2}(\w+): \w+\(\{([\s\S]*?)^ {2}\}\)/gm)]
      .filter(([, , body = '']) => /^ {4}staff: (?!'everyone'|'own')/m.test(body))
      .map(([, name]) => `${object}.${name}`)
  }),
)

it('every call that is not for each role is offered only to those that may make it', () => {
  const pages = textOf(/^apps\/web\/src\/.*(?<!\.test)\.tsx?$/)
  expect(calls.length).toBeGreaterThan(60)
  const open = calls.filter(
    (call) => !pages.includes(`call={${call}}`) && !pages.includes(`useStaffMay(${call})`),
  )
  expect(open.toSorted()).toEqual(notOffered)
})
