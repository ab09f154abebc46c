import type { EInvoiceFormat } from '@tradelane/contract/documents/e-invoice'

/** Where a format has what is read, below its root: the first path with a text is taken. Texts of one path can be joined, such as first and last name. */
export type InvoicePaths = {
  format: EInvoiceFormat
  type: string
  number: string
  issueDate: string
  dueDate: readonly string[]
  orderNumber: readonly string[]
  currency: string
  total: readonly string[]
  payable: readonly string[]
  sellerName: readonly string[]
  sellerNumber: readonly string[]
  buyerName: readonly string[]
  buyerNumber: readonly string[]
}

const partyOfUbl = (party: string) => ({
  name: [`${party}/Party/PartyLegalEntity/RegistrationName`, `${party}/Party/PartyName/Name`],
  number: [`${party}/Party/PartyTaxScheme/CompanyID`, `${party}/Party/PartyLegalEntity/CompanyID`],
})
const ublSeller = partyOfUbl('AccountingSupplierParty')
const ublBuyer = partyOfUbl('AccountingCustomerParty')

/** UBL 2.1, as EN 16931-3-2 binds it (Peppol BIS Billing 3.0, XRechnung). */
const ubl = (type: string): InvoicePaths => ({
  format: 'ubl',
  type,
  number: 'ID',
  issueDate: 'IssueDate',
  dueDate: ['DueDate', 'PaymentMeans/PaymentDueDate'],
  orderNumber: ['OrderReference/ID'],
  currency: 'DocumentCurrencyCode',
  total: ['LegalMonetaryTotal/TaxInclusiveAmount'],
  payable: ['LegalMonetaryTotal/PayableAmount'],
  sellerName: ublSeller.name,
  sellerNumber: ublSeller.number,
  buyerName: ublBuyer.name,
  buyerNumber: ublBuyer.number,
})

type CiiNames = { head: string; trade: string; agreement: string; settlement: string; sums: string }

/** UN/CEFACT Cross Industry Invoice (EN 16931-3-3, Factur-X, ZUGFeRD from 2.0 on), and with other names ZUGFeRD 1.0. */
function cii({ head, trade, agreement, settlement, sums }: CiiNames): InvoicePaths {
  const agreed = `${trade}/${agreement}`
  const settled = `${trade}/${settlement}`
  const numbers = (party: string) => [
    `${agreed}/${party}/SpecifiedTaxRegistration/ID`,
    `${agreed}/${party}/SpecifiedLegalOrganization/ID`,
  ]
  return {
    format: 'cii',
    type: `${head}/TypeCode`,
    number: `${head}/ID`,
    issueDate: `${head}/IssueDateTime/DateTimeString`,
    dueDate: [`${settled}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`],
    orderNumber: [
      `${agreed}/BuyerOrderReferencedDocument/IssuerAssignedID`,
      `${agreed}/BuyerOrderReferencedDocument/ID`,
    ],
    currency: `${settled}/InvoiceCurrencyCode`,
    total: [`${settled}/${sums}/GrandTotalAmount`],
    payable: [`${settled}/${sums}/DuePayableAmount`],
    sellerName: [`${agreed}/SellerTradeParty/Name`],
    sellerNumber: numbers('SellerTradeParty'),
    buyerName: [`${agreed}/BuyerTradeParty/Name`],
    buyerNumber: numbers('BuyerTradeParty'),
  }
}

const personOfFattura = (party: string) =>
  ['Denominazione', 'Nome', 'Cognome'].map(
    (name) => `FatturaElettronicaHeader/${party}/DatiAnagrafici/Anagrafica/${name}`,
  )
const numberOfFattura = (party: string) => [
  `FatturaElettronicaHeader/${party}/DatiAnagrafici/IdFiscaleIVA/IdCodice`,
  `FatturaElettronicaHeader/${party}/DatiAnagrafici/CodiceFiscale`,
]
const generalData = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento'

/** FatturaPA 1.2, of Italy's Agenzia delle Entrate. */
const fatturaPa: InvoicePaths = {
  format: 'fatturapa',
  type: `${generalData}/TipoDocumento`,
  number: `${generalData}/Numero`,
  issueDate: `${generalData}/Data`,
  dueDate: ['FatturaElettronicaBody/DatiPagamento/DettaglioPagamento/DataScadenzaPagamento'],
  orderNumber: ['FatturaElettronicaBody/DatiGenerali/DatiOrdineAcquisto/IdDocumento'],
  currency: `${generalData}/Divisa`,
  total: [`${generalData}/ImportoTotaleDocumento`],
  payable: [],
  sellerName: personOfFattura('CedentePrestatore'),
  sellerNumber: numberOfFattura('CedentePrestatore'),
  buyerName: personOfFattura('CessionarioCommittente'),
  buyerNumber: numberOfFattura('CessionarioCommittente'),
}

const personOfKsef = (party: string) => `${party}/DaneIdentyfikacyjne`

/** FA(2) and FA(3), of Poland's Ministry of Finance. */
const ksef: InvoicePaths = {
  format: 'ksef',
  type: 'Fa/RodzajFaktury',
  number: 'Fa/P_2',
  issueDate: 'Fa/P_1',
  dueDate: ['Fa/Platnosc/TerminPlatnosci/Termin'],
  orderNumber: ['Fa/WarunkiTransakcji/Zamowienia/NrZamowienia'],
  currency: 'Fa/KodWaluty',
  total: ['Fa/P_15'],
  payable: [],
  sellerName: [`${personOfKsef('Podmiot1')}/Nazwa`],
  sellerNumber: [`${personOfKsef('Podmiot1')}/NIP`],
  buyerName: [`${personOfKsef('Podmiot2')}/Nazwa`],
  buyerNumber: ['NIP', 'NrVatUE', 'NrID'].map((name) => `${personOfKsef('Podmiot2')}/${name}`),
}

/** By the outermost element. Versions have other namespaces and the same names, so the namespace decides nothing. */
const embeddedFormats: Readonly<Record<string, InvoicePaths>> = {
  Invoice: ubl('InvoiceTypeCode'),
  CreditNote: ubl('CreditNoteTypeCode'),
  CrossIndustryInvoice: cii({
    head: 'ExchangedDocument',
    trade: 'SupplyChainTradeTransaction',
    agreement: 'ApplicableHeaderTradeAgreement',
    settlement: 'ApplicableHeaderTradeSettlement',
    sums: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  }),
  CrossIndustryDocument: cii({
    head: 'HeaderExchangedDocument',
    trade: 'SpecifiedSupplyChainTradeTransaction',
    agreement: 'ApplicableSupplyChainTradeAgreement',
    settlement: 'ApplicableSupplyChainTradeSettlement',
    sums: 'SpecifiedTradeSettlementMonetarySummation',
  }),
}
const nationalFormats: Readonly<Record<string, InvoicePaths>> = {
  FatturaElettronica: fatturaPa,
  Faktura: ksef,
}

export const formatsOf = { pdf: embeddedFormats, xml: { ...embeddedFormats, ...nationalFormats } }

/** How each format says that something is given back: UNTDID 1001, FatturaPA TD04 and TD08, KSeF's corrections. */
export const creditNoteTypes: readonly string[] = [
  ...['81', '83', '261', '308', '381', '396', '420', '458', '532'],
  ...['TD04', 'TD08', 'KOR', 'KOR_ZAL', 'KOR_ROZ'],
]
