import pg from 'pg'

/** Whether a user with this email exists and is verified. Used before the start, so it works without the application. */
export async function hasUser(connectionString: string, email: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'select 1 from users where lower(work_email) = $1 and email_verified_at is not null',
      [email],
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}
