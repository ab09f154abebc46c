import type { Estimate, EstimateRequest } from '@tradelane/contract/quality-assurance/estimate'
import { inspectionTariff as tariff } from '@tradelane/contract/quality-assurance/tariff'
import {
  compare,
  convert,
  decimalText,
  formatMoney,
  type Money,
  money,
  parseMoney,
  percentOf,
  plus,
  type Rate,
  rateText,
  sum,
  zero,
} from '@tradelane/money'
import type { Deps } from '../../../../deps/deps.ts'
import { percentText } from '../../../../lifecycle/percent-text.ts'
import {
  chargeOf,
  limitsText,
  type PriceRate,
  rateInForce,
  versionText,
} from '../../../money/price-rates/index.ts'
import { getPricingRate } from '../../../world/rates/index.ts'

type Line = { code: Estimate['lines'][number]['code']; label: string; amount: Money }
/** A service's price, with the basis it was made on. */
type Priced = { amount: Money; basis: string }

/**
 * What the chosen services cost a company by the published tariff and its rate of our fee, in US dollars at the rate of now. Nothing is stored. Refuses with
 * RATE_UNAVAILABLE.
 */
export async function estimatePrice(
  deps: Pick<Deps, 'clock' | 'db' | 'payments'>,
  request: EstimateRequest,
  companyId: string,
): Promise<Estimate> {
  const { rate, asOf, source } = await getPricingRate(deps, tariff.currency, 'USD')
  const moment = { companyId, at: deps.clock.now() }
  const lines = linesOf(request, rate, await rateInForce(deps.db, 'quality_assurance', moment))
  const total = sum(
    'USD',
    lines.map(({ amount }) => amount),
  )
  return {
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: decimalText(amount) })),
    total: decimalText(total),
    currency: 'USD',
    tariff_version: tariff.version,
    rate: {
      source_currency_code: tariff.currency,
      // A rupee is about a cent: six decimals would not give the lines again to the cent.
      exchangeRate: rateText(rate, 10),
      as_of: asOf,
      source,
    },
  }
}

/** The lines of the estimate. Exported for its tests: the rate is US dollars for a rupee. */
export function linesOf(request: EstimateRequest, rate: Rate, feeRate: PriceRate): Line[] {
  const rupees = (whole: number) => convert(money(BigInt(whole) * 100n, tariff.currency), rate, 'half-up')
  const audit = request.supplier_audit ? auditOf(request, rupees) : undefined
  const testing = request.quality_assurance ? testingOf(request, rupees) : undefined
  const loading = request.loading_inspection ? loadingOf(request, rupees) : undefined
  const lines: Line[] = audit ? [line('audit', 'Supplier audit', audit)] : []
  const both = testing && loading ? comprehensiveOf(request, rupees) : undefined
  // The two together are never more expensive than each alone.
  if (both && testing && loading && compare(both.amount, plus(testing.amount, loading.amount)) <= 0)
    lines.push(line('comprehensive', 'Quality assurance and loading inspection', both))
  else {
    if (testing) lines.push(line('testing', 'Quality assurance', testing))
    if (loading) lines.push(line('loading', 'Loading inspection', loading))
  }
  const fee = chargeOf(consignmentValueOf(request), feeRate)
  return fee.amount > 0n
    ? [
        ...lines,
        line('service_fee', 'Tradelane service fee', {
          amount: fee,
          basis: `${percentText(feeRate.basisPoints)} of ${formatMoney(consignmentValueOf(request))}${limitsText(feeRate)}, version ${versionText(feeRate)}`,
        }),
      ]
    : lines
}

const line = (code: Line['code'], name: string, { amount, basis }: Priced): Line => ({
  code,
  label: `${name}: ${basis}`,
  amount,
})

type Rupees = (whole: number) => Money

function auditOf({ audit_days, audit_persons }: EstimateRequest, rupees: Rupees): Priced {
  const [days, persons] = [audit_days ?? 1, audit_persons ?? 1]
  return {
    amount: rupees(tariff.auditPerDayAndPerson * days * persons),
    basis: `${rs(tariff.auditPerDayAndPerson)} × ${many(days, 'day')} × ${many(persons, 'person')}`,
  }
}

function loadingOf({ no_of_containers }: EstimateRequest, rupees: Rupees): Priced {
  const containers = no_of_containers ?? 1
  return {
    amount: rupees(tariff.loadingPerContainer * containers),
    basis: `${rs(tariff.loadingPerContainer)} × ${many(containers, 'container')}`,
  }
}

function testingOf(request: EstimateRequest, rupees: Rupees): Priced {
  const [containers, days] = [containersOf(request), request.qa_days ?? 1]
  return atLeast(
    share(dollars(request.qa_consignment_value), tariff.testingRate),
    `${percentText(tariff.testingRate)} of ${formatMoney(dollars(request.qa_consignment_value))}`,
    {
      amount: rupees(tariff.testingLeastPerContainerAndDay * containers * days),
      basis: `minimum ${rs(tariff.testingLeastPerContainerAndDay)} × ${many(containers, 'container')} × ${many(days, 'day')}`,
    },
  )
}

function comprehensiveOf(request: EstimateRequest, rupees: Rupees): Priced {
  const containers = containersOf(request)
  const value = consignmentValueOf(request)
  return atLeast(
    share(value, tariff.comprehensiveRate),
    `${percentText(tariff.comprehensiveRate)} of ${formatMoney(value)}`,
    {
      amount: rupees(tariff.comprehensiveLeastPerContainer * containers),
      basis: `minimum ${rs(tariff.comprehensiveLeastPerContainer)} × ${many(containers, 'container')}`,
    },
  )
}

const atLeast = (amount: Money, basis: string, least: Priced): Priced =>
  compare(amount, least.amount) < 0 ? least : { amount, basis }

/** One, where the loading inspection does not say how many. */
const containersOf = ({ loading_inspection, no_of_containers }: EstimateRequest): number =>
  loading_inspection ? (no_of_containers ?? 1) : 1

/** The consignment of the chosen services: the larger of both values. */
export function consignmentValueOf(
  request: Pick<
    EstimateRequest,
    'quality_assurance' | 'qa_consignment_value' | 'loading_inspection' | 'loading_consignment_value'
  >,
): Money {
  const tested = request.quality_assurance ? dollars(request.qa_consignment_value) : zero('USD')
  const loaded = request.loading_inspection ? dollars(request.loading_consignment_value) : zero('USD')
  return compare(tested, loaded) >= 0 ? tested : loaded
}

/** Of basis points. */
const whole = 10_000n
const share = (amount: Money, rate: number): Money =>
  percentOf(amount, { numerator: BigInt(rate), denominator: whole }, 'half-up')
const dollars = (text: string | null | undefined): Money => parseMoney(text ?? '0', 'USD')
const rs = (amount: number): string => `Rs. ${amount.toLocaleString('en-US')}`
const many = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
