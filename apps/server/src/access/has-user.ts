import pg from 'pg'

// Used before the start, so these work without the application.

/** Whether a user with this email exists and is verified. */
export const hasUser = (connectionString: string, email: string): Promise<boolean> =>
  hasRow(connectionString, 'lower(work_email) = $1 and email_verified_at is not null', [email])

export const hasAnyUser = (connectionString: string): Promise<boolean> => hasRow(connectionString, 'true', [])

async function hasRow(connectionString: string, condition: string, values: string[]): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select 1 from users where ${condition} limit 1`, values)
    return rowCount === 1
  } finally {
    await client.end()
  }
}
