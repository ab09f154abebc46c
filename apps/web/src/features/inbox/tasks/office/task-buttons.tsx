import type { TaskAction, WireOfficeTask } from '@tradelane/contract/tasks/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSaveTask } from '../parts/task-queries.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** The actions for an open task. One that is assigned to a colleague can only be handed over. */
export function OfficeTaskButtons({ task }: { task: WireOfficeTask }) {
  const saving = useSaveTask()
  const { task_id, title, closed_at, is_mine, may_complete, administrator_name } = task
  if (closed_at !== null) return null
  const whileMine: [TaskAction, string][] = [['give_back', 'Unassign']]
  if (may_complete) whileMine.push(['done', 'Done'])
  const whileNobodys: [TaskAction, string][] = administrator_name === null ? [['take', 'Assign to me']] : []
  const save = (action: TaskAction) =>
    saving.mutate(
      { task_id, action },
      { onError: (error) => toast.error(messageOf(error, 'The change could not be saved.')) },
    )
  const about = <span className="sr-only">: {title}</span>
  return (
    <StaffOnly call={adminTasks.save}>
      <span className="relative z-1 inline-flex justify-end gap-2 whitespace-nowrap max-sm:flex-wrap">
        {(is_mine ? whileMine : whileNobodys).map(([action, label]) => (
          <Button key={action} size="sm" isBusy={saving.isPending} onClick={() => save(action)}>
            {label}
            {about}
          </Button>
        ))}
        <DialogButton
          size="sm"
          text={
            <>
              {administrator_name === null ? 'Assign to a colleague' : 'Hand over'}
              {about}
            </>
          }
        >
          {(close) => <HandOverDialog task={task} onClose={close} />}
        </DialogButton>
      </span>
    </StaffOnly>
  )
}
