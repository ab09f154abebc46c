import { type StaffRole, staffRoles } from '@tradelane/contract'
import { createDb } from '@tradelane/db'
import { startEmbedded } from '@tradelane/db/embedded'
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts'
import {
  addAdministrator,
  resetSecondFactor,
} from '../apps/server/src/features/people/administrators/index.ts'

// npm run administrators -- add EMAIL NAME [ROLE]: adds a colleague, without ROLE an administrator, with the password that the variable PASSWORD has
// and codes by mail.
// npm run administrators -- reset EMAIL: codes by mail for who has lost the phone and the recovery codes; all their sessions end.
// Both work while the product runs. Look at DATABASE_URL, or at the data folder's own server.

const [command = '', email = '', name = '', role = 'administrator'] = process.argv.slice(2)
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data', PASSWORD: password = '' } = process.env
const isAdd = command === 'add' && email !== '' && name !== '' && password !== '' && isRole(role)
if (!isAdd && !(command === 'reset' && email !== '')) {
  console.error(
    'Usage: PASSWORD=… npm run administrators -- add EMAIL NAME [ROLE], or npm run administrators -- reset EMAIL',
  )
  process.exit(2)
}
const server = databaseUrl
  ? { connectionString: databaseUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir })
await prepareDatabase(server.connectionString)
const { db } = createDb(server.connectionString, { max: 1 })
const now = { now: () => new Date() }
const deps = { db, clock: now, wallClock: now }
try {
  if (isAdd) {
    const isNew = await addAdministrator(deps, { email, name, password, role, secondFactor: 'mail' })
    console.log(isNew ? `${email} can sign in now.` : `${email} has an account already. Nothing was changed.`)
  } else if (await resetSecondFactor(deps, email)) {
    console.log(`${email} signs in with codes by mail now, and was signed out everywhere.`)
  } else {
    console.error(`No active administrator has the address ${email}.`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await db.destroy()
  await server.stop()
}
process.exit()

function isRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text)
}
