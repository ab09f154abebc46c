import {
  type BillingName,
  billingNames,
  type VaultName,
  vaultNames,
} from '@tradelane/contract/customers/history'
import { decimalText, sum } from '@tradelane/money'
import { nameOfCompany } from '../../../access/company.ts'
import { type SystemScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type CostLine, servicesOf } from '../../../entries/service-entry.ts'
import { costLinesOf } from '../../../registry/cost-lines.ts'
import { readEach } from '../../../registry/read-each.ts'
import { listBilled } from '../../money/invoices/index.ts'
import { listTransactions } from '../../trade/transactions/index.ts'
import { historyRow } from './history-row.ts'

const tradesPerPage = 10

/** The trades of a customer with their services, newest first, and its papers. Refuses with NOT_FOUND. */
export async function describeHistory(deps: Deps, companyId: string, page: number) {
  const client = await nameOfCompany(deps.db, companyId)
  const scope = systemScope(companyId)
  const { transactions, pagination } = await listTransactions(deps.db, scope, {
    ...{ search: '', isCurrent: false, transactionId: undefined, page, limit: tradesPerPage },
  })
  return {
    company_name: client,
    transactions: await Promise.all(
      transactions.map(async ({ transaction_id, transaction_number, created_at }) => ({
        ...{ transaction_id, transaction_number, client, date: created_at },
        services: await servicesOfTrade(deps, scope, transaction_id),
      })),
    ),
    ...(await vaultOf(deps, scope)),
    billing: await billingOf(deps, scope),
    pagination,
  }
}

async function servicesOfTrade(deps: Deps, scope: SystemScope, transactionId: string) {
  const parts = await Promise.all(
    servicesOf(deps).map(async ({ info, trade }) => {
      const records = (await trade?.list(deps, scope, transactionId)) ?? []
      const subject = info.subject
      const costs = await costLinesOf(
        deps,
        scope,
        records.map(({ id }) => ({ subject, id })),
      )
      return records.map(({ id, data }) => ({
        ...historyRow(data),
        ...boughtBy(costs.filter((line) => line.id === id)),
        title: `${info.title} ${data.number}`,
        status: data.status,
        link: info.officePage?.(id) ?? null,
      }))
    }),
  )
  return parts.flat()
}

/** What is bought through us has its price and our fee as the trade's costs have them: together they are what is billed. */
function boughtBy(lines: readonly CostLine[]) {
  const [first] = lines
  if (!first || !lines.some(isFee)) return {}
  const { currency } = first.amount
  const totalOf = (some: readonly CostLine[]) =>
    decimalText(
      sum(
        currency,
        some.map(({ amount }) => amount),
      ),
    )
  return {
    currency,
    amount: totalOf(lines.filter((line) => !isFee(line))),
    fee: totalOf(lines.filter(isFee)),
  }
}

const isFee = ({ kind }: CostLine): boolean => kind === 'service_fee'

async function vaultOf(deps: Deps, scope: SystemScope) {
  const { found, unread } = await readEach(deps, ({ vaultPapers }) => vaultPapers?.(deps, scope))
  const documents_vault = (Object.keys(vaultNames) as VaultName[]).map((name) => ({
    name,
    files: found
      .filter((paper) => paper.name === name)
      .map(({ title, url, link, at }) => ({ title, url, link, at }))
      .sort((a, b) => +b.at - +a.at),
  }))
  return { documents_vault, unread }
}

const billed: Readonly<Record<BillingName, Parameters<typeof listBilled>[2]>> = {
  'Invoice Factoring Bill': { subjects: ['invoice_factoring'] },
  'Logistics Invoice': { subjects: ['logistics', 'container_charge'] },
  'Quality Assurance Invoice': { subjects: ['quality_assurance'] },
  'Insurance Invoice': { subjects: ['insurance'] },
  'Customs Clearance Invoice': { subjects: ['logistics', 'customs_clearance'], line: 'Customs clearance' },
}

const billingOf = ({ db }: Deps, scope: SystemScope) =>
  Promise.all(
    (Object.keys(billingNames) as BillingName[]).map(async (name) => ({
      name,
      invoices: await listBilled(db, scope, billed[name]),
    })),
  )
