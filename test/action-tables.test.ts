import { expect, it } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// What can be done with a record, and why not, is one table that server and pages ask: `actionTable` in `actions.ts` or `…-actions.ts`
// beside `states.ts`.

/** People do nothing with these records themselves: their money or their checks move them. */
const withoutPeople = [
  'chargeStateTable',
  'conversionStateTable',
  'escrowStepStateTable',
  'factoringPaymentStateTable',
  'factoringStepStateTable',
  'fundingStateTable of wallet',
]

/** Asked on one side only. The lists may only become shorter. */
const notAskedByServer = ['bookingActions.insure']
const notAskedByPages: string[] = []

const contract = filesOfTheRepository(/^packages\/contract\/src\/.*(?<!\.test)\.ts$/)
const folderOf = (path: string) => path.split('/').at(-2) ?? ''
const actionsOf = (folder: string) =>
  contract
    .filter(({ path }) => path.endsWith('actions.ts') && folderOf(path) === folder)
    .map(({ text }) => text)
    .join('\n')

it('every record with states has a table of its actions, but for those that are listed', () => {
  const tables = contract.flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+) = stateTable\(/g)].flatMap(([, table = '']) => {
      const [, states] = new RegExp(`export type (\\w+) = keyof typeof ${table}\\b`).exec(text) ?? []
      const folder = folderOf(path)
      const isActed = states !== undefined && actionsOf(folder).includes(`actionTable<${states}`)
      return isActed ? [] : [table === 'fundingStateTable' ? `${table} of ${folder}` : table]
    }),
  )
  expect(tables.toSorted()).toEqual(withoutPeople.toSorted())
})

it('every action of a table is asked by the server and by a page, but for those that are listed', () => {
  const asked = (app: string) =>
    filesOfTheRepository(new RegExp(`^apps/${app}/src/.*(?<!\\.test)\\.tsx?$`))
      .map(({ text }) => text)
      .join('\n')
  const [server, web] = [asked('server'), asked('web')]
  const actions = contract
    .filter(({ path }) => path.endsWith('actions.ts'))
    .flatMap(({ text }) =>
      text
        .split('export const ')
        .filter((part) => /^\w+ = actionTable/.test(part))
        .flatMap((part) => {
          const [table = ''] = /^\w+/.exec(part) ?? []
          return [...part.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => `${table}.${name}`)
        }),
    )
  expect(actions.length).toBeGreaterThan(10)
  expect(actions.filter((action) => !server.includes(action))).toEqual(notAskedByServer)
  expect(actions.filter((action) => !web.includes(action))).toEqual(notAskedByPages)
})
