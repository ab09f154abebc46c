import { securityAnswers, startAnswers, verificationAnswers } from './company-answers.ts'
import { factoringAnswers } from './factoring-answers.ts'
import type { FaqEntry } from './faq-entry.ts'
import { freightAnswers } from './freight-answers.ts'
import { inspectionAnswers } from './inspection-answers.ts'
import { partnerAnswers, paymentAnswers } from './payment-answers.ts'
import { serviceAnswers, usingAnswers } from './trade-answers.ts'
import { walletAnswers } from './wallet-answers.ts'

type FaqGroup = { title: string; entries: readonly FaqEntry[] }

/** Common questions with answers that match the product. Used by Help & Support and by the help assistant. */
export const faq: readonly FaqGroup[] = [
  { title: 'Getting started', entries: startAnswers },
  { title: 'Business verification', entries: verificationAnswers },
  { title: 'Wallet', entries: walletAnswers },
  { title: 'Payments', entries: paymentAnswers },
  { title: 'Partners', entries: partnerAnswers },
  { title: 'Freight and insurance', entries: freightAnswers },
  { title: 'Quality assurance', entries: inspectionAnswers },
  { title: 'Invoice factoring', entries: factoringAnswers },
  { title: 'Security', entries: securityAnswers },
  { title: 'Other services', entries: serviceAnswers },
  { title: 'Using Tradelane', entries: usingAnswers },
]
