import { resolve } from 'node:path'
import { z } from 'zod/mini'

const wholeNumber = (least: number, most: number, fallback: number) =>
  z.pipe(
    z._default(z.string(), String(fallback)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
  )
const onOff = (fallback: 'on' | 'off') =>
  z.pipe(
    z._default(z.enum(['on', 'off']), fallback),
    z.transform((word) => word === 'on'),
  )

/** The ECB's own address of its daily file. */
const officialRates = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  /** `sandbox` simulates all external parties that have no settings here. */
  MODE: z.optional(z.enum(['sandbox', 'live'])),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 4000),
  /** The public address of this product; links in mails start with it. */
  PUBLIC_URL: z.optional(z.url()),
  DATA_DIR: z._default(z.string(), './data'),
  /** If set, this server is used; otherwise an embedded one, with its data in DATA_DIR. */
  DATABASE_URL: z.optional(z.string()),
  DATABASE_POOL: wholeNumber(2, 200, 20),
  /** ISO 3166 code: the public holidays that the back office's promises are counted with. */
  OFFICE_COUNTRY: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'DE'),
  /** Signs sessions and codes; at least 32 characters. Made and kept in DATA_DIR when not set; required in production. */
  SECRET: z.optional(z.string().check(z.minLength(32))),
  /** Seals the audit trail and signs its checkpoints; SECRET does if it is not set. At least 32 characters, and never changed: see docs/audit.md. */
  AUDIT_KEY: z.optional(z.string().check(z.minLength(32))),
  /** Who is mailed the audit trail's newest checkpoint each day; nobody if empty. */
  AUDIT_MAIL: z._default(z.string(), ''),
  /** The host in the links of stored files: an identifier, never fetched. */
  FILES_HOST: z._default(z.string(), 'files.tradelane.example'),
  /** A bucket of an S3-speaking store, for documents: all five, or none of them for the folder DATA_DIR/files. */
  FILES_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  FILES_S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  FILES_S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  FILES_S3_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  FILES_S3_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  /** ClamAV's daemon, `host:port` or the path of its socket: it looks at each file before it is stored. */
  CLAMD: z.optional(z.string().check(z.regex(/^(\/.+|(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5})$/i))),
  /** Megabytes of documents that a company may store before its verification is clear. */
  UPLOAD_MB_BEFORE_VERIFICATION: wholeNumber(1, 1024, 50),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z._default(z.string(), 'Tradelane <no-reply@tradelane.example>'),
  /** Who sells, as invoices name them: the operator's own name, address and tax number. */
  SELLER_NAME: z._default(z.string(), 'Tradelane'),
  SELLER_ADDRESS: z._default(z.string(), ''),
  SELLER_TAX_NUMBER: z._default(z.string(), ''),
  /** The operator's profiles, linked from the footer and the help page; no link where none is set. */
  SOCIAL_LINKEDIN: z.optional(z.url()),
  SOCIAL_X: z.optional(z.url()),
  SOCIAL_FACEBOOK: z.optional(z.url()),
  /** Whether the sidebar leads to smart escrow; without it the entry says that it is coming. */
  SMART_ESCROW: onOff('off'),
  WORKER: onOff('on'),
  DEMO: onOff('on'),
  /** How long staff are signed in: a working day, unless the operator says otherwise. */
  STAFF_SESSION_HOURS: wholeNumber(1, 168, 12),
  /** Requests per minute of an account; the limits by address follow from it. 0 turns all of them off. */
  RATE_LIMIT: wholeNumber(0, 1_000_000, 600),
  /** Proxies in front whose header with the caller's address is trusted; none if empty. */
  TRUST_PROXY: z._default(z.string(), ''),
  /** Addresses that may read /metrics, separated by commas; none if empty. */
  METRICS_ALLOW: z._default(z.string(), ''),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** The log file; standard output if not set. */
  LOG_FILE: z.optional(z.string()),
  /** The secret that the provider sends with its webhooks. */
  PROVIDER_WEBHOOK_KEY: z.optional(z.string().check(z.minLength(16))),
  NIUM_URL: z.optional(z.url()),
  NIUM_API_KEY: z.optional(z.string()),
  NIUM_CLIENT_HASH_ID: z.optional(z.string()),
  NIUM_CLIENT_NAME: z._default(z.string(), 'tradelane'),
  /** `auto` clears a business verification automatically; otherwise an administrator decides. */
  SANDBOX_KYB: z._default(z.enum(['administrator', 'auto']), 'administrator'),
  /** The sandbox's time between two states of a payout. */
  SANDBOX_STEP_MS: wholeNumber(0, 86_400_000, 2_000),
  /** The sandbox's delay of SIM-SLOW, and of SIM-TIMEOUT until its connection breaks. */
  SANDBOX_SLOW_MS: wholeNumber(0, 120_000, 9_000),
  SANDBOX_LOST_MS: wholeNumber(0, 120_000, 10_000),
  /** The daily file of reference rates. In the sandbox, without it, the rates are invented: see SANDBOX_RATES. */
  ECB_URL: z.optional(z.url()),
  /** `walk`: each day has its own rate. `still`: every day has the same, for tests that check amounts. */
  SANDBOX_RATES: z._default(z.enum(['walk', 'still']), 'walk'),
  /** How long a quoted rate is valid. */
  QUOTE_SECONDS: wholeNumber(1, 86_400, 300),
  /** How long a submitted payment waits for the provider's answer before it is reported as processing. */
  PAYMENT_WAIT_MS: wholeNumber(0, 60_000, 8_000),
  /** How long a person waits, before the payment itself, for what the provider says about it. */
  PAYMENT_CHECK_MS: wholeNumber(0, 60_000, 3_000),
  /** Sandbox only: the process kills itself at this point, to test recovery. */
  CRASH_AT: z.optional(z.string()),
})

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. Throws, naming each invalid variable, instead of starting half-configured. */
export function readConfig(env: Record<string, string | undefined>) {
  const result = z.safeParse(environment, env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is invalid:\n  ${lines.join('\n  ')}`)
  }
  const read = result.data
  const isProduction = read.NODE_ENV === 'production'
  const mode = read.MODE ?? (isProduction ? ('live' as const) : ('sandbox' as const))
  if (isProduction && !read.SECRET)
    throw new Error('The configuration is invalid:\n  SECRET is required in production')
  return {
    isProduction,
    isSandbox: mode === 'sandbox',
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    secret: read.SECRET,
    auditKey: read.AUDIT_KEY,
    auditMail: read.AUDIT_MAIL,
    officeCountry: read.OFFICE_COUNTRY,
    filesHost: read.FILES_HOST,
    s3: s3Of(read),
    clamdAddress: read.CLAMD,
    uploadMbBeforeVerification: read.UPLOAD_MB_BEFORE_VERIFICATION,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    seller: { name: read.SELLER_NAME, address: read.SELLER_ADDRESS, taxNumber: read.SELLER_TAX_NUMBER },
    socialProfiles: { LinkedIn: read.SOCIAL_LINKEDIN, X: read.SOCIAL_X, Facebook: read.SOCIAL_FACEBOOK },
    opensSmartEscrow: read.SMART_ESCROW,
    runsWorker: read.WORKER,
    seedsDemo: read.DEMO && mode === 'sandbox' && !isProduction,
    staffSessionHours: read.STAFF_SESSION_HOURS,
    rateLimit: read.RATE_LIMIT,
    trustedProxies: listOf(read.TRUST_PROXY),
    metricsAllow: listOf(read.METRICS_ALLOW),
    logLevel: read.LOG_LEVEL,
    logFile: read.LOG_FILE,
    webhookKey: read.PROVIDER_WEBHOOK_KEY,
    nium: niumOf(read),
    clearsKybByItself: read.SANDBOX_KYB === 'auto',
    sandboxStepMs: read.SANDBOX_STEP_MS,
    sandboxSlowMs: read.SANDBOX_SLOW_MS,
    sandboxLostMs: read.SANDBOX_LOST_MS,
    ecbUrl: read.ECB_URL ?? (mode === 'sandbox' ? undefined : officialRates),
    hasStillRates: read.SANDBOX_RATES === 'still',
    quoteSeconds: read.QUOTE_SECONDS,
    paymentWaitMs: read.PAYMENT_WAIT_MS,
    paymentCheckMs: read.PAYMENT_CHECK_MS,
    crashAt: mode === 'sandbox' ? read.CRASH_AT : undefined,
  }
}

type Read = z.output<typeof environment>

function niumOf({ NIUM_URL, NIUM_API_KEY, NIUM_CLIENT_HASH_ID, NIUM_CLIENT_NAME }: Read) {
  if (!NIUM_URL || !NIUM_API_KEY || !NIUM_CLIENT_HASH_ID) return undefined
  return {
    ...{ baseUrl: NIUM_URL, apiKey: NIUM_API_KEY },
    ...{ clientHashId: NIUM_CLIENT_HASH_ID, clientName: NIUM_CLIENT_NAME },
  }
}

/** Half of it would be a product whose documents are on one machine, which nobody notices until another is asked. */
function s3Of(read: Read) {
  const names = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'] as const
  const values = names.map((name) => read[`FILES_S3_${name}`])
  if (values.every((value) => value === undefined)) return undefined
  const missing = names.filter((_, index) => values[index] === undefined).map((name) => `FILES_S3_${name}`)
  if (missing.length > 0)
    throw new Error(
      `The configuration is invalid:\n  ${missing.join(', ')}: missing beside the other FILES_S3_*`,
    )
  const [endpoint = '', bucket = '', region = '', accessKey = '', secretKey = ''] = values
  if (read.NODE_ENV === 'production' && !endpoint.startsWith('https:'))
    throw new Error('The configuration is invalid:\n  FILES_S3_ENDPOINT begins with https: in production')
  return { endpoint, bucket, region, accessKey, secretKey }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
