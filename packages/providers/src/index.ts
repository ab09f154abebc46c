export type {
  Amendment,
  AmendmentAnswer,
  BookingAnswer,
  Carriage,
  CarriageLeg,
  CarriageParty,
  CarriageRequest,
  CarriageStop,
  CarriageUpdate,
  CarrierEvent,
  Carriers,
  CutOffs,
  ProofOfDelivery,
  ShippingInstructions,
} from './carriers/carriers.ts'
export { noCarriers } from './carriers/no-carriers.ts'
export {
  type CarrierNews,
  type PlayedCarriage,
  type SandboxCarriers,
  sandboxCarriers,
} from './carriers/sandbox/sandbox-carriers.ts'
export type { Clock } from './clock.ts'
export { clamd, type Scanner } from './files/clamd.ts'
export { diskFiles } from './files/disk-files.ts'
export type { FileStore, StoredFile } from './files/file-store.ts'
export { diskLines, type LineLog } from './files/line-log.ts'
export type { S3Options } from './files/s3-bucket.ts'
export { s3Files } from './files/s3-files.ts'
export type {
  Collection,
  CollectionAccount,
  FinancePartners,
  TransferAnswer,
} from './finance/finance-partners.ts'
export { noFinancePartners } from './finance/no-finance-partners.ts'
export type { PlayedTransfer } from './finance/sandbox/list-transfers.ts'
export {
  type SandboxFinancePartners,
  sandboxFinancePartners,
} from './finance/sandbox/sandbox-finance-partners.ts'
export type { DayTable, ReferenceTables } from './fx/day-table.ts'
export { ecbDaily } from './fx/ecb-daily.ts'
export type { FxSource, MidRate } from './fx/fx-source.ts'
export { UnknownRate } from './fx/fx-source.ts'
export { sandboxRates } from './fx/sandbox-rates.ts'
export { tableRates } from './fx/table-rates.ts'
export { dayOf, lastTargetDay } from './fx/target-days.ts'
export type { Mail, Mailer } from './mail/mailer.ts'
export { MailNotSent } from './mail/mailer.ts'
export { type KeptMail, type SandboxMailer, sandboxMailer } from './mail/sandbox-mailer.ts'
export { smtpMailer } from './mail/smtp-mailer.ts'
export type { AccountCorrection } from './payments/account-correction.ts'
export type {
  Corridor,
  CorridorField,
  CorridorRules,
  FieldRule,
  PayoutFault,
} from './payments/corridor.ts'
export type { Customer } from './payments/customer.ts'
export {
  type AccountToCheck,
  isCheckedCorridor,
  type NameCheck,
  type NameCheckResult,
} from './payments/name-check.ts'
export type { NiumConfig } from './payments/nium/nium-api.ts'
export { type NiumOptions, niumPayments } from './payments/nium/nium-payments.ts'
export type {
  AccountDetails,
  Balance,
  Charge,
  Conversion,
  ConversionRequest,
  Deposit,
  Funding,
  Movement,
  PaymentProvider,
  PayoutKey,
  ProviderPayout,
  RequestAnswer,
  ReturnedDeposit,
  WebhookEvent,
  WebhookHeaders,
} from './payments/payment-provider.ts'
export type { Beneficiary, Payout, PayoutMethod, PayoutRequest, PayoutStatus } from './payments/payout.ts'
export { plainLine } from './payments/plain-line.ts'
export type { DeliveryFaults, PostWebhook } from './payments/sandbox/deliver-webhooks.ts'
export type { PlayedPayout } from './payments/sandbox/play-payout.ts'
export {
  type SandboxOptions,
  type SandboxPayments,
  sandboxPayments,
} from './payments/sandbox/sandbox-payments.ts'
export type { SandboxTiming } from './payments/sandbox/timing.ts'
export { ProviderUnavailable } from './provider-unavailable.ts'
export { isRefusedBySandbox } from './verification/sandbox-verification.ts'
