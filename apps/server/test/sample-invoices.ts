import PDFDocument from 'pdfkit'

/** An invoice of 10,000.00 EUR, as each format writes it. */
const sample = {
  number: 'RE-2026-0042',
  issued: '2026-11-20',
  due: '2027-01-19',
  order: 'PO-7731',
  currency: 'EUR',
  total: '10000.00',
  seller: 'Nordwerk Industrie GmbH',
  sellerNumber: 'DE123456789',
  buyer: 'Hafenhandel GmbH',
  buyerNumber: 'DE987654321',
}
export type SampleInvoice = typeof sample
type Changes = Partial<SampleInvoice>
const compact = (day: string) => day.replaceAll('-', '')

/** UN/CEFACT CII in the profile EN 16931 of Factur-X 1.0. */
export function ciiInvoice(changes: Changes & { type?: string } = {}): string {
  const { type = '380', ...given } = changes
  const it = { ...sample, ...given }
  const date = (day: string) => `<udt:DateTimeString format="102">${compact(day)}</udt:DateTimeString>`
  const party = (name: string, number: string) =>
    `<ram:Name>${name}</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${number}</ram:ID></ram:SpecifiedTaxRegistration>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>${it.number}</ram:ID><ram:TypeCode>${type}</ram:TypeCode><ram:IssueDateTime>${date(it.issued)}</ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Bearings</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${party(it.seller, it.sellerNumber)}</ram:SellerTradeParty><ram:BuyerTradeParty>${party(it.buyer, it.buyerNumber)}</ram:BuyerTradeParty><ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${it.order}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${it.currency}</ram:InvoiceCurrencyCode><ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${date(it.due)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>8403.36</ram:LineTotalAmount><ram:GrandTotalAmount>${it.total}</ram:GrandTotalAmount><ram:DuePayableAmount>${it.total}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`
}

