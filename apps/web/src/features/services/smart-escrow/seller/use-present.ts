import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import type { DocumentKind } from '@tradelane/contract/smart-escrow/document-kinds'
import { kindOfTitle } from '@tradelane/contract/smart-escrow/kind-of-title'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import type { Currency } from '@tradelane/money'
import { useState } from 'react'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { api } from '../../../../lib/net/api.ts'
import { fileTypes, typesWithXml, whyRefused } from '../../../../ui/forms/file-rules.ts'
import type { TypedTransportForm } from '../../../../ui/forms/transport-form-fields.tsx'
import { useLinkAnswer } from '../../../../ui/links/use-link-answer.ts'
import { toast } from '../../../../ui/toast.ts'
import type { OpenedEscrow } from './seller-queries.ts'

type Body = WireInput<typeof sellerEscrows.present>['body']

/** The form as typed; '' is not given. */
export type Stated = {
  kind: DocumentKind | ''
  document_number: string
  document_date: string
  amount: string
  currency: Currency
  port_of_loading: string
  port_of_discharge: string
  shipment_date: string
  transhipment: 'yes' | 'no' | ''
  partial_shipment: 'yes' | 'no' | ''
} & TypedTransportForm
export type Faults = Readonly<Record<string, string>>

const nothing: Omit<Stated, 'currency'> = {
  ...{ kind: '', document_number: '', document_date: '', amount: '', port_of_loading: '' },
  ...{ port_of_discharge: '', shipment_date: '', transhipment: '', partial_shipment: '' },
  ...{ document_form: '', platform: '', platform_reference: '' },
}

/** Only what the form shows for the kind of document, and what was typed. */
function bodyOf({ currency, amount, ...stated }: Stated): Partial<Body> {
  const { kind, document_number, document_date, platform, platform_reference, ...shipment } = stated
  const common = { kind, document_number, document_date }
  const place = shipment.document_form === 'electronic' ? { platform, platform_reference } : {}
  if (kind === 'transport_document') return typed({ ...common, ...shipment, ...place }) as Partial<Body>
  const hasAmount = kind === 'commercial_invoice' || kind === 'insurance_certificate'
  const money = hasAmount ? { ...(amount !== '' && { amount: Number(amount) }), currency } : {}
  return { ...typed(common), ...money } as Partial<Body>
}

const typed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

type PresentProps = {
  opened: OpenedEscrow
  item: string
  /** What the block asks for: it may name the kind. */
  title: string
  currency: Currency
  onDone: () => void
  onEnded: () => void
}

/** What is typed of a document, and sending it. */
export function usePresent({ opened, item, title, currency, onDone, onEnded }: PresentProps) {
  const [stated, setStated] = useState<Stated>({ ...nothing, kind: kindOfTitle(title) ?? '', currency })
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const sending = useLinkAnswer({
    send: async (chosen: File) => {
      const base64File = await fileBase64(chosen)
      const body = { ...opened, item, base64File, file_name: chosen.name.slice(0, 255), ...bodyOf(stated) }
      return api(sellerEscrows.present, { body: body as Body })
    },
    onDone: ({ message }) => {
      toast.success(message)
      onDone()
    },
    onClosed: onEnded,
  })
  const types = stated.kind === 'commercial_invoice' ? typesWithXml : fileTypes
  const [isTried, setIsTried] = useState(false)
  // The call does not ask for it: older clients do not send it.
  const noForm =
    stated.kind === 'transport_document' && stated.document_form === ''
      ? 'Choose the form of the document'
      : ''
  const faults: Faults = {
    ...sending.faults,
    ...(refusal && { base64File: refusal }),
    ...(isTried && noForm && { document_form: noForm }),
  }
  return {
    ...{ stated, file, faults, sending, types },
    problem: sending.problem,
    set: (changed: Partial<Stated>) => setStated((before) => ({ ...before, ...changed })),
    choose: (chosen: File) => {
      const why = whyRefused(chosen, types)
      setRefusal(why)
      setFile(why ? undefined : chosen)
    },
    send: () => {
      setIsTried(true)
      if (!file) setRefusal((before) => before ?? 'Please select a file.')
      else if (!noForm && !sending.isSending) sending.send(file)
    },
  }
}
