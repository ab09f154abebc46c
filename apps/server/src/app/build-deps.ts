import { join } from 'node:path'
import { createDb } from '@tradelane/db'
import {
  diskLines,
  ecbDaily,
  niumPayments,
  noCarriers,
  noFinancePartners,
  sandboxCarriers,
  sandboxFinancePartners,
  sandboxMailer,
  sandboxPayments,
  sandboxRates,
  smtpMailer,
} from '@tradelane/providers'
import type { Logger } from 'pino'
import { SessionMemory } from '../access/session-memory.ts'
import { auditKeysOf } from '../audit/audit-keys.ts'
import type { Deps } from '../deps/deps.ts'
import type { Config } from '../deps/env.ts'
import { createLog } from '../deps/log.ts'
import { movableClock } from '../deps/movable-clock.ts'
import { storedRates } from '../features/world/rates/index.ts'
import { refuseBrokenConstraints } from '../transaction.ts'
import { processIdentity } from '../work/process-identity.ts'
import { features as everyFeature } from './features.ts'
import { fileStoreOf } from './file-store-of.ts'
import { keptSecret } from './kept-secret.ts'
import { scannerOf } from './scanner-of.ts'

type Choices = { clock?: Deps['wallClock']; log?: Logger; features?: Deps['features'] }

/** The limit for a database wait: a statement that takes longer is cancelled, and the caller may retry. */
const patience = { lockMs: 10_000, statementMs: 30_000 }

/** The composition root: every choice between an external party and its sandbox is made here. */
export async function buildDeps(
  config: Config,
  connectionString: string,
  choices: Choices = {},
): Promise<Deps> {
  const wallClock = choices.clock ?? { now: () => new Date() }
  const movable = config.isSandbox ? movableClock(wallClock, connectionString) : undefined
  const clock = movable ?? wallClock
  const log = choices.log ?? createLog(config)
  const features = choices.features ?? everyFeature
  requireCrashPoint(config, features)
  const { db, pool } = createDb(connectionString, { max: config.databasePool, patience })
  refuseBrokenConstraints(db, Object.assign({}, ...features.map(({ constraints }) => constraints)))
  const secret = config.secret ?? (await keptSecret(config.dataDir, 'secret'))
  const webhookKey = config.webhookKey ?? (await keptSecret(config.dataDir, 'webhook-key'))
  // In the sandbox the played provider quotes the same rates.
  const fx = config.ecbUrl ? storedRates(db, clock) : sandboxRates({ clock, isStill: config.hasStillRates })
  const mailbox = sandboxMailer({ pool, clock })
  const sandbox = movable
    ? {
        clock: movable,
        mailbox,
        carriers: sandboxCarriers({ pool, clock }),
        financePartners: sandboxFinancePartners({ pool, clock }),
        payments: config.nium ? undefined : playedPayments(config, { pool, clock, fx, webhookKey }),
      }
    : undefined
  if (!config.isSandbox && !config.smtpUrl) throw new Error('SMTP_URL is needed outside the sandbox')
  return {
    config: { ...config, secret, webhookKey },
    auditKeys: auditKeysOf(config.auditKey ?? secret),
    checkpoints: diskLines({ file: join(config.dataDir, 'files', 'audit', 'checkpoints.jsonl') }),
    db,
    pool,
    clock,
    wallClock,
    log,
    fx,
    referenceTables: config.ecbUrl ? ecbDaily({ url: config.ecbUrl }) : undefined,
    carriers: sandbox?.carriers ?? noCarriers(),
    financePartners: sandbox?.financePartners ?? noFinancePartners(),
    payments: sandbox?.payments ?? realPayments(config, webhookKey, clock),
    mail: config.smtpUrl ? smtpMailer({ url: config.smtpUrl, from: config.mailFrom }) : mailbox,
    files: fileStoreOf(config, log),
    scanner: scannerOf(config),
    sessions: new SessionMemory(connectionString),
    identity: processIdentity(connectionString),
    features,
    sandbox,
    crashAt: (point: string) => {
      if (config.crashAt === point) process.kill(process.pid, 'SIGKILL')
    },
  }
}

/** A point that no feature has would let a test pass in which no process dies. */
function requireCrashPoint({ crashAt }: Config, features: Deps['features']): void {
  if (crashAt !== undefined && !features.some(({ crashPoints = [] }) => crashPoints.includes(crashAt)))
    throw new Error(`CRASH_AT: no feature has the point ${crashAt}`)
}

type Played = Pick<Deps, 'pool' | 'clock' | 'fx'> & { webhookKey: string }

function playedPayments(config: Config, { webhookKey, ...parts }: Played) {
  return sandboxPayments({
    ...parts,
    partnerKey: webhookKey,
    stepMs: config.sandboxStepMs,
    slowAnswerMs: config.sandboxSlowMs,
    lostAnswerMs: config.sandboxLostMs,
  })
}

function realPayments({ nium }: Config, webhookKey: string, clock: Deps['clock']) {
  if (!nium) throw new Error('NIUM_URL, NIUM_API_KEY and NIUM_CLIENT_HASH_ID are needed outside the sandbox')
  return niumPayments({ ...nium, partnerKey: webhookKey, clock })
}
