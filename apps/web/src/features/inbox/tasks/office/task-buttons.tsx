import type { TaskAction, WireOfficeTask } from '@tradelane/contract/tasks/calls'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSaveTask } from '../parts/task-queries.ts'

/** The actions for a task: none if it is done or assigned to a colleague. */
export function OfficeTaskButtons({ task }: { task: WireOfficeTask }) {
  const saving = useSaveTask()
  const { task_id, title, closed_at, is_mine, may_complete, administrator_name } = task
  if (closed_at !== null || (administrator_name !== null && !is_mine)) return null
  const whileMine: [TaskAction, string][] = [['give_back', 'Unassign']]
  if (may_complete) whileMine.push(['done', 'Done'])
  const actions: [TaskAction, string][] = is_mine ? whileMine : [['take', 'Assign to me']]
  const save = (action: TaskAction) =>
    saving.mutate(
      { task_id, action },
      { onError: (error) => toast.error(messageOf(error, 'The change could not be saved.')) },
    )
  return (
    <span className="relative z-1 inline-flex gap-2">
      {actions.map(([action, label]) => (
        <Button key={action} size="sm" isBusy={saving.isPending} onClick={() => save(action)}>
          {label}
          <span className="sr-only">: {title}</span>
        </Button>
      ))}
    </span>
  )
}