/** ZUGFeRD 1.0, which German programs still write. */
export function zugferdOneInvoice(changes: Changes = {}): string {
  const renamed = [
    ['rsm:CrossIndustryInvoice', 'rsm:CrossIndustryDocument'],
    ['rsm:ExchangedDocument>', 'rsm:HeaderExchangedDocument>'],
    ['rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction'],
    ['ram:ApplicableHeaderTradeAgreement', 'ram:ApplicableSupplyChainTradeAgreement'],
    ['ram:ApplicableHeaderTradeSettlement', 'ram:ApplicableSupplyChainTradeSettlement'],
    ['ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'ram:SpecifiedTradeSettlementMonetarySummation'],
    ['ram:IssuerAssignedID', 'ram:ID'],
  ] as const
  return renamed.reduce((xml, [from, to]) => xml.replaceAll(from, to), ciiInvoice(changes))
}

/** Peppol BIS Billing 3.0. */
export function ublInvoice(changes: Changes & { root?: 'Invoice' | 'CreditNote' } = {}): string {
  const { root = 'Invoice', ...given } = changes
  const it = { ...sample, ...given }
  const party = (name: string, number: string) =>
    `<cac:Party><cbc:EndpointID schemeID="0204">991-12345-67</cbc:EndpointID><cac:PartyName><cbc:Name>${name}, trading</cbc:Name></cac:PartyName><cac:PartyTaxScheme><cbc:CompanyID>${number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`
  const due = root === 'Invoice' ? `<cbc:DueDate>${it.due}</cbc:DueDate>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
<cbc:ID>${it.number}</cbc:ID><cbc:IssueDate>${it.issued}</cbc:IssueDate>${due}<cbc:${root}TypeCode>${root === 'Invoice' ? 380 : 381}</cbc:${root}TypeCode><cbc:DocumentCurrencyCode>${it.currency}</cbc:DocumentCurrencyCode>
<cac:OrderReference><cbc:ID>${it.order}</cbc:ID></cac:OrderReference>
<cac:AccountingSupplierParty>${party(it.seller, it.sellerNumber)}</cac:AccountingSupplierParty><cac:AccountingCustomerParty>${party(it.buyer, it.buyerNumber)}</cac:AccountingCustomerParty>
<cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="${it.currency}">${it.total}</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="${it.currency}">2000.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="${it.currency}">8000.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>
</${root}>`
}

/** FatturaPA 1.2, with a style sheet as Italian programs write it. */
export function fatturaPa(changes: Changes & { bodies?: number } = {}): string {
  const { bodies = 1, ...given } = changes
  const it = { ...sample, ...given }
  const party = (element: string, name: string, number: string) =>
    `<${element}><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>${number}</IdCodice></IdFiscaleIVA><Anagrafica>${name}</Anagrafica></DatiAnagrafici></${element}>`
  const body = `<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>${it.currency}</Divisa><Data>${it.issued}</Data><Numero>${it.number}</Numero><ImportoTotaleDocumento>${it.total}</ImportoTotaleDocumento></DatiGeneraliDocumento><DatiOrdineAcquisto><IdDocumento>${it.order}</IdDocumento></DatiOrdineAcquisto></DatiGenerali><DatiPagamento><DettaglioPagamento><DataScadenzaPagamento>2026-12-20</DataScadenzaPagamento></DettaglioPagamento><DettaglioPagamento><DataScadenzaPagamento>${it.due}</DataScadenzaPagamento></DettaglioPagamento></DatiPagamento></FatturaElettronicaBody>`
  return `<?xml version="1.0" encoding="windows-1252"?>
<?xml-stylesheet type="text/xsl" href="fatturapa_v1.2.xsl"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"><FatturaElettronicaHeader>${party('CedentePrestatore', `<Denominazione>${it.seller}</Denominazione>`, it.sellerNumber)}${party('CessionarioCommittente', '<Nome>Niccolò</Nome><Cognome>Rossi</Cognome>', it.buyerNumber)}</FatturaElettronicaHeader>${body.repeat(bodies)}</p:FatturaElettronica>`
}

/** FA(3), the structure of KSeF since 1 February 2026. */
export function ksefInvoice(changes: Changes & { type?: string } = {}): string {
  const { type = 'VAT', ...given } = changes
  const it = { ...sample, currency: 'PLN', sellerNumber: '5265877635', buyerNumber: '1234563218', ...given }
  const party = (element: string, name: string, number: string) =>
    `<${element}><DaneIdentyfikacyjne><NIP>${number}</NIP><Nazwa>${name}</Nazwa></DaneIdentyfikacyjne></${element}>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"><Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza><WariantFormularza>3</WariantFormularza></Naglowek>${party('Podmiot1', it.seller, it.sellerNumber)}${party('Podmiot2', it.buyer, it.buyerNumber)}<Fa><KodWaluty>${it.currency}</KodWaluty><P_1>${it.issued}</P_1><P_2>${it.number}</P_2><P_15>${it.total}</P_15><RodzajFaktury>${type}</RodzajFaktury><Platnosc><TerminPlatnosci><Termin>${it.due}</Termin></TerminPlatnosci></Platnosc><WarunkiTransakcji><Zamowienia><NrZamowienia>${it.order}</NrZamowienia></Zamowienia></WarunkiTransakcji></Fa></Faktura>`
}

type EmbeddedFile = { xml: string; name?: string; type?: string }

/** A Factur-X invoice as a writer of PDFs makes it: a page, and the files inside. */
export async function facturX(...files: readonly EmbeddedFile[]): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion: '1.7' })
  const parts: Buffer[] = []
  const written = new Promise<Buffer>((resolve) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
  })
  document.fontSize(18).text('Invoice')
  // The relationship is missing from the types of the package.
  for (const { xml, name = 'factur-x.xml', type = 'text/xml' } of files)
    document.file(Buffer.from(xml), { name, type, ...{ relationship: 'Alternative' } })
  document.end()
  return written
}
