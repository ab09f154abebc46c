import pg from 'pg'
import { demoCustomer } from './demo-people.ts'

/** Whether the demo's customer has signed up: asked at every start, so without anything of the application. */
export async function isDemoThere(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'select 1 from users where lower(work_email) = $1 and email_verified_at is not null',
      [demoCustomer],
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}
