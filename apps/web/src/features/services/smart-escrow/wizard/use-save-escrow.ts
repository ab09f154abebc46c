import { useQueryClient } from '@tanstack/react-query'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusedFields } from '../../../../lib/forms/use-contract-form.ts'
import { api } from '../../../../lib/net/api.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { useChange } from '../../../../lib/net/use-change.ts'
import { pricesQuery } from '../../../../lib/queries/prices.ts'
import { toast } from '../../../../ui/toast.ts'
import type { EscrowBody } from './details-values.ts'

type Saved<V extends FieldValues> = {
  body: EscrowBody
  /** Of the draft; empty for a new one. */
  id: string
  form: Pick<UseFormReturn<V>, 'setError' | 'getValues'>
  /** The field of the form for a path of the body, where they differ. */
  fieldOf?: (path: string) => string
}

/** Saves the draft, and says what the server says: beside its field, or in a message. */
export function useSaveEscrow() {
  const client = useQueryClient()
  const saving = useChange('smart_escrow', ({ body, id }: { body: EscrowBody; id: string }) =>
    id === ''
      ? api(smartEscrows.add, { body })
      : api(smartEscrows.update, { body: { ...body, smart_escrow_id: id } }),
  )
  return {
    isPending: saving.isPending,
    isSuccess: saving.isSuccess,
    save: <V extends FieldValues>({ form, fieldOf, ...given }: Saved<V>, onSaved: (id: string) => void) =>
      saving.mutate(given, {
        onSuccess: ({ msg, smart_escrow_id }) => {
          toast.success(msg)
          onSaved(smart_escrow_id)
        },
        onError: (error) => {
          // The rate of the fee may have changed meanwhile.
          void client.invalidateQueries({ queryKey: pricesQuery.queryKey })
          if (showRefusedFields(form, error, fieldOf)) return
          toast.error('Something went wrong, please try again')
          toast.error(messageOf(error))
        },
      }),
  }
}
