import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { kindOfTitle } from '@tradelane/contract/smart-escrow/kind-of-title'
import { statedDocument } from '@tradelane/contract/smart-escrow/presentations'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import type { Currency } from '@tradelane/money'
import { useEffect, useState } from 'react'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { focusFirstFault } from '../../../../lib/forms/focus-first-fault.ts'
import { api } from '../../../../lib/net/api.ts'
import { fileTypes, typesWithXml, whyRefused } from '../../../../ui/forms/file-rules.ts'
import { useLinkAnswer } from '../../../../ui/links/use-link-answer.ts'
import { toast } from '../../../../ui/toast.ts'
import { statedBy, useReadInvoice } from './read-invoice.ts'
import type { OpenedEscrow } from './seller-queries.ts'
import type { Faults, Stated } from './stated.ts'

type Body = WireInput<typeof sellerEscrows.present>['body']

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

/** What the call would refuse, and the form of a transport document: older clients do not send it, so the call does not ask for it. */
function faultsOf(stated: Stated, fileFault: string | undefined): Faults {
  const issues = statedDocument.safeParse(bodyOf(stated)).error?.issues ?? []
  const noForm = stated.kind === 'transport_document' && stated.document_form === ''
  return {
    ...Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse()),
    ...(noForm && { document_form: 'Choose the form of the document' }),
    ...(fileFault && { base64File: fileFault }),
  }
}

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
    values: { ...stated, base64File: file },
  })
  const types = stated.kind === 'commercial_invoice' ? typesWithXml : fileTypes
  const reading = useReadInvoice(opened, (invoice) =>
    setStated((before) => ({ ...before, ...statedBy(invoice, before) })),
  )
  const [tries, setTries] = useState(0)
  const { ref } = sending.focus
  // Once the messages are on the page.
  useEffect(() => {
    if (tries > 0) focusFirstFault(ref.current)
  }, [tries, ref])
  const missing = faultsOf(stated, file ? whyRefused(file, types) : 'Please select a file.')
  const faults: Faults = {
    ...sending.faults,
    ...(tries > 0 && missing),
  }
  return {
    ...{ stated, file, faults, sending, types, note: reading.note },
    problem: sending.problem,
    set: (changed: Partial<Stated>) => setStated((before) => ({ ...before, ...changed })),
    choose: (chosen: File | undefined) => {
      setFile(chosen)
      if (chosen && stated.kind === 'commercial_invoice' && !whyRefused(chosen, types)) reading.read(chosen)
    },
    send: () => {
      // All that is wrong at once, as the server would say it.
      if (!file || Object.keys(missing).length > 0) setTries(tries + 1)
      else if (!sending.isSending) sending.send(file)
    },
  }
}
