/** What a link is for. Its words and its page are here; what it shows and does is declared by the feature that owns it. */
export type PurposeInfo = {
  /** The page's heading. */
  title: string
  page: `/${string}`
  /** Whether a code is mailed when the link is opened: required if it shows or changes something of value. */
  needsCode: boolean
  /** It never names the customer that it is about: `{company}` is Tradelane. */
  hidesCustomer?: true
  /** The mail, where `{company}` is who asks. */
  subject: string
  lead: string
  /** The same where the back office asks. */
  byTradelane?: { subject: string; lead: string }
  /** The lead where the link is mailed because something has happened. */
  newsLead?: string
}

export const linkPurposes = {
  doc_upload: {
    title: 'Upload a document',
    page: '/upload',
    needsCode: false,
    subject: '{company} asks you for a document',
    lead: '{company} asks you to upload a document through Tradelane.',
    byTradelane: {
      subject: 'Tradelane asks you for a document',
      lead: 'Tradelane asks you to upload a document. It concerns {company}, with whom you trade.',
    },
  },
  trading_info: {
    title: 'Trading information',
    page: '/trading-info',
    needsCode: false,
    subject: '{company} asks you for trading information',
    lead: '{company} asks you to describe your trade with them. It is needed to finance what you buy from them.',
  },
  invoice_confirm: {
    title: 'Confirm an invoice',
    page: '/confirm-invoice',
    needsCode: true,
    subject: '{company} asks you to confirm an invoice',
    lead: '{company} asks you to confirm the amount and the due date of an invoice.',
  },
  escrow_agree: {
    title: 'Smart escrow',
    page: '/escrow',
    needsCode: true,
    subject: '{company} has set money aside for you in an escrow',
    lead: '{company} has set money aside for you. Read the terms, and agree to them or decline. With the same link you present your documents later.',
    newsLead: 'Something has happened to the escrow that {company} has funded for you.',
  },
  inspection_day: {
    title: 'Day of inspection',
    page: '/inspection-day',
    needsCode: true,
    subject: 'Tradelane asks you to agree the day of an inspection',
    lead: 'An inspector is to visit you. {company} ordered the inspection. Choose a day, and say who receives the inspector.',
  },
  inspection_report: {
    title: 'Inspection report',
    page: '/inspection-report',
    needsCode: true,
    subject: 'Tradelane asks you for an inspection report',
    lead: 'Tradelane asks you to report on an inspection that {company} ordered.',
  },
  vendor_quote: {
    title: 'Your offer',
    page: '/vendor-quote',
    needsCode: true,
    hidesCustomer: true,
    subject: 'Tradelane asks you for an offer',
    lead: 'A customer of ours needs what follows. Send us your price, or say that you cannot offer.',
  },
} as const satisfies Record<string, PurposeInfo>

export type LinkPurposeName = keyof typeof linkPurposes
export const linkPurposeNames = Object.keys(linkPurposes) as [LinkPurposeName, ...LinkPurposeName[]]
