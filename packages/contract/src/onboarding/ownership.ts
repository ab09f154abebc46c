import { z } from 'zod/mini'

/**
 * In hundredths of a percent. Who owns so much of a company is identified: "25 percent or more" in the US (31 CFR 1010.230(d)(1)) and, from
 * 10 July 2027, in the EU (Regulation (EU) 2024/1624, Article 52(1)). Until then the EU (Directive (EU) 2015/849, Article 3(6)) says more than
 * 25 %, as the UK does (SI 2017/692, regulation 5(1)(b)): there, an owner of exactly 25 % is asked for as well.
 */
const leastOfOwner = 2500
const wholeCompany = 10_000

export const howPercents = 'Enter a percent from 0 to 100, with at most two decimals, such as 33.33'
const isPercent = (text: string): boolean => /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/.test(text)

function withTwoDecimals(text: string): string {
  if (!isPercent(text)) return text
  const [whole, decimals = ''] = text.split('.')
  return `${Number(whole)}.${decimals.padEnd(2, '0')}`
}

/** As text, which is exact: "25", "33.3" and "33.33" are kept as "25.00", "33.30" and "33.33". */
export const ownershipPercent = z
  .string(howPercents)
  .check(z.trim(), z.refine(isPercent, howPercents), z.overwrite(withTwoDecimals))

/** Who owns nothing, or less than 0.005 %, has 0. */
export type Owner = { ownership_percent?: string | null | undefined }

/** In hundredths of a percent; undefined as long as nobody has said it. */
const hundredthsOf = ({ ownership_percent: text }: Owner): number | undefined =>
  text && isPercent(text) ? Number(withTwoDecimals(text).replace('.', '')) : undefined

const totalOf = (owners: readonly Owner[]): number =>
  owners.reduce((total, owner) => total + (hundredthsOf(owner) ?? 0), 0)

const percentText = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} %`

/** "33.33 %" */
export function ownershipText(owner: Owner): string | undefined {
  const hundredths = hundredthsOf(owner)
  return hundredths === undefined ? undefined : percentText(hundredths)
}

export const owningLess = (now: readonly Owner[], before: readonly Owner[]): boolean =>
  totalOf(now) < totalOf(before)

/** That all together own too much is said at the last owner. */
export function ownershipFault(owners: readonly Owner[]): { index: number; message: string } | undefined {
  const total = totalOf(owners)
  if (total <= wholeCompany) return undefined
  const index = owners.findLastIndex((owner) => hundredthsOf(owner))
  return { index, message: `All persons together own ${percentText(total)}. At most 100 % is possible` }
}

/** "30.00 %": what nobody in the list owns, where that leaves room for one more owner to identify; undefined while a percent is missing. */
export function unlistedPart(owners: readonly Owner[]): string | undefined {
  if (owners.some((owner) => hundredthsOf(owner) === undefined)) return undefined
  const rest = wholeCompany - totalOf(owners)
  return rest >= leastOfOwner ? percentText(rest) : undefined
}

export const askForOwners = (part: string | undefined): string =>
  `Add who owns the other ${part}, or confirm that no other person owns 25 % or more`

export const isOwnerToIdentify = (owner: Owner): boolean => (hundredthsOf(owner) ?? 0) >= leastOfOwner

type OwnerUnderReview = Owner & {
  first_name: string
  last_name: string
  status: 'IN_PROGRESS' | 'Clear' | 'Refused' | null
  /** Of the identity documents. */
  expiryDates: readonly string[]
}

/** The name of one whom the review of the company does not identify: refused or still under review alone, or without a valid document. */
export function unidentifiedOwner(owners: readonly OwnerUnderReview[], today: string): string | undefined {
  const found = owners.find(
    (owner) =>
      isOwnerToIdentify(owner) &&
      (owner.status === 'IN_PROGRESS' ||
        owner.status === 'Refused' ||
        !owner.expiryDates.some((day) => day >= today)),
  )
  return found && `${found.first_name} ${found.last_name}`
}
