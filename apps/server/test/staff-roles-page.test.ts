import { staffFor, staffRoles } from '@tradelane/contract'
import { expect, test } from 'vitest'
import { registeredCalls } from './hardening/registered-calls.ts'

// `npm run staff-page` writes the page.

test('docs/staff-roles.md says what each role of the back office may do, as the contract has it', async () => {
  const rows = registeredCalls
    .filter(({ endpoint }) => endpoint.staff)
    .map(({ name, endpoint: { staff, summary } }) => {
      const allowed = staffFor(staff)
      const cells = staffRoles.map((role) => (allowed.includes(role) ? 'yes' : ''))
      return `| ${[summary.replaceAll('|', '\\|'), `\`${name}\``, ...cells].join(' | ')} |`
    })
  await expect([...head, ...rows.toSorted(), ''].join('\n')).toMatchFileSnapshot(
    '../../../docs/staff-roles.md',
  )
})

const head = `# What each role of the back office may do

Each call names its roles (\`staff\` in \`packages/contract\`), and the server refuses others with 403 \`ROLE_NOT_ALLOWED\`. \`npm run staff-page\` makes
this page of the contract.

| what | call | ${staffRoles.join(' | ')} |
|---|---|${staffRoles.map(() => '---|').join('')}`.split('\n')
