import { useQuery } from '@tanstack/react-query'
import type { WireOfficeTask } from '@tradelane/contract/tasks/calls'
import { useState } from 'react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { toast } from '../../../../ui/toast.ts'
import { colleaguesQuery, useSaveTask } from '../parts/task-queries.ts'

/** Assigns a task to a colleague, with how much each has to do already. */
export function HandOverDialog({ task, onClose }: { task: WireOfficeTask; onClose: () => void }) {
  const saving = useSaveTask()
  const { data: colleagues, error } = useQuery(colleaguesQuery)
  const [chosen, setChosen] = useState('')
  const [fault, setFault] = useState('')
  const hasNobody = colleagues?.length === 0
  const handOver = () => {
    if (chosen === '') return setFault('Choose a colleague')
    saving.mutate(
      { task_id: task.task_id, action: 'hand_over', administrator_id: chosen },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? '')
          onClose()
        },
        onError: (refused) => setFault(messageOf(refused, 'The change could not be saved.')),
      },
    )
  }
  const isHeld = task.administrator_name !== null
  return (
    <FormDialog
      title={isHeld ? 'Hand over this task' : 'Assign this task to a colleague'}
      lead={task.title}
      onClose={onClose}
      onSubmit={handOver}
      submitText={isHeld ? 'Hand over' : 'Assign'}
      busyText={isHeld ? 'Handing over' : 'Assigning'}
      isBusy={saving.isPending}
      isReady={!hasNobody}
    >
      {hasNobody ? (
        <p>You are the only administrator so far.</p>
      ) : (
        <Select
          label="Colleague"
          placeholder="Choose a colleague"
          options={(colleagues ?? []).map(({ administrator_id, name, open_tasks }) => ({
            value: administrator_id,
            label: `${name} (${open_tasks} open)`,
          }))}
          value={chosen}
          error={fault || (error ? messageOf(error, 'The colleagues could not be loaded.') : undefined)}
          onChange={({ target }) => {
            setChosen(target.value)
            setFault('')
          }}
        />
      )}
    </FormDialog>
  )
}
